import { splitWords } from '@fairway/contract/accounts/account-search.rules'
import { describe, expect, it } from 'vitest'
import { neededPieces, rarestPieces, searchTextOf, textsOfAccount } from './search-text.rules.ts'

/** Whether the index leads to the record and its text agrees, as the database decides it. */
async function isFound(texts: string[], typed: string) {
  const { text, pieces } = await searchTextOf(texts)
  const has = new Set(pieces)
  return splitWords(typed).every((word) => neededPieces(word).every((piece) => has.has(piece)) && text.includes(word))
}

const nfd = (text: string) => text.normalize('NFD')
const accountOf = (firstName: string, lastName: string, company = '', email = 'x@y.example') =>
  textsOfAccount({ firstName, lastName, company, email, webId: 'W0000042' })

/** What is written in a record, and all that people type when they look for it. */
const pairs: [string, ...string[]][] = [
  [
    '宁波照明有限公司',
    '宁波',
    '照明',
    '宁',
    '波照',
    'ningbo',
    'ning bo',
    'Ning Bo',
    'nb',
    'NBZM',
    'zhaoming',
    'níng bō',
  ],
  ['宁波照明有限公司', 'ningbozhaoming', '宁波 有限', 'nbzmyxgs', 'ningbo gongsi', 'ｎｉｎｇｂｏ', 'bo zhao'],
  ['重庆长安物流', '重庆', 'chongqing', 'cq', 'changan', 'zhongqing', 'zhangan', '长安 wuliu', 'cqca'],
  ['厦门国际港务', 'xiamen', 'xm', '厦门', 'gangwu', 'xiamen gangwu'],
  ['中国银行上海分行', 'yinhang', 'zgyh', 'shanghai', '上海', 'fenhang', 'sh'],
  ['绿色航运', 'lusehangyun', 'lvse', 'luse', 'lshy', '绿'],
  ['西安长城进出口', 'xian', 'changcheng', 'xa', 'jinchukou'],
  ['青岛ABC货运', 'qingdao', 'qingdaoabc', 'abchuoyun', 'abc', 'qdabchy', '青岛abc'],
  ['Hải Phòng', 'hai phong', 'hải phòng', nfd('Hai Phong'), nfd('Hải Phòng'), 'haiphong', 'HAI PHONG', 'phong hai'],
  [
    'Công ty Vận tải Đường Biển',
    'cong ty',
    'van tai',
    'vận tải',
    'duong bien',
    'đường biển',
    'vantai',
    'Duong',
    'bien',
  ],
  ['Nguyễn Thị Ánh', 'nguyen', 'nguyễn', nfd('nguyễn'), 'anh', 'thi anh', 'ánh', 'nguyen thi anh', 'NGUYEN'],
  ['Trần Đức Lương', 'tran duc luong', 'đức', 'duc', 'Luong', 'trần'],
  ['TP. Hồ Chí Minh', 'ho chi minh', 'hochiminh', 'hồ chí minh', 'chi minh'],
  ['Đà Nẵng', 'da nang', 'danang', 'đà nẵng', nfd('Đà Nẵng')],
  ['Müller & Söhne Spedition', 'muller', 'müller', 'sohne', 'spedition', nfd('Müller')],
  ['Großhandel Weiß', 'grosshandel', 'großhandel', 'weiss'],
  ['Ningbo Lighting Co., Ltd.', 'lighting', 'ight', 'ningbo co', 'ningbolighting', 'ltd', 'ＮＩＮＧＢＯ', 'NINGBO'],
  ["O'Brien Shipping", "o'brien", 'brien', 'obrien', 'shipping'],
  [
    'mei.chen@lakeshore.example',
    'mei.chen',
    'lakeshore',
    '@lake',
    'chen@lakeshore.example',
    'MEI.CHEN@LAKESHORE.EXAMPLE',
  ],
  ['an_vo+cargo@thai-duong.example', 'an_vo', 'vo+cargo', 'thai-duong', '_vo'],
  ['W0000042', 'w0000042', 'W0000042', '0042'],
]
const flat = pairs.flatMap(([text, ...typed]) => typed.map((one): [string, string] => [one, text]))

