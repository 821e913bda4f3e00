import { expect, it } from 'vitest'
import { csvField, csvText } from './csv-text.rules.ts'
import { formulaTexts, vietnameseLetters } from './dangerous-texts.fixture.ts'

it('escapes what a spreadsheet could run as a formula, in all its disguises', () => {
  const begins = (text: string) => csvField(text).replace(/^"/, '').slice(0, 1)
  const harmless = ['"=', ';=', '|', '%']
  for (const start of formulaTexts.filter((text) => !harmless.includes(text))) expect(begins(`${start}1+1`)).toBe("'")
  for (const text of ['FWYU 482913 0', '2026-11-21 06:00', 'a=b', 'N/A', '宁波', ...harmless])
    expect(begins(text)).toBe(text.slice(0, 1))
})

it('writes a negative number as a number', () => expect(csvField(-5.5)).toBe('-5.5'))

it('quotes by RFC 4180 and begins with the UTF-8 byte order mark', () => {
  const columns = [
    { title: 'Name', kind: 'text' as const, widthPx: 50 },
    { title: 'Weight, kg', kind: 'number' as const, widthPx: 50 },
  ]
  const rows = [
    ['say "no"', 12.5],
    ['two\r\nlines', ''],
  ]
  expect(csvText({ name: 'x', columns, rows })).toBe(
    '\uFEFFName,"Weight, kg"\r\n"say ""no""",12.5\r\n"two\r\nlines",\r\n',
  )
})

it('writes every accented letter of Vietnamese in composed form', () => {
  expect(vietnameseLetters).toHaveLength(134)
  expect(csvField(vietnameseLetters.normalize('NFD'))).toBe(vietnameseLetters)
})
