// @ts-check
// `npm test -- --changed`: which tests a change can reach, by the imports between files and by slices.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** @typedef {Record<'unit' | 'spreadsheets' | 'slow' | 'api18' | 'e2e', string[]>} Selection the files of each stage */

const SERVER = 'packages/server/src/'
/** These load every slice: following imports through them would reach everything. */
const COMPOSED = /^packages\/server\/src\/([^/]+|platform\/testing)\.ts$/
const SOURCE = /\.(ts|tsx|mjs)$/

/** Files that differ from a commit, and untracked ones.
 * @param {string} root
 * @param {string} since */
export function changedFiles(root, since) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].sort()
}

/** The importers of each tracked file.
 * @param {string} root
 * @param {readonly string[]} files */
function importersIn(root, files) {
  const known = new Set(files)
  /** @type {Map<string, Set<string>>} */
  const importers = new Map()
  for (const file of files) {
    if (!SOURCE.test(file)) continue
    for (const target of importsOf(file, fs.readFileSync(path.join(root, file), 'utf8')))
      if (known.has(target)) importers.set(target, (importers.get(target) ?? new Set()).add(file))
  }
  return importers
}

/** @param {string} file
 * @param {string} text */
function importsOf(file, text) {
  const found = [...text.matchAll(/(?:from|import|import\(|new URL\()\s*'((?:\.{1,2}|@fairway)\/[^']+)'/g)]
  return found.map(([, target = '']) => {
    if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target)
    const [, packageName, ...rest] = target.split('/')
    return `packages/${packageName}/src/${rest.join('/')}.ts`
  })
}

/** Everything that a change can reach: the files themselves, and their importers.
 * @param {readonly string[]} changed
 * @param {Map<string, Set<string>>} importers */
function reach(changed, importers) {
  const reached = new Set(changed)
  for (const file of reached) {
    if (COMPOSED.test(file) && !changed.includes(file)) continue
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  return reached
}

/** The addresses of a slice's pages.
 * @param {string} text of its `.pages.ts` */
const addressesIn = (text) => [...text.matchAll(/^\s*'(\/[\w]+)/gm)].map(([, address = '']) => address)

/** @param {string} file */
const sliceOf = (file) => /^packages\/(?:contract\/src|(?:server|web)\/src\/features)\/([^/]+)\//.exec(file)?.[1]

/**
 * The tests of a change. API tests belong to their folder; browser tests to the slices whose pages they
 * open. Files outside of the slices (platform, ui, the shell) are used by all of them.
 * @param {string} root
 * @param {readonly string[]} changed
 * @param {readonly string[]} files all tracked files
 * @returns {Selection} */
export function selectTests(root, changed, files) {
  const reached = [...reach(changed, importersIn(root, files))]
  const named = (/** @type {string} */ kind) => reached.filter((file) => file.endsWith(`.${kind}.test.ts`)).sort()
  const folders = new Set(
    reached.filter((file) => file.startsWith(SERVER) && !COMPOSED.test(file)).map((file) => path.posix.dirname(file)),
  )
  const isShared = changed.some((file) => file.startsWith(`${SERVER}platform/`) || COMPOSED.test(file))
  const isOurs = (/** @type {string} */ file) => isShared || folders.has(path.posix.dirname(file))
  return {
    unit: reached.filter((file) => /(?<!\.(api|slow|spreadsheet|engine))\.test\.tsx?$/.test(file)).sort(),
    spreadsheets: named('spreadsheet'),
    slow: named('slow'),
    api18: files.filter((file) => file.endsWith('.api.test.ts') && isOurs(file)),
    e2e: browserTests(root, changed, files),
  }
}

/** @param {string} root
 * @param {readonly string[]} changed
 * @param {readonly string[]} files */
function browserTests(root, changed, files) {
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')
  const tests = files.filter((file) => file.endsWith('.e2e.ts'))
  const product = changed.filter(
    (file) => /^packages\/(contract|server|web)\/src\//.test(file) && !/\.test\./.test(file),
  )
  const slices = new Set(product.map(sliceOf))
  if (slices.has(undefined) || slices.has('shared') || slices.has('kit')) return tests
  const pages = files.filter((file) => file.endsWith('.pages.ts') && slices.has(sliceOf(file)))
  const addresses = pages.flatMap((file) => addressesIn(read(file)))
  return tests.filter((file) => changed.includes(file) || addresses.some((address) => read(file).includes(address)))
}

/** The tracked files.
 * @param {string} root */
export const knownFiles = (root) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && fs.existsSync(path.join(root, file)))
