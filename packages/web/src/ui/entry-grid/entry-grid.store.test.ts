import { beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '../../platform/storage/store.ts'
import type { EntryRow } from './entry-block.rules.ts'
import { createEntryGrid, type EntryGrid } from './entry-grid.store.ts'

const row = (no: string, type = '', seal = ''): EntryRow => ({ no, type, seal })
const boxes = [
  { value: 'FWYU4829130', text: 'FWYU4829130', detail: '45G1' },
  { value: 'FWYU4829145', text: 'FWYU4829145', detail: '22G1' },
]
let rows = createStore<readonly EntryRow[]>([])
let left: string[] = []
let grid: EntryGrid

beforeEach(() => {
  rows = createStore<readonly EntryRow[]>([row('A', '45G1', 's1'), row('B'), row('C')])
  left = []
  grid = createEntryGrid(
    () => [
      {
        name: 'no',
        label: 'Container no.',
        width: 2,
        kind: 'code',
        read: (text) => text.trim().toUpperCase(),
        offer: (text) => boxes.filter(({ value }) => value.startsWith(text.toUpperCase())),
        besides: () => ({ type: '45G1', seal: 's9' }),
      },
      { name: 'type', label: 'Type', width: 1, kind: 'code', heads: ['type'] },
      { name: 'seal', label: 'Seal', width: 1, kind: 'text', heads: ['seal'] },
    ],
    {
      rows,
      setRows: rows.set,
      setText: (at, name, text) =>
        rows.set(rows.get().map((one, nth) => (nth === at ? { ...one, [name]: text } : one))),
      leave: (at, name) => left.push(`${at}.${name}`),
      empty: () => row(''),
      limit: () => 5,
      isRowLocked: ({ no }) => no === 'locked',
      headsOf: ([line]) => (line?.[0] === 'by content' ? ['seal', 'type'] : undefined),
      settle: (next, before, written) =>
        written.has('type')
          ? next.map((one, at) => (one.type === 'SOC' && one !== before[at] ? { ...one, seal: 'own' } : one))
          : next,
    },
  )
  grid.start()
})
const cell = (at: number, column: number) => ({ from: { row: at, column }, to: { row: at, column } })
const typeInto = (at: number, column: number, ...texts: string[]) => {
  grid.select(cell(at, column))
  for (const text of texts) grid.type({ row: at, column }, text)
}

describe('a table that is filled in', () => {
  it('undoes the letters of one cell together, and does them again', () => {
    typeInto(1, 2, 'x', 'xy', 'xyz')
    grid.leave({ row: 1, column: 2 })
    typeInto(2, 2, 'z')
    grid.undo()
    expect(rows.get()[2]).toEqual(row('C'))
    grid.undo()
    expect(rows.get()[1]).toEqual(row('B'))
    expect(grid.canUndo.get()).toBe(false)
    grid.redo()
    expect(rows.get()[1]?.seal).toBe('xyz')
  })

  it('takes a typed text back, and reads one that stays', () => {
    typeInto(0, 0, 'f', 'fw')
    grid.restore()
    expect([rows.get()[0]?.no, grid.isEditing.get()]).toEqual(['A', false])
    typeInto(1, 0, ' fwyu ')
    grid.leave({ row: 1, column: 0 })
    expect(rows.get()[1]?.no).toBe('FWYU')
    expect(left).toEqual(['1.no'])
  })

  it('offers what fits what was typed, and fills in what it knows besides where nothing is written yet', () => {
    typeInto(1, 0, 'fwyu48291')
    expect(grid.offer.get()?.options).toHaveLength(2)
    grid.type({ row: 1, column: 0 }, 'fwyu482913')
    const [option] = grid.offer.get()?.options ?? []
    if (option) grid.choose(option)
    expect(rows.get()[1]).toEqual(row('FWYU4829130', '45G1', 's9'))
    expect(grid.offer.get()).toBeUndefined()
    typeInto(0, 0, 'fwyu')
    if (option) grid.choose(option)
    expect(rows.get()[0]?.seal).toBe('s1')
  })

  it('pastes a block, selects it, and says what found no place', () => {
    grid.select(cell(2, 1))
    expect(grid.paste('22G1\ts2\n22G1\ts3\n22G1\ts4\n22G1\ts5')).toEqual({ rows: 3, left: 1 })
    expect(rows.get().map(({ seal }) => seal)).toEqual(['s1', '', 's2', 's3', 's4'])
    expect(grid.selection.get()?.to).toEqual({ row: 2, column: 1 })
    expect(left).toContain('4.seal')
    grid.undo()
    expect(rows.get()).toHaveLength(3)
  })

  it('writes one copied cell into all selected ones', () => {
    grid.select({ from: { row: 0, column: 2 }, to: { row: 2, column: 2 } })
    expect(grid.paste('same\r\n')).toEqual({ rows: 3, left: 0 })
    expect(rows.get().map(({ seal }) => seal)).toEqual(['same', 'same', 'same'])
    expect(grid.copied()).toBe('same\nsame\nsame')
  })

  it('leaves copying and pasting inside of a typed text to the browser', () => {
    typeInto(0, 2, 'x')
    expect([grid.copied(), grid.paste('y')]).toEqual([undefined, undefined])
  })

  it('empties and fills down what is selected', () => {
    grid.select({ from: { row: 0, column: 1 }, to: { row: 2, column: 2 } })
    grid.fillDown()
    expect(rows.get()[2]).toEqual(row('C', '45G1', 's1'))
    grid.clear()
    expect(rows.get()[0]).toEqual(row('A'))
    grid.undo()
    grid.undo()
    expect(rows.get()).toEqual([row('A', '45G1', 's1'), row('B'), row('C')])
  })

  it('changes what follows from a typed or filled cell, and undoes both together', () => {
    typeInto(1, 1, 'SOC')
    grid.leave({ row: 1, column: 1 })
    expect(rows.get()[1]).toEqual(row('B', 'SOC', 'own'))
    grid.select({ from: { row: 1, column: 1 }, to: { row: 2, column: 1 } })
    grid.fillDown()
    expect(rows.get()[2]).toEqual(row('C', 'SOC', 'own'))
    grid.undo()
    grid.undo()
    expect(rows.get()).toEqual([row('A', '45G1', 's1'), row('B'), row('C')])
  })

  it('finds the columns of a block without heads by its content', () => {
    grid.select(cell(1, 0))
    grid.paste('by content\t22G1')
    expect(rows.get()[1]).toEqual(row('B', '22G1', 'by content'))
  })

  it('takes over what others did, now and in what can be undone, without a step of its own', () => {
    typeInto(1, 2, 'mine')
    grid.leave({ row: 1, column: 2 })
    grid.rebase((now) => now.map((one) => ({ ...one, type: '22G1' })))
    expect(rows.get()[1]).toEqual(row('B', '22G1', 'mine'))
    grid.undo()
    expect(rows.get()[1]).toEqual(row('B', '22G1'))
    expect(grid.canUndo.get()).toBe(false)
    grid.redo()
    expect(rows.get()[1]).toEqual(row('B', '22G1', 'mine'))
  })

  it('leaves locked rows alone, whatever is pasted, filled or emptied', () => {
    rows.set([row('A', '45G1', 's1'), row('locked', '', 's2'), row('C')])
    grid.select({ from: { row: 0, column: 2 }, to: { row: 2, column: 2 } })
    grid.fillDown()
    grid.paste('x\ny\nz')
    expect(rows.get().map(({ seal }) => seal)).toEqual(['x', 's2', 'z'])
    grid.clear()
    expect(rows.get().map(({ seal }) => seal)).toEqual(['', 's2', ''])
  })
})
