import type { SavedView } from '@fairway/contract/shared/grid.schema'
import { expect, it } from 'vitest'
import { defaultGridState, fitState } from '../grid-state.rules.ts'
import { inOrder, matchesSavedView, openView } from './saved-view.rules.ts'

const columns = [{ id: 'containerNo', isRowHeader: true, isPinnedAtFirst: true }, { id: 'stage' }, { id: 'eta' }]
const state = defaultGridState(columns)
const view = (id: string, change: Partial<SavedView> = {}): SavedView => ({
  id,
  grid: 'gridPrefCD',
  name: id,
  isOwn: true,
  owner: null,
  sharedWith: null,
  version: 1,
  changedAt: '2026-11-15T08:00:00Z',
  content: { criteria: { stage: 'Hold' }, state },
  ...change,
})
const screen = { criteria: { stage: 'Hold', vessel: undefined }, state: fitState(state, columns) }

it('sees that the screen shows the saved view', () => expect(matchesSavedView(view('a'), screen)).toBe(true))

it.each([
  ['another search', { ...screen, criteria: { stage: 'Booked' } }],
  [
    'a hidden column',
    { ...screen, state: defaultGridState(columns.map((one) => ({ ...one, isHiddenAtFirst: one.id === 'eta' }))) },
  ],
  ['another order', { ...screen, state: { ...state, sort: [{ id: 'eta', descending: true }] } }],
  ['a filter', { ...screen, state: { ...state, filters: { eta: { kind: 'has' as const, text: '2026' } } } }],
])('marks a view as changed when the screen differs by %s', (_case, now) =>
  expect(matchesSavedView(view('a'), now)).toBe(false),
)

it('does not mark a view for columns that were added or removed since it was saved', () => {
  const now = [...columns.filter(({ id }) => id !== 'stage'), { id: 'newcomer' }]
  expect(matchesSavedView(view('a'), { ...screen, state: fitState(state, now) })).toBe(true)
})

it('knows the open view by the address, else by its content', () => {
  const other = view('b', { content: { criteria: {}, state } })
  expect(openView([view('a'), other], 'b', screen)?.id).toBe('b')
  expect(openView([other, view('a')], undefined, screen)?.id).toBe('a')
  expect(openView([other], 'gone', screen)).toBeUndefined()
})

it("lists one's own views first", () => {
  const views = [view('z'), view('b', { isOwn: false, owner: 'Lin' }), view('a')]
  expect(inOrder(views, 'en').map(({ id }) => id)).toEqual(['a', 'z', 'b'])
})
