/*
 * Builds the web into dist/, whole or not at all:
 *
 *   dist/html/home.<lang>.html    `/`, prerendered; the browser hydrates it
 *   dist/html/list.<lang>.html    header, skeleton and footer for /containerList/…, with links to what it needs
 *   dist/html/detail.<lang>.html  the same for /containerDetails/…
 *   dist/html/frame.<lang>.html   the same for every other path
 *   dist/assets/…                 hashed names, each but pictures with .br and .gz beside it; to be cached for ever
 *   dist/robots.txt               to be served at the root
 *   dist/build.json               { build, firstLoad: { <lang>: [files] }, sizes, routes, maps }
 *
 * Tokens that the server replaces in the HTML before it sends it (all occurrences; escaped for HTML, except BOOT):
 *
 *   %CARRIER_NAME%  %CARRIER_SCAC%   from the carrier's profile, escaped for HTML text and attributes
 *   %DEMO%                           true or false: whether the demo banner shows
 *   %THEME%                          the cookie `theme` where it is light or dark, otherwise system
 *   %SESSION%                        `kept` with the cookie of a session, otherwise `none`
 *   %BOOT%                           { carrier: { name, scac, accent, icp }, build, demo, site, passwordMinimum } as JSON, every < as \u003c
 *
 * The cookie `selectedLanguage` (en, zh, vi; anything else is zh) chooses the file.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  FIRST_LOAD_LIMIT_BYTES,
  FORM_FILES_LIMIT,
  filesOf,
  MAP_LIMIT_BYTES,
  ROUTE_LIMIT_BYTES,
  refuseManyFiles,
  refuseOverweight,
} from './build/first-load.mjs'
import { noteFiles } from './build/noted-files.mjs'
import { languages, pageOf } from './build/pages.mjs'

process.env.NODE_ENV = 'production'
const { build } = await import('vite')

const here = import.meta.dirname
const out = join(here, 'dist.tmp')
const configFile = join(here, 'vite.config.ts')
const ENTRY = 'index.html'

await rm(out, { recursive: true, force: true })
const manifest = {}
await build({ configFile, logLevel: 'warn', plugins: [noteFiles(here, manifest)], build: { outDir: out } })
await build({
  configFile,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: join(out, 'drawing'),
    ssr: 'src/prerender.tsx',
    rolldownOptions: { output: { codeSplitting: true } },
  },
})

const template = await readFile(join(out, ENTRY), 'utf8')
const { draw } = await import(pathToFileURL(join(out, 'drawing/prerender.js')).href)

const entryFiles = filesOf(manifest, ENTRY)
const textsOf = (language) => `src/app/first-texts/${language}.ts`
const hash = createHash('sha256')
await mkdir(join(out, 'html'))
const trackingTexts = (language) => [
  'src/features/tracking/tracking.messages.ts',
  ...['src/features/tracking', '../contract/src/tracking'].map((slice) => `${slice}/messages/${language}.ts`),
]
const scheduleTexts = (language) =>
  ['src/features/schedules/schedules', 'src/ui/form/form'].flatMap((slice) => [
    `${slice}.messages.ts`,
    `${slice.replace(/[^/]+$/, '')}messages/${language}.ts`,
  ])
/** How each first HTML is rendered, and what its page loads beside the entry. */
const pages = {
  home: { drawn: 'home', needs: () => [] },
  frame: { drawn: 'frame', needs: () => [] },
  list: { drawn: 'frame', needs: (language) => ['src/app/container-list.page.tsx', ...trackingTexts(language)] },
  schedules: {
    drawn: 'frame',
    needs: (language) => ['src/app/schedules.page.tsx', ...scheduleTexts(language)],
    files: FORM_FILES_LIMIT,
  },
  detail: { drawn: 'frame', needs: (language) => ['src/app/container-detail.page.tsx', ...trackingTexts(language)] },
}
for (const language of languages) {
  for (const [page, { drawn, needs, files }] of Object.entries(pages)) {
    const needed = filesOf(manifest, textsOf(language), ...needs(language))
    const preloads = needed.filter((file) => !entryFiles.includes(file))
    refuseManyFiles(`${page} in ${language}`, [...entryFiles, ...preloads], files)
    const html = pageOf(template, language, await draw(drawn, language), preloads)
    hash.update(html)
    await writeFile(join(out, 'html', `${page}.${language}.html`), html)
  }
}

const sizes = {}
for (const name of await readdir(join(out, 'assets'))) {
  const file = `assets/${name}`
  const bytes = await readFile(join(out, file))
  hash.update(name)
  // pictures are compressed already
  if (name.endsWith('.webp')) {
    sizes[file] = { raw: bytes.length, br: bytes.length, gz: bytes.length }
    continue
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  sizes[file] = { raw: bytes.length, br: br.length, gz: gz.length }
  await Promise.all([writeFile(join(out, `${file}.br`), br), writeFile(join(out, `${file}.gz`), gz)])
}

const brotliSize = (file) => sizes[file].br
const firstLoad = Object.fromEntries(
  languages.map((language) => [language, filesOf(manifest, ENTRY, textsOf(language))]),
)
const totals = languages.map((language) =>
  refuseOverweight(`/ in ${language}`, firstLoad[language], brotliSize, FIRST_LOAD_LIMIT_BYTES),
)
/** What comes with the first page that is not a guest's: the list of all pages, and the client of their calls. */
const portalParts = ['src/app/portal.routes.tsx', 'src/app/queries.tsx']
const routes = {}
for (const key of Object.keys(manifest).filter((name) =>
  /^src\/(app|features)\/.*(\.(page|screen)|-opening)\.tsx$/.test(name),
)) {
  const added = filesOf(manifest, key).filter((file) => !entryFiles.includes(file))
  if (added.length === 0) continue
  const withPortal = filesOf(manifest, key, ...portalParts).filter((file) => !entryFiles.includes(file))
  const isGuests = /^src\/app\/(container-(list|detail)|schedules)\.page/.test(key)
  const name = key.replace(/^.*\/|(\.(page|screen))?\.tsx$/g, '')
  routes[name] = refuseOverweight(key, isGuests ? added : withPortal, brotliSize, ROUTE_LIMIT_BYTES)
}

/** Maps load after their page is usable. Each is listed with its page. */
const maps = {}
for (const [map, page] of [
  ['src/features/home-search/network-map.tsx', ENTRY],
  ['src/features/tracking/route-map.tsx', 'src/app/container-detail.page.tsx'],
]) {
  const weights = languages.map((language) => {
    const there = filesOf(manifest, ENTRY, textsOf(language), page)
    const added = filesOf(manifest, map, `src/ui/map/messages/${language}.ts`).filter((file) => !there.includes(file))
    return refuseOverweight(map, added, brotliSize, MAP_LIMIT_BYTES)
  })
  maps[map.replace(/^.*\/|\.tsx$/g, '')] = Math.max(...weights)
}

const summary = { build: hash.digest('hex').slice(0, 12), firstLoad, sizes, routes, maps }
await writeFile(join(out, 'build.json'), JSON.stringify(summary, null, 2))
for (const spent of ['drawing', ENTRY]) await rm(join(out, spent), { recursive: true, force: true })
await rm(join(here, 'dist'), { recursive: true, force: true })
await rename(out, join(here, 'dist'))

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
console.log(
  `web ${summary.build}: first load ${kB(Math.max(...totals))} after brotli (limit ${kB(FIRST_LOAD_LIMIT_BYTES)})`,
)
for (const [part, bytes] of Object.entries({ ...routes, ...maps })) console.log(`  ${part} adds ${kB(bytes)}`)
