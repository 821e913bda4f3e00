// @ts-check
// `npm test -- --changed`: which tests a change can reach, by the imports between files and by slices.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** @typedef {Record<'unit' | 'spreadsheets' | 'pdfs' | 'slow' | 'api18' | 'e2e', string[]>} Selection the files of each stage */

const SERVER = 'packages/server/src/'
/** These load every slice: following imports through them would reach everything. */
const COMPOSED = /^packages\/server\/src\/([^/]+|platform\/testing)\.ts$/
/** These name the pages, which do not depend on each other because of that. */
const PAGE_LISTS = /^packages\/web\/src\/(features\/.*\.pages\.ts|app\/[\w-]+\.(pages\.ts|routes\.tsx))$/
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
 * @param {Map<string, Set<string>>} importers
 * @param {RegExp} [end] files whose importers are not reached by way of them */
function reach(changed, importers, end = COMPOSED) {
  const reached = new Set(changed)
  for (const file of reached) {
    if (end.test(file) && !changed.includes(file)) continue
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  return reached
}

/**
 * The tests of a change. API tests belong to their folder; browser tests to the pages that they
 * open. Files outside of the slices (platform, ui, the shell) are used by all of them.
 * @param {string} root
 * @param {readonly string[]} changed
 * @param {readonly string[]} files all tracked files
 * @returns {Selection} */
export function selectTests(root, changed, files) {
  const importers = importersIn(root, files)
  const reached = [...reach(changed, importers)]
  const named = (/** @type {string} */ kind) => reached.filter((file) => file.endsWith(`.${kind}.test.ts`)).sort()
  const folders = new Set(
    reached.filter((file) => file.startsWith(SERVER) && !COMPOSED.test(file)).map((file) => path.posix.dirname(file)),
  )
  const isShared = changed.some((file) => file.startsWith(`${SERVER}platform/`) || COMPOSED.test(file))
  const isServed = changed.some((file) => PRODUCT.test(file) && !file.startsWith('packages/web/'))
  /** The walk of the specification is one of all slices. */
  const isWalk = (/** @type {string} */ file) =>
    file.startsWith('e2e/specification/') && (isServed || reached.includes(file))
  const isOurs = (/** @type {string} */ file) => isShared || folders.has(path.posix.dirname(file)) || isWalk(file)
  return {
    unit: reached.filter((file) => /(?<!\.(api|slow|spreadsheet|pdf|engine))\.test\.tsx?$/.test(file)).sort(),
    spreadsheets: named('spreadsheet'),
    pdfs: named('pdf'),
    slow: named('slow'),
    api18: files.filter((file) => file.endsWith('.api.test.ts') && isOurs(file)),
    e2e: browserTests(root, changed, { files, importers }),
  }
}

/** Whether it is what the product consists of. */
const PRODUCT = /^packages\/(contract|server|web)\/src\/(?!.*\.test\.)/
const WEB_PART = /^packages\/web\/src\/(features\/|app\/[\w-]+\.page\.tsx$)/
const SLICE = /^packages\/(?:contract\/src|server\/src\/features)\/(?!shared\/|kit\/)([^/]+)\/(?:([^/]+)\/)?/

/** Browser tests open the pages whose screens import what changed. What changed in contract or server is shown by the web's
 * folder of the same name.
 * @param {string} root
 * @param {readonly string[]} changed
 * @param {{ files: readonly string[], importers: Map<string, Set<string>> }} known */
function browserTests(root, changed, { files, importers }) {
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')
  const tests = files.filter((file) => /\.(e2e|untouched)\.ts$/.test(file))
  const product = changed.filter((file) => PRODUCT.test(file))
  const parts = product.map((file) => (WEB_PART.test(file) ? [file] : shownBy(file, files)))
  const reached = reach(
    parts.flatMap((part) => part ?? []),
    importers,
    PAGE_LISTS,
  )
  const addresses = pagesIn(
    files.filter((file) => PAGE_LISTS.test(file)),
    read,
  )
    .filter(({ screen }) => reached.has(screen))
    .map(({ address }) => new RegExp(`${address}(?!\\w)`))
  const isOnNoPage = product.some((file) => WEB_PART.test(file)) && addresses.length === 0
  if (parts.includes(undefined) || isOnNoPage) return tests
  const edited = reach(
    changed.filter((file) => file.startsWith('e2e/')),
    importers,
  )
  return tests.filter((file) => edited.has(file) || addresses.some((address) => address.test(read(file))))
}

/** The files of the web that show what a file of contract or server is about; nothing for what all slices use.
 * @param {string} file
 * @param {readonly string[]} files */
function shownBy(file, files) {
  const [, slice, part] = SLICE.exec(file) ?? []
  if (!slice) return undefined
  const inFolder = (/** @type {string} */ folder) =>
    files.filter((one) => one.startsWith(`packages/web/src/features/${folder}/`) && !/\.test\./.test(one))
  const own = part ? inFolder(`${slice}/${part}`) : []
  return own.length > 0 ? own : inFolder(slice)
}

/** Every page: its address, and the file of its screen.
 * @param {string[]} lists
 * @param {(file: string) => string} read */
const pagesIn = (lists, read) =>
  lists.flatMap((list) =>
    [...read(list).matchAll(/'(\/\w+)[^'\n]*'(?:(?!'\/)[\s\S])*?import\('([^']+)'/g)].map(
      ([, address = '', screen = '']) => ({
        address,
        screen: path.posix.join(path.posix.dirname(list), screen),
      }),
    ),
  )

/** The tracked files.
 * @param {string} root */
export const knownFiles = (root) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && fs.existsSync(path.join(root, file)))
