import { expect, it } from 'vitest'
import type { ShownColumn } from '../grid-layout.rules.ts'
import { columnsOnPaper, PAPER_PX, widthOf } from './printed-columns.rules.ts'

const shown = (id: string, widthPx: number, isRowHeader = false): ShownColumn => ({
  column: { id, title: id, kind: 'text', text: () => id, isRowHeader },
  widthPx,
  isPinned: isRowHeader,
  isChosenWidth: false,
  wrapAt: undefined,
})
const idsOf = (columns: ShownColumn[]) => columnsOnPaper(columns).map((group) => group.map(({ column }) => column.id))
const wide = PAPER_PX / 2 - 50

it('columns that fit one page stay in their order, behind the names of the rows', () =>
  expect(idsOf([shown('status', 100), shown('booking', 100, true), shown('origin', 100)])).toEqual([
    ['booking', 'status', 'origin'],
  ]))

it('what does not fit goes on with the next pages, each of which names its rows', () =>
  expect(idsOf([shown('booking', 100, true), ...['a', 'b', 'c'].map((id) => shown(id, wide))])).toEqual([
    ['booking', 'a', 'b'],
    ['booking', 'c'],
  ]))

it('no column is lost or comes twice, and only a column that is too wide by itself makes a group too wide', () => {
  const widths = [450, 50, 450, 450, 120, 300, 450, 450, 90, 2000, 60]
  const columns = [shown('booking', 90, true), ...widths.map((px, at) => shown(String(at), px))]
  const groups = columnsOnPaper(columns)
  expect(groups.flatMap((group) => group.slice(1).map(({ column }) => Number(column.id)))).toEqual([...widths.keys()])
  for (const group of groups.filter((group) => group.length > 2)) expect(widthOf(group)).toBeLessThanOrEqual(PAPER_PX)
})

it('a list of names alone is one group', () => expect(idsOf([shown('booking', 100, true)])).toEqual([['booking']]))
