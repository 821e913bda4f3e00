import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const server = fileURLToPath(new URL('../../..', import.meta.url))

/** A folder beside the server's own, where programs find the packages that the server's find. */
export async function programFolder() {
  const cache = path.join(server, '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'programs-'))
  return {
    /** What is in it has addresses relative to this one. */
    url: pathToFileURL(`${folder}/`),
    /** A program that does this with each piece of work. */
    writeProgram: async (name: string, code: string) => {
      const file = path.join(folder, `${name}.mjs`)
      await writeFile(
        file,
        `process.send({ tells: 'ready' })\nprocess.stdin.on('data', async (bytes) => {\n${code}\n})\n`,
      )
      return pathToFileURL(file)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The programs that work in processes of their own, and where their sources are. */
const sources = {
  'sheet-reader': 'ports/sheets',
  pdf: 'ports/documents',
  'pdf-inspector': 'ports/documents/incoming',
  seal: 'ports/sealing',
  'seal-checker': 'ports/sealing',
}
type Program = keyof typeof sources

/** Where `built-programs.fixture.ts` has put them. */
const BUILT = 'FAIRWAY_TEST_PROGRAMS'

/** Bundles all of them as the build does, so that they run behind their fence and start without a compiler. */
export async function buildPrograms(folder: URL) {
  const { build } = await import('rolldown')
  await build({
    input: Object.fromEntries(
      Object.entries(sources).map(([name, place]) => [name, path.join(server, 'src', place, `${name}.program.ts`)]),
    ),
    platform: 'node',
    external: (id) => !/^[./]/.test(id) && !id.startsWith('@fairway/'),
    output: {
      dir: fileURLToPath(folder),
      format: 'esm',
      entryFileNames: '[name].program.js',
      chunkFileNames: 'shared-[hash].js',
    },
  })
  process.env[BUILT] = folder.href
}

/** The option that names a program as it is shipped; none where it was not built, as in a benchmark. */
export function builtProgram(name: Program): { program?: URL } {
  const folder = process.env[BUILT]
  return folder ? { program: new URL(`${name}.program.js`, folder) } : {}
}
