import { describe, expect, it } from 'vitest'
import { allocationRow as row, allocationSpace as space } from './allocation-sheet.fixture.ts'
import { changesOf, checkSheet, mergeFresh, movedSpaces, toEntryRow } from './allocation-sheet.rules.ts'

const typed = (more: Record<string, string>, of = row()) => ({ ...toEntryRow(of), ...more })

describe('the changes of a visit', () => {
  it('are the cells that differ, with the version that was read', () =>
    expect(changesOf([row(), row({ id: 2 })], [typed({ releaseTeu: ' 7 ', remarks: 'rush ' }), typed({})])).toEqual([
      { id: 1, version: 4, releaseTeu: 7, remarks: 'rush' },
    ]))

  it('are none for rows of other reps and closed ones', () => {
    for (const locked of [row({ isOwn: false }), row({ isClosed: true })])
      expect(changesOf([locked], [typed({ releaseTeu: '7' })])).toEqual([])
  })
})

describe('what others saved meanwhile', () => {
  it('is taken over beside what was typed', () => {
    const fresh = [row({ version: 5, demandTeu: 12 }), row({ id: 9 })]
    const merged = mergeFresh([row()], [typed({ releaseTeu: '7' })], fresh)
    expect(merged.conflicts).toEqual([])
    expect(merged.typed[0]).toMatchObject({ demandTeu: '12', releaseTeu: '7' })
    expect(changesOf(merged.rows, merged.typed)).toEqual([{ id: 1, version: 5, releaseTeu: 7 }])
  })

  it('is a conflict where both changed one cell', () => {
    const merged = mergeFresh([row()], [typed({ releaseTeu: '7' })], [row({ version: 5, releaseTeu: 9 })])
    expect(merged.conflicts).toMatchObject([{ field: 'releaseTeu', before: 4, mine: 7, theirs: 9 }])
    expect(merged.typed[0], 'what was typed stays until it is settled').toMatchObject({ releaseTeu: '7' })
  })

  it('is none where both mean the same', () =>
    expect(mergeFresh([row()], [typed({ releaseTeu: '9' })], [row({ version: 5, releaseTeu: 9 })]).conflicts).toEqual(
      [],
    ))
})

it('totals move as one types, and text that is no number moves none', () => {
  const [moved] = movedSpaces([space], [row()], [typed({ releaseTeu: '10', demandFeu: 'x' })])
  expect(moved).toMatchObject({ release: { teu: 10, feu: 2 }, demand: { teu: 10, feu: 5 } })
  expect(space.release.teu).toBe(4)
})

it('totals that nothing was typed for stay the same objects, so that they are not drawn again', () => {
  const other = { ...space, portOfLoading: 'VNHPH' }
  const [same, moved] = movedSpaces([other, space], [row()], [typed({ releaseTeu: '10', remarks: 'rush' })])
  expect(same).toBe(other)
  expect(moved).not.toBe(space)
  expect(movedSpaces([space], [row()], [typed({ remarks: 'rush' })])).toEqual([space])
})

it('names the cells that hold no whole number, and remarks that are too long, of open rows alone', () => {
  const wrong = typed({ demandTeu: '1.5', releaseFeu: '-1', protectTeu: 'ten', remarks: 'x'.repeat(501) })
  expect(checkSheet([row()], [wrong]).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'rows.0.demandTeu VA0017',
    'rows.0.protectTeu VA0017',
    'rows.0.releaseFeu VA0017',
    'rows.0.remarks VA0018',
  ])
  expect(checkSheet([row({ isOwn: false })], [wrong])).toEqual([])
  expect(checkSheet([row()], [typed({ demandTeu: ' 1200 ', protectFeu: '' })])).toEqual([])
})
