import { expect, it } from 'vitest'
import { FILES_LIMIT, filesOf, refuseManyFiles, refuseOverweight } from '../../build/first-load.mjs'
import { pageOf } from '../../build/pages.mjs'

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared'] },
  _shared: { file: 'assets/shared.js', imports: ['index.html'] },
  'zh.ts': { file: 'assets/zh.js', imports: ['_shared'] },
}
const sizes: Record<string, number> = {
  'assets/index.js': 100_000,
  'assets/index.css': 9_000,
  'assets/shared.js': 10_000,
  'assets/zh.js': 1_000,
}

it('counts the entry, what it imports, the styles and one language, each once', () =>
  expect(filesOf(manifest, 'index.html', 'zh.ts').sort()).toEqual(Object.keys(sizes).sort()))

it('passes a first load at its limit and refuses one byte more, naming the files', () => {
  const files = filesOf(manifest, 'index.html', 'zh.ts')
  const sizeOf = (file: string) => sizes[file] ?? 0
  expect(refuseOverweight('/', files, sizeOf, 120_000)).toBe(120_000)
  expect(() => refuseOverweight('/', files, sizeOf, 119_999)).toThrow(/120000 bytes[\s\S]*assets\/index\.js/)
})

it('passes a page in as many files as allowed and refuses one more, naming them', () => {
  const pieces = Array.from({ length: FILES_LIMIT }, (_, at) => `assets/${at}.js`)
  expect(() => refuseManyFiles('/', pieces)).not.toThrow()
  expect(() => refuseManyFiles('/', [...pieces, 'assets/tag.js'])).toThrow(/11 files[\s\S]*assets\/tag\.js/)
})

it('refuses a page that the manifest does not know', () => expect(() => filesOf(manifest, 'vi.ts')).toThrow('vi.ts'))

it('asks for the styles of the frame first, and lets those of the page block nothing', () => {
  const template = `<head>
    <script type="module" crossorigin src="/index.js"></script>
    <link rel="stylesheet" crossorigin href="/index.css">
  </head><body>%PAGE%</body>`
  const drawn = { html: '<main>', title: 'Search', description: '' }
  const links = [...pageOf(template, 'en', drawn, ['list.js', 'list.css']).matchAll(/<(?:link|script)[^>]*>/g)]
  expect(links.map(([link]) => link)).toEqual([
    '<link rel="stylesheet" crossorigin href="/index.css">',
    '<script type="module" crossorigin src="/index.js">',
    '<link rel="modulepreload" crossorigin href="/list.js">',
    '<link rel="preload" as="style" crossorigin href="/list.css">',
  ])
})
