import { expect, it } from 'vitest'
import {
  cardsBy,
  chooseCards,
  countCards,
  countChosen,
  type LiveListing,
  matchesCards,
  pressedCards,
} from './define-list.ts'

interface List extends LiveListing {
  columns: { stage: string[]; need: (string | null)[] }
}

const groups = [
  cardsBy<'stages', string, List, undefined>('stages', ['Booked', 'Hold', 'Returned'], {
    of: ({ columns }, row) => [columns.stage[row]],
    textOf: (_labels, stage) => stage,
    blocked: ['Hold'],
    open: ['Booked', 'Hold'],
  }),
  cardsBy<'needs', string, List, undefined>('needs', ['si', 'vgm'], {
    of: ({ columns }, row) => [columns.need[row] ?? undefined],
    textOf: (_labels, need) => need,
    blocked: [],
  }),
]
const list = {
  rows: 5,
  columns: { stage: ['Booked', 'Hold', 'Hold', 'Returned', 'Hold'], need: ['si', null, 'si', null, 'vgm'] },
} as unknown as List // the rest is not read

it('a card counts what a click on it shows, also among filtered rows', () => {
  const shownBy = (rows: readonly number[], value: string) => rows.filter(matchesCards(groups, list, [value])).length
  for (const rows of [[0, 1, 2, 3, 4], [1, 3], []])
    for (const [value, count] of Object.entries(countCards(groups, list, rows)))
      expect(count, value).toBe(shownBy(rows, value))
  expect(countCards(groups, list)).toEqual({ Booked: 1, Hold: 3, Returned: 1, si: 2, vgm: 1 })
})

it('where only rows of chosen cards are here, those alone are counted', () => {
  expect(countChosen(groups, list, [0, 1, 2], { stages: ['Booked', 'Hold'] })).toEqual({ Booked: 1, Hold: 2 })
  expect(countChosen(groups, list, [2], { stages: ['Hold'], needs: ['si'] })).toEqual({})
  expect(countChosen(groups, list, [2], {})).toEqual({})
})

it('without a card all rows that still matter are shown, and then no card looks pressed', () => {
  const open = chooseCards(groups, { text: 'x' }, [])
  expect(open).toEqual({ text: 'x', stages: ['Booked', 'Hold'], needs: undefined })
  expect(pressedCards(groups, open)).toEqual([])
  expect(pressedCards(groups, chooseCards(groups, open, ['Returned']))).toEqual(['Returned'])
  expect(pressedCards(groups, { stages: ['Booked', 'Hold', 'Returned'] })).toHaveLength(3)
  expect(pressedCards(groups, {})).toEqual([])
})
