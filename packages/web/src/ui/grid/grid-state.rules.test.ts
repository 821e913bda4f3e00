import { describe, expect, it } from 'vitest'
import * as grid from './grid-state.rules.ts'

const columns = [
  { id: 'containerNo', isRowHeader: true, isPinnedAtFirst: true },
  { id: 'stage' },
  { id: 'seal', isHiddenAtFirst: true },
  { id: 'eta' },
]
const defaults = grid.defaultGridState(columns)
const orderOf = (state: typeof defaults) => state.layout.columns.map(({ id }) => id).join(' ')

describe('a saved grid', () => {
  it('loses columns that no longer exist, with their sort and filter', () => {
    const saved = {
      layout: { columns: [{ id: 'gone' }, { id: 'eta' }, { id: 'eta' }], density: 'compact' as const },
      sort: [
        { id: 'gone', descending: true },
        { id: 'eta', descending: false },
      ],
      filters: { gone: { kind: 'has' as const, text: 'x' } },
    }
    const fitted = grid.fitState(saved, columns)
    expect(fitted.layout.columns.filter(({ id }) => id === 'eta')).toHaveLength(1)
    expect([fitted.sort, fitted.filters]).toEqual([[{ id: 'eta', descending: false }], {}])
    expect(fitted.layout.density).toBe('compact')
  })

  it('gets new columns at their default places, and never hides the row header', () => {
    const saved = {
      ...defaults,
      layout: { ...defaults.layout, columns: [{ id: 'stage' }, { id: 'containerNo', hidden: true }] },
    }
    const fitted = grid.fitState(saved, columns)
    expect(orderOf(fitted)).toBe('stage seal eta containerNo')
    expect(fitted.layout.columns.find(({ id }) => id === 'containerNo')?.hidden).toBe(false)
  })

  it('stays as it is when nothing has changed', () =>
    expect(grid.fitState(defaults, columns)).toEqual({
      ...defaults,
      layout: {
        ...defaults.layout,
        columns: defaults.layout.columns.map((column) =>
          column.id === 'containerNo' ? { ...column, hidden: false } : column,
        ),
      },
    }))
})

describe('the columns of a grid', () => {
  it('move, and pinned ones stay before the others', () => {
    expect(orderOf(grid.moveColumn(defaults, 'eta', 'stage'))).toBe('containerNo eta stage seal')
    expect(orderOf(grid.moveColumn(defaults, 'stage', 'eta'))).toBe('containerNo seal eta stage')
    expect(orderOf(grid.moveColumn(defaults, 'eta', 'containerNo'))).toBe('containerNo eta stage seal')
    expect(orderOf(grid.pinColumn(defaults, 'eta', true))).toBe('containerNo eta stage seal')
    expect(grid.moveColumn(defaults, 'eta', 'nowhere')).toBe(defaults)
  })

  it('keep a minimum width', () => {
    const widthOf = (px: number) =>
      grid.resizeColumn(defaults, 'eta', px).layout.columns.find(({ id }) => id === 'eta')?.widthPx
    expect([widthOf(-5), widthOf(120.4), widthOf(9e9)]).toEqual([30, 120, 1000])
  })
})

describe('sorting', () => {
  it('goes ascending, descending and off by one column', () => {
    const up = grid.sortBy(defaults, 'eta', false)
    const down = grid.sortBy(up, 'eta', false)
    expect([up.sort, down.sort, grid.sortBy(down, 'eta', false).sort]).toEqual([
      [{ id: 'eta', descending: false }],
      [{ id: 'eta', descending: true }],
      [],
    ])
  })

  it('adds further columns after the first, each in its place', () => {
    const both = grid.sortBy(grid.sortBy(defaults, 'stage', false), 'eta', true)
    expect(both.sort.map(({ id }) => id)).toEqual(['stage', 'eta'])
    const turned = grid.sortBy(both, 'stage', true)
    expect(turned.sort).toEqual([
      { id: 'stage', descending: true },
      { id: 'eta', descending: false },
    ])
    expect(grid.sortBy(turned, 'stage', true).sort).toEqual([{ id: 'eta', descending: false }])
    expect(grid.sortBy(both, 'eta', false).sort).toEqual([{ id: 'eta', descending: true }])
  })
})
