import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const generated = new Set([
  'node_modules',
  '.git',
  'dist',
  'dist.tmp',
  'dist.old',
  '.data',
  '.cache',
  'shots',
  'test-results',
  'coverage',
])

/** Every file that git tracks or would track; in a tree without git, every file that is not generated. */
export function listFiles(root: string): string[] {
  if (existsSync(path.join(root, '.git'))) {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    })
    return listed
      .split('\0')
      .filter((file) => file !== '' && existsSync(path.join(root, file)))
      .sort()
  }
  return walk(root, '').sort()
}

function walk(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (generated.has(entry.name)) return []
    const file = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? walk(root, file) : [file]
  })
}

export const readSource = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8')

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)
export const isFixture = (file: string) => /\.fixture\.tsx?$/.test(file)
export const isTypeScript = (file: string) => /\.tsx?$/.test(file)
