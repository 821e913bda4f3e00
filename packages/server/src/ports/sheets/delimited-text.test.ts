import { expect, it } from 'vitest'
import { readText } from './delimited-text.ts'

const cellsOf = (text: string) =>
  readText(text).rows.map(({ row, cells }) => [row, ...cells.map((cell) => cell?.text ?? null)])

it.each([
  ['commas', 'ref,port\nA-1,CNNGB'],
  ['semicolons', 'ref;port\r\nA-1;CNNGB\r\n'],
  ['tabs, as they are copied', 'ref\tport\rA-1\tCNNGB\r'],
  ['bars', 'ref|port\nA-1|CNNGB'],
  ['quotes', '"ref","port"\n"A-1","CNNGB"\n'],
  ['what the first line says', 'sep=|\r\nref|port\r\nA-1|CNNGB'],
])('reads rows with %s', (_what, text) => {
  expect(cellsOf(text)).toEqual([
    [1, 'ref', 'port'],
    [2, 'A-1', 'CNNGB'],
  ])
})

it.each([
  ['delimiters, quotes and line ends in quotes', 'a,"b, ""c""\r\nd",e', [[1, 'a', 'b, "c"\nd', 'e']]],
  ['a quote inside', 'a,12" pipe,x', [[1, 'a', '12" pipe', 'x']]],
  ['something behind a quote', '"a" b,c', [[1, 'a b', 'c']]],
  [
    'rows of different lengths',
    'a,b,c\nd\ne,f,,\n',
    [
      [1, 'a', 'b', 'c'],
      [2, 'd'],
      [3, 'e', 'f'],
    ],
  ],
  [
    'empty lines, which count',
    '\n\na,b\n , \n,c\n',
    [
      [3, 'a', 'b'],
      [5, null, 'c'],
    ],
  ],
  [
    'commas in addresses between tabs',
    'ref\taddress\n1\t1, Road, Town\n2\t2, Road, Town, Land',
    [
      [1, 'ref', 'address'],
      [2, '1', '1, Road, Town'],
      [3, '2', '2, Road, Town, Land'],
    ],
  ],
  [
    'decimal commas between semicolons',
    'ref;weight\nA;1,5\nB;2,5',
    [
      [1, 'ref', 'weight'],
      [2, 'A', '1,5'],
      [3, 'B', '2,5'],
    ],
  ],
  [
    'one column',
    'ref\nA-1',
    [
      [1, 'ref'],
      [2, 'A-1'],
    ],
  ],
  [
    'what was shielded from calculating',
    `'=1+1,'0012,'-5,'＝x,'s-Hertogenbosch`,
    [[1, '=1+1', '0012', '-5', '＝x', "'s-Hertogenbosch"]],
  ],
  ['what a spreadsheet would calculate', '=1+1,@x,+1,-1', [[1, '=1+1', '@x', '+1', '-1']]],
  ['zeros and halves of characters', 'a\0b,c\ud800d', [[1, 'ab', 'cd']]],
  ['letters and marks apart', 'Ca\u0302\u0300n Tho\u031b', [[1, 'Cần Thơ']]],
])('reads %s', (_what, text, expected) => expect(cellsOf(text)).toEqual(expected))

it('takes text for text, whatever it looks like', () =>
  expect(readText('12,2026-05-01,TRUE').rows[0]?.cells.map((cell) => cell?.kind)).toEqual(['text', 'text', 'text']))

it.each([
  ['a quote that does not end', 'a,"b\nc', 'UP0018'],
  ['too many rows', 'a,b\n'.repeat(5021), 'UP0024'],
  ['too many columns', 'a,'.repeat(201), 'UP0018'],
])('refuses %s', (_what, text, code) => expect(() => readText(text)).toThrow(code))
