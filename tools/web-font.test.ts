import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
// biome-ignore lint/correctness/useImportExtensions: the tool that cuts the font reads it too, without a compiler
import { fontRanges } from '../packages/web/src/ui/fonts/font-ranges.mjs'
import { readMessages } from './checks/translations/messages.reader.ts'

const root = path.join(import.meta.dirname, '..')
const ranges = Object.values(fontRanges)
  .flatMap((text) => text.split(','))
  .map((range) => {
    const [from = '', to = from] = range.slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
const isCovered = (point: number) => ranges.some(([from, to]) => point >= from && point <= to)

it('has every letter of the English and Vietnamese texts of the pages', async () => {
  const folders = (await readMessages(root)).filter(({ folder }) => /^packages\/(web|contract)\//.test(folder))
  const letters = new Set(
    folders.flatMap(({ texts }) => [...(texts.en?.values() ?? []), ...(texts.vi?.values() ?? [])].join('')).join(''),
  )
  const missing = [...letters].filter(
    (letter) => /\p{Script=Latin}|\p{N}|\p{P}|\p{S}/u.test(letter) && !isCovered(letter.codePointAt(0) ?? 0),
  )
  expect(missing).toEqual([])
})

it('weighs less than 30 kB', () => {
  const sizes = Object.keys(fontRanges).map(
    (name) => statSync(path.join(root, `packages/web/src/ui/fonts/inter-${name}.woff2`)).size,
  )
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(30_000)
})
