import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { plant } from './planted-tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const installed = path.join(root, 'node_modules')

/** A tree of planted files under the project's own settings. */
function plantUnder(settings: string[], files: Record<string, string>): string {
  const tree = plant(files)
  for (const file of settings) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    copyFileSync(path.join(root, file), path.join(tree, file))
  }
  symlinkSync(installed, path.join(tree, 'node_modules'))
  return tree
}
const run = (cwd: string, ...args: string[]) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' }).stdout

describe('the linter', () => {
  const broken: [string, string, string][] = [
    ['style/noEnum', 'packages/web/src/colour.ts', 'export enum Colour { Red }\n'],
    ['suspicious/noExplicitAny', 'packages/web/src/loose.ts', 'export const loose: any = 1\n'],
    ['style/noDefaultExport', 'packages/server/src/routes.ts', 'export default 1\n'],
    ['style/noNonNullAssertion', 'packages/web/src/sure.ts', 'export const sure = (list?: string[]) => list!.length\n'],
    ['performance/noBarrelFile', 'packages/web/src/barrel.ts', `export { fine } from './fine.ts'\n`],
    ['performance/noReExportAll', 'packages/web/src/star.ts', `export * from './fine.ts'\n`],
    [
      'style/useImportType',
      'packages/web/src/typed.ts',
      `import { Fine } from './fine.ts'\nexport const typed: Fine = 1\n`,
    ],
    [
      'correctness/useImportExtensions',
      'packages/web/src/short.ts',
      `import { fine } from './fine'\nexport const short = fine\n`,
    ],
    ['style/useFilenamingConvention', 'packages/web/src/BadName.ts', 'export const bad = 1\n'],
    [
      'security/noDangerouslySetInnerHtml',
      'packages/web/src/raw.tsx',
      'export const Raw = (html: string) => <p dangerouslySetInnerHTML={{ __html: html }} />\n',
    ],
    [
      'nursery/noFloatingPromises',
      'packages/server/src/lost.ts',
      'async function save(): Promise<void> {}\nexport function lost() {\n  save()\n}\n',
    ],
    ['suspicious/noSkippedTests', 'packages/web/src/later.test.ts', `it.skip('works', () => {})\n`],
    ['suspicious/noFocusedTests', 'packages/web/src/alone.test.ts', `it.only('works', () => {})\n`],
    ['suspicious/noConsole', 'packages/web/src/loud.ts', `console.log('here')\n`],
    ['suspicious/noTsIgnore', 'packages/web/src/hushed.ts', `// @ts-${'ignore'}\nexport const hushed = 1\n`],
    [
      'complexity/useMaxParams',
      'packages/web/src/many.ts',
      'export const many = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e]\n',
    ],
  ]

  it('finds everything that the style forbids, and nothing in a valid file', () => {
    const fine = {
      'packages/web/src/fine.ts': 'export const fine = 1\nexport type Fine = 1\n',
      'e2e.config.ts': 'export default 1\n',
    }
    const tree = plantUnder(['biome.json', '.gitignore'], {
      ...fine,
      ...Object.fromEntries(broken.map(([, file, text]) => [file, text])),
    })
    const report = run(
      tree,
      path.join(installed, '@biomejs/biome/bin/biome'),
      'lint',
      '--reporter=json',
      '--max-diagnostics=200',
      '.',
    )
    const { diagnostics }: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(report)
    const found = diagnostics.map(({ category, location }) => `${category} ${location.path}`)
    expect(found).toEqual(expect.arrayContaining(broken.map(([rule, file]) => `lint/${rule} ${file}`)))
    expect(found.filter((line) => line.endsWith('/fine.ts') || line.endsWith('.config.ts'))).toEqual([])
  })
})

describe('the compiler', () => {
  const errorsIn = (name: string, files: Record<string, string>) => {
    const settings = ['tsconfig.base.json', `packages/${name}/tsconfig.json`]
    const tree = plantUnder(
      settings,
      Object.fromEntries(Object.entries(files).map(([file, text]) => [`packages/${name}/src/${file}`, text])),
    )
    const printed = run(tree, path.join(installed, 'typescript/bin/tsc'), '-p', `packages/${name}`, '--pretty', 'false')
    return printed.split('\n').flatMap((line) => /src\/([\w.-]+)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
  }
  const clock = 'export const nowAt = () => new Date().toISOString()\n'
  const page = 'export const title = () => document.title\n'
  const folder = 'export const here = () => process.cwd()\n'

  it.each([
    ['contract', ['page.ts', 'folder.ts']],
    ['server', ['page.ts']],
    ['gates', ['page.ts']],
    ['web', ['folder.ts']],
  ])('lets %s use only what exists where it runs', (name, expected) => {
    expect(errorsIn(name, { 'clock.ts': clock, 'page.ts': page, 'folder.ts': folder }).sort()).toEqual(expected.sort())
  })

  it('reports every gap', () => {
    const found = errorsIn('contract', {
      'index-access.ts': 'export const first = (list: string[]): string => list[0]\n',
      'any.ts': 'export const loose = (value) => value\n',
      'enum.ts': 'export enum Colour { Red }\n',
      'type-import.ts': `import { Fine } from './fine.ts'\nexport const typed: Fine = 1\n`,
      'unused.ts': 'const unused = 1\nexport const used = 2\n',
      'fine.ts': 'export type Fine = 1\n',
    })
    expect(found.sort()).toEqual(['any.ts', 'enum.ts', 'index-access.ts', 'type-import.ts', 'unused.ts'])
  })
})
