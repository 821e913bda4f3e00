import { expect, it } from 'vitest'
import { decodeText } from './text-encoding.ts'

const chinese = '订舱参考号,装货港,发货人\nA-1,CNNGB,宁波照明有限公司\n'
const taiwanese = '訂艙參考號,裝貨港,發貨人\nA-1,TWKHH,高雄照明有限公司\n'
const vietnamese = 'Mã đặt chỗ,Cảng xếp hàng\nA-1,Cảng Hải Phòng\n'
const western = 'Référence,Empfänger\nA-1,Müller Söhne, Île-de-France\n'

/** There is no encoder for older encodings here, so the tables are turned around. */
function encoded(text: string, encoding: string) {
  const table = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  const note = (...bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes))
    if ([...character].length === 1 && character !== '\ufffd' && !table.has(character)) table.set(character, bytes)
  }
  for (let byte = 0; byte < 256; byte++) note(byte)
  if (!encoding.startsWith('windows'))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) note(lead, trail)
  return Buffer.from([...text].flatMap((character) => table.get(character) ?? apart(character, table)))
}
/** A letter whose hat has a letter of its own and whose tone has not, as Vietnamese code pages write it. */
function apart(character: string, table: Map<string, number[]>): number[] {
  const [base = '', ...marks] = character.normalize('NFD')
  const tone = marks.find((mark) => '\u0300\u0301\u0303\u0309\u0323'.includes(mark)) ?? ''
  const letter = [base, ...marks.filter((mark) => mark !== tone)].join('').normalize('NFC')
  return [...(table.get(letter) ?? []), ...(table.get(tone) ?? [])]
}
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

it.each([
  ['UTF-8', chinese, Buffer.from(chinese)],
  ['UTF-8 with its mark', chinese, Buffer.from(`\ufeff${chinese}`)],
  ['16 bits with their mark', chinese, Buffer.from(`\ufeff${chinese}`, 'utf16le')],
  ['16 bits the other way round with their mark', vietnamese, bigEndian(`\ufeff${vietnamese}`)],
  ['16 bits', chinese, Buffer.from(chinese, 'utf16le')],
  ['16 bits the other way round', chinese, bigEndian(chinese)],
  ['GBK', chinese, encoded(chinese, 'gb18030')],
  ['GBK, one word', 'A-1,宁波\n', encoded('A-1,宁波\n', 'gb18030')],
  ['Big5', taiwanese, encoded(taiwanese, 'big5')],
  ['Big5, one word', 'A-1,高雄\n', encoded('A-1,高雄\n', 'big5')],
  ['the code page of Vietnam', vietnamese, encoded(vietnamese, 'windows-1258')],
  ['Vietnamese capitals, which are Chinese characters too', 'ĐÀ NẴNG\n', encoded('ĐÀ NẴNG\n', 'windows-1258')],
  ['the code page of western Europe', western, encoded(western, 'windows-1252')],
  ['plain letters', 'ref,port\n', Buffer.from('ref,port\n')],
])('reads %s', (_what, text, bytes) => expect(decodeText(bytes).normalize('NFC')).toBe(text))

it.each([
  ['letters that two code pages read differently', Buffer.from('São Tomé\n', 'latin1'), 'UP0025'],
  ['one character that is one in both', encoded('A-1,港\n', 'gb18030'), 'UP0025'],
  ['a word that is one in both', Buffer.from('412d312cb1b4bfcb0a', 'hex'), 'UP0025'],
  ['Cyrillic', Buffer.from('cfeef0f2', 'hex'), 'UP0025'],
  ['32 bits', Buffer.from('fffe000041000000', 'hex'), 'UP0025'],
  ['a mark that lies', Buffer.from('efbbbfff', 'hex'), 'UP0025'],
  ['control characters', Buffer.from('a,b\u0001\n'), 'UP0025'],
  ['zeros anywhere', Buffer.from('ab\0\0\0c', 'latin1'), 'UP0013'],
])('refuses %s', (_what, bytes, code) => expect(() => decodeText(bytes)).toThrow(code))
