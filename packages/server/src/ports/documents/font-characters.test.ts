import { expect, it } from 'vitest'
import { printedBill } from './bill/bill-print.fixture.ts'
import { readCharacters } from './font-characters.ts'
import { fontFile } from './font-files.ts'
import { openFonts } from './fonts.ts'
import { unprintableIn } from './unprintable.ts'

it('says of every character of Unicode what the maker of PDFs finds', async () => {
  const has = await readCharacters(fontFile('normal'))
  const { printable } = openFonts()
  const differing: number[] = []
  let known = 0
  for (let point = 0x20; point <= 0x10ffff; point++) {
    const character = String.fromCodePoint(point)
    // what is left out of print, or becomes another character before, is not asked for
    if (/[\p{C}\p{Z}\p{M}]/u.test(character) || character.normalize('NFC') !== character) continue
    if (has(point)) known++
    if (has(point) !== (printable(character) === character)) differing.push(point)
  }
  expect(differing.filter((point) => point !== '?'.codePointAt(0))).toEqual([])
  expect(known).toBeGreaterThan(20_000)
})

it('names each missing character once, wherever it stands, and not more than can be read', async () => {
  const has = await readCharacters(fontFile('normal'))
  const bill = printedBill({ exportReferences: ['灯 🚢 Đèn'], shipper: { name: ['โคม 🚢'], lines: ['\u202e宁波'] } })
  expect(unprintableIn(bill, has).sort()).toEqual(['โ', 'ค', 'ม', '🚢'].sort())
  const many = Array.from({ length: 500 }, (_, at) => String.fromCodePoint(0x1f300 + at))
  expect(unprintableIn(printedBill({ exportReferences: many }), has)).toHaveLength(40)
  expect(unprintableIn(printedBill(), has)).toEqual([])
})
