import { describe, expect, it } from 'vitest'
import { columnWidthOf, textPlaces } from './column-width.ts'

describe('the width of a column', () => {
  it.each([
    ['a container number', 'Container', ['FWYU 482913 0', 'FWYU 1'], 130],
    ['a header longer than its values', 'Last free day', ['2026-11-20'], 130],
    ['almost nothing', 'ETA', [''], 50],
    ['a long remark', 'Remark', ['x'.repeat(46)], 450],
    ['no value at all', 'Location', [], 80],
    ['Chinese names', '地点', ['上海洋山', '宁波'], 60],
    ['Chinese and digits', '船名航次', ['远洋 042E'], 80],
  ])('for %s is ten pixels for each character, within its limits', (_what, header, values, px) =>
    expect(columnWidthOf(header, values)).toBe(px),
  )
})

describe('the width of a text in Latin letters', () => {
  it('are the same for both Unicode forms of Vietnamese', () => {
    const city = 'Hải Phòng, Thừa Thiên Huế'
    expect(textPlaces(city.normalize('NFD'))).toBe(textPlaces(city.normalize('NFC')))
    expect(textPlaces(city)).toBe(25)
  })

  it.each([
    ['a full-width letter', 'Ａ', 1.5],
    ['a Chinese full stop', '。', 1.5],
    ['a rare Chinese character', '𠮷', 1.5],
    ['a ship', '🚢', 1.5],
    ['a family, joined from several', '👨‍👩‍👧‍👦', 1.5],
    ['a dressed hand', '👍🏽', 1.5],
    ['a flag', '🇻🇳', 1.5],
    ['two flags', '🇻🇳🇨🇳', 3],
    ['a marked letter', 'e\u0301\u0323', 1],
    ['nothing', '', 0],
  ])('count once for %s', (_what, text, places) => expect(textPlaces(text)).toBe(places))
})
