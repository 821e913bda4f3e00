import { describe, expect, it } from 'vitest'
import { blockAt, cleared, type EntryRow, fillDown, readBlock, textOfBlock, writeBlock } from './entry-block.rules.ts'

const columns = [
  { name: 'no', heads: ['Container no.', '箱号'], read: (text: string) => text.toUpperCase() },
  { name: 'seal', heads: ['Seal', '封号'] },
  { name: 'weight', heads: ['Weight (kg)', '毛重'] },
]
const empty = (): EntryRow => ({ no: '', seal: '', weight: '' })
const row = (no: string, seal = '', weight = ''): EntryRow => ({ no, seal, weight })
const write = (rows: EntryRow[], text: string, start = { row: 0, column: 0 }, limit = 10) =>
  writeBlock({ rows, columns, start, empty, limit }, readBlock(text))

describe('what a spreadsheet copied', () => {
  it.each([
    [
      'cells by tabs and lines, with the last line end left out',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a cell in quotes with a line, a tab and quotes inside', '"1 ""x""\n2\t3"\tb', [['1 "x"\n2\t3', 'b']]],
    ['an empty cell in the middle', 'a\t\tc', [['a', '', 'c']]],
    ['an inch sign inside of a cell', '40" HQ\tb', [['40" HQ', 'b']]],
  ])('is read: %s', (_what, text, block) => expect(readBlock(text)).toEqual(block))

  it('comes back the same after it is written', () => {
    const block = [
      ['1 "x"\n2', 'b\tc'],
      ['', 'd'],
    ]
    expect(readBlock(textOfBlock(block))).toEqual(block)
  })
})

describe('a pasted block', () => {
  it('goes over the cells from the chosen one on, and adds rows', () => {
    const { rows, range } = write([row('A', 'old', '1'), row('B')], 's1\t10\ns2\t20\ns3\t30', { row: 1, column: 1 })
    expect(rows).toEqual([row('A', 'old', '1'), row('B', 's1', '10'), row('', 's2', '20'), row('', 's3', '30')])
    expect(range).toEqual({ top: 1, bottom: 3, left: 1, right: 2 })
  })

  it('is read as each column reads it, and leaves cells alone that it has no column for', () => {
    expect(write([row('', 'keep')], 'fwyu1').rows).toEqual([row('FWYU1', 'keep')])
    expect(write([], 'a\tb\tc\td').rows).toEqual([row('A', 'b', 'c')])
  })

  it('goes below its own heads, in any order and language, with unknown columns left out', () => {
    const { rows } = write([], '毛重（公斤）\t备注\t箱 号\n1200\tx\tfwyu1', { row: 0, column: 2 })
    expect(rows).toEqual([row('FWYU1', '', '1200')])
  })

  it('takes one matching word for data, not for a head', () =>
    expect(write([], 'Seal\t12', { row: 0, column: 0 }).rows).toEqual([row('SEAL', '12')]))

  it('stops at the limit and says how much is left', () =>
    expect(write([row('A')], 'x\ny\nz', { row: 1, column: 0 }, 2)).toMatchObject({
      rows: [row('A'), row('X')],
      left: 2,
    }))

  it('that lies beside all columns writes nothing', () =>
    expect(write([row('A')], 'x', { row: 0, column: 3 })).toMatchObject({ rows: [row('A')], range: undefined }))
})

it('filling down repeats the first selected line, or the one above a single line', () => {
  const rows = [row('A', 's', '1'), row('B'), row('C')]
  const range = (top: number, bottom: number) => ({ top, bottom, left: 1, right: 2 })
  expect(fillDown(rows, columns, range(0, 2))).toEqual([row('A', 's', '1'), row('B', 's', '1'), row('C', 's', '1')])
  expect(fillDown(rows, columns, range(1, 1))[1]).toEqual(row('B', 's', '1'))
  expect(fillDown(rows, columns, range(0, 0))).toEqual(rows)
})

it('clearing empties the selected cells alone, and copying reads them', () => {
  const rows = [row('A', 's', '1'), row('B', 't', '2')]
  const range = { top: 0, bottom: 1, left: 1, right: 1 }
  expect(blockAt(rows, columns, range)).toEqual([['s'], ['t']])
  expect(cleared(rows, columns, range)).toEqual([row('A', '', '1'), row('B', '', '2')])
})

describe('a pasted block whose rows have names', () => {
  const named = [{ ...columns[0], name: 'no', isKey: true }, ...columns.slice(1)]
  const rows = [row('A', 's1'), row('B'), row('', 'free')]
  const into = (text: string, start = { row: 0, column: 0 }, limit = 10) =>
    writeBlock({ rows, columns: named, start, empty, limit }, readBlock(text))

  it('goes to the rows that its lines name, in whatever order they come', () => {
    const { rows: written, names } = into('b\ts2\na\ts3', { row: 1, column: 0 })
    expect(written).toEqual([row('A', 's3'), row('B', 's2'), row('', 'free')])
    expect([...names]).toEqual(['no', 'seal'])
  })

  it('gives a name that is new the next row without one, then rows at the end, while there is room', () => {
    const { rows: written, left } = into('c\ts4\nd\ts5\ne\ts6', { row: 0, column: 0 }, 4)
    expect(written).toEqual([row('A', 's1'), row('B'), row('C', 's4'), row('D', 's5')])
    expect(left).toBe(1)
  })

  it('writes one cell where it is pasted, whatever it names', () => expect(into('b').rows[0]).toEqual(row('B', 's1')))
})

it('a cell that shows a sum is copied with it', () => {
  const [no] = columns
  const summed = no ? [no, { name: 'weight', computed: () => '42' }] : []
  expect(blockAt([row('A')], summed, { top: 0, bottom: 0, left: 0, right: 1 })).toEqual([['A', '42']])
})

describe('columns that say what a row is about', () => {
  const fixed = columns.map((column, at) => (at < 2 ? { ...column, isFixed: true, isKey: true } : column))
  const rows = [row('A', 'SC1', '1'), row('B', 'SC1', '2'), row('B', 'SC2', '3')]
  const into = (text: string, start = { row: 0, column: 0 }) =>
    writeBlock({ rows, columns: fixed, start, empty, limit: rows.length }, readBlock(text))

  it('lead pasted lines to the rows that they fit, and are never written', () => {
    const { rows: written, left } = into('b\tsc2\t30\nA\tSC1\t10\nC\tSC1\t99')
    expect(written).toEqual([row('A', 'SC1', '10'), row('B', 'SC1', '2'), row('B', 'SC2', '30')])
    expect(left, 'a line that fits no row').toBe(1)
  })

  it('leave lines out that fit several rows, and let figures alone go where they are pasted', () => {
    expect(into('Container no.\tWeight (kg)\nB\t7').rows).toEqual(rows)
    expect(into('7\n8', { row: 1, column: 2 }).rows.map(({ weight }) => weight)).toEqual(['1', '7', '8'])
  })

  it('stay when a line is filled down or cleared', () => {
    const range = { top: 0, bottom: 1, left: 0, right: 2 }
    expect(fillDown(rows, fixed, range)[1]).toEqual(row('B', 'SC1', '1'))
    expect(cleared(rows, fixed, range)[1]).toEqual(row('B', 'SC1', ''))
  })
})
