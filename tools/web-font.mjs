/*
 * Makes the font files of the web from the package @fontsource-variable/inter: the characters that the pages show,
 * weights 400 to 700, and figures of equal width. Run it after a new version of the package or a change of the ranges:
 *
 *   node tools/web-font.mjs
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fontRanges } from '../packages/web/src/ui/fonts/font-ranges.mjs'

const source = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'))
const target = path.join(import.meta.dirname, '../packages/web/src/ui/fonts')

const charactersOf = (ranges) =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from, to = from] = range.slice(2).split('-')
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
    })
    .map((point) => String.fromCodePoint(point))
    .join('')

for (const [name, ranges] of Object.entries(fontRanges)) {
  const whole = await readFile(path.join(source, `files/inter-${name}-wght-normal.woff2`))
  const subset = await subsetFont(whole, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl'],
    noHinting: true,
    preserveNameIds: [0, 13, 14], // copyright and licence
  })
  await writeFile(path.join(target, `inter-${name}.woff2`), subset)
  console.log(`inter-${name}.woff2: ${subset.length} bytes`)
}
await writeFile(path.join(target, 'OFL.txt'), await readFile(path.join(source, 'LICENSE')))
