// @ts-check

/** @typedef {{ file: string, css?: string[], imports?: string[] }} ManifestEntry */

/**
 * The limit of a guest's first load: JavaScript and CSS after brotli, one language. With half a kB of headers per
 * answer it stays under 110 kB on the wire.
 */
export const FIRST_LOAD_LIMIT_BYTES = 105_000
/** What any other page may add to it. Two thirds of the largest are the grid and the query client, which are shared. */
export const ROUTE_LIMIT_BYTES = 100_000
/** What a map may add to its page: drawing, styles, coast and one language. */
export const MAP_LIMIT_BYTES = 60_000

/** How many files a guest's page may need before it works: a browser loads six at a time, and each round trip costs. */
export const FILES_LIMIT = 10
/** The same for a guest's page with a form: its fields and its rows are a script and a style more each. */
export const FORM_FILES_LIMIT = 14

/**
 * The files that an entry of the manifest needs before it can run: itself, its static imports, their styles.
 * @param {Record<string, ManifestEntry>} manifest
 * @param {...string} keys
 */
export function filesOf(manifest, ...keys) {
  /** @type {Set<string>} */
  const files = new Set()
  const seen = new Set()
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return
    seen.add(key)
    const entry = manifest[key]
    if (!entry) throw new Error(`the manifest knows no ${key}`)
    files.add(entry.file)
    for (const style of entry.css ?? []) files.add(style)
    for (const imported of entry.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return [...files]
}

/**
 * Sums up what a page loads. Throws with the names of the files when it is over its limit.
 * @param {string} page
 * @param {string[]} files
 * @param {(file: string) => number} sizeOf
 * @param {number} limit
 */
export function refuseOverweight(page, files, sizeOf, limit) {
  const total = files.reduce((sum, file) => sum + sizeOf(file), 0)
  if (total <= limit) return total
  const list = files.map((file) => `  ${String(sizeOf(file)).padStart(7)}  ${file}`).join('\n')
  throw new Error(`${page} loads ${total} bytes after brotli; the limit is ${limit}:\n${list}`)
}

/**
 * Throws with the names of the files when a page needs too many.
 * @param {string} page
 * @param {string[]} files
 * @param {number} [limit]
 */
export function refuseManyFiles(page, files, limit = FILES_LIMIT) {
  if (files.length <= limit) return
  throw new Error(`${page} needs ${files.length} files; the limit is ${limit}:\n  ${files.join('\n  ')}`)
}
