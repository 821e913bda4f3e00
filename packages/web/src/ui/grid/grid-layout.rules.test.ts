import { describe, expect, it } from 'vitest'
import { windowAt } from './column-window.ts'
import type { GridColumn } from './grid.types.ts'
import { fittingWidth, linesOf, rowHeightPx, rowLines, shownColumns } from './grid-layout.rules.ts'

const column = (id: string, texts: string[], more: Partial<GridColumn> = {}): GridColumn => ({
  id,
  title: id,
  kind: 'text',
  text: (row) => texts[row] ?? '',
  ...more,
})
const remark = 'Customs examination ordered at the port of discharge; the terminal moves the box to the inspection site'
const columns = [
  column('no', ['FWYU 482913 0', 'FWYU 1']),
  column('remark', [remark, '']),
  column('eta', ['2026-11-21', '2026-11-22'], { kind: 'day' }),
]
const layout = (...all: { id: string; widthPx?: number; hidden?: boolean; pinned?: boolean }[]) => ({
  layout: { columns: all, density: 'normal' as const },
})

describe('the columns of a grid', () => {
  it('are as wide as their longest value, or as somebody made them', () => {
    const shown = shownColumns(columns, 2, layout({ id: 'eta', widthPx: 77 }, { id: 'no' }, { id: 'remark' }))
    expect(shown.map(({ column: { id }, widthPx }) => [id, widthPx])).toEqual([
      ['eta', 77],
      ['no', 130],
      ['remark', 450],
    ])
  })

  it('leave out what is hidden and what is no more', () => {
    const shown = shownColumns(columns, 2, layout({ id: 'gone' }, { id: 'no', hidden: true }, { id: 'eta' }))
    expect(shown.map(({ column: { id } }) => id)).toEqual(['eta'])
  })

  it('leave room for a sign where a cell shows more than its text', () =>
    expect(fittingWidth(column('Stage', ['Empty Returned'], { cell: () => null }), 1)).toBe(170))

  it('find the longest value among shorter ones with more letters', () =>
    expect(fittingWidth(column('x', ['abcdef', '上海洋山港', 'abcdefg']), 3)).toBe(75))
})

describe('the height of a row', () => {
  it('grows with the lines of its longest text, and days never break', () => {
    const [no, long, eta] = shownColumns(columns, 2, layout({ id: 'no' }, { id: 'remark' }, { id: 'eta', widthPx: 40 }))
    expect([no?.wrapAt, eta?.wrapAt]).toEqual([undefined, undefined])
    expect([...(rowLines(long ? [long] : [], 2) ?? [])]).toEqual([linesOf(remark, long?.wrapAt ?? 0).length, 1])
    expect([rowHeightPx('compact', 1), rowHeightPx('normal', 3)]).toEqual([28, 76])
  })

  it('is that of one line where everything fits', () =>
    expect(rowLines(shownColumns(columns, 2, layout({ id: 'no' })), 2)).toBeUndefined())

  it('stops at four lines, and says that there is more', () => {
    const lines = linesOf(remark, 10)
    expect([lines.length, lines.at(-1)?.endsWith('…')]).toEqual([4, true])
  })
})

describe('the columns in sight', () => {
  const many = Array.from({ length: 25 }, (_, at) => column(`c${at}`, ['x']))
  const shown = shownColumns(
    many,
    1,
    layout(...many.map(({ id }, at) => ({ id, widthPx: 84, pinned: at === 0 }))), // 100 px each with the room beside it
  )

  it('are those at the start before anybody scrolls', () => {
    const { from, skipPx } = windowAt(shown, true, 0, 1000)
    expect([from, skipPx]).toEqual([1, 0])
  })

  it('are others further on, and the room of those left out is kept', () => {
    const { from, to, skipPx } = windowAt(shown, true, 900, 1000)
    expect([from > 1, to < 25, skipPx]).toEqual([true, true, (from - 1) * 100])
  })
})