describe('what people type finds what is written', () => {
  it('knows more than a hundred ways', () => expect(flat.length).toBeGreaterThan(100))
  it.each(flat)('%j finds %j', async (typed, text) => expect(await isFound([text], typed)).toBe(true))

  it.each([
    ['family name first', '陈梅'],
    ['first name first', '梅陈'],
    ['both in pinyin', 'chenmei'],
    ['first letters', 'cm'],
    ['apart', 'chen mei'],
  ])('a Chinese name: %s', async (_how, typed) => expect(await isFound(accountOf('梅', '陈'), typed)).toBe(true))

  it.each(['zengle', 'zengyue', 'cengle', 'zy', '曾乐'])('a name with several readings by %j', async (typed) =>
    expect(await isFound(accountOf('乐', '曾'), typed)).toBe(true),
  )

  it('finds words of different fields together', async () => {
    const mei = accountOf('Mei', 'Chen', '宁波照明有限公司', 'mei@lakeshore.example')
    expect(await isFound(mei, 'chen ningbo lakeshore')).toBe(true)
    expect(await isFound(mei, 'chen ningbo harbour')).toBe(false)
  })
})

describe('what is not there is not found', () => {
  it.each([
    ['宁波', 'Ningbo Lighting'],
    ['ningba', '宁波照明有限公司'],
    ['波宁', '宁波照明有限公司'],
    ['hai phonk', 'Hải Phòng'],
    ['lightning', 'Ningbo Lighting'],
    ['anxvo', 'an_vo@thai-duong.example'],
  ])('%j does not find %j', async (typed, text) => expect(await isFound([text], typed)).toBe(false))

  it('does not read from the end of one field into the next', async () =>
    expect(await isFound(['Lakeshore', 'Home'], 'lakeshorehome')).toBe(false))
})

describe('what the index is asked for', () => {
  const times: Record<string, number> = { ngu: 30, guy: 30, uye: 20, yen: 25, nin: 10, ing: 40, ngb: 2, gbo: 2 }
  const ask = (...words: string[]) => rarestPieces(words, (piece) => times[piece] ?? 0)

  it('is what few records have, of each word something', () => {
    expect(ask('nguyen', 'ningbo')).toEqual(['ngb', 'uye', 'gbo', 'nin'])
    expect(ask('nguyen')).toEqual(['uye', 'yen', 'ngu', 'guy'])
    expect(ask('ningbo', 'qx')).toEqual(['qx', 'ngb', 'gbo', 'nin'])
  })

  it('is never more than tells enough, and nothing of a single letter', () => {
    expect(ask('mei.chen@lakeshore.example', 'a')).toHaveLength(4)
    expect(ask('a', 'ningbo')[0]).toBe('ngb')
    expect(ask('宁')).toEqual(['宁'])
  })
})

describe('odd texts', () => {
  it.each(['', ' ', '!!!', '\ud800', '😀😀', '%', '\\'])('%j is found by nothing and breaks nothing', async (text) =>
    expect(await searchTextOf([text])).toEqual({ text: '', pieces: [] }),
  )

  it('keeps a long Chinese name within bounds', async () => {
    const { text, pieces } = await searchTextOf(['重长行乐单曾朝'.repeat(17)])
    expect(text.length).toBeLessThan(20_000)
    expect(pieces.length).toBeLessThan(3000)
  })

  it('takes characters beyond the first plane as one letter each', async () => {
    const { pieces } = await searchTextOf(['𠮷野家'])
    expect(pieces).toEqual(expect.arrayContaining(['𠮷', '𠮷野', '𠮷野家', '野家']))
    expect(pieces.every((piece) => [...piece].length <= 3 || /^[a-z]+$/.test(piece))).toBe(true)
  })
})
