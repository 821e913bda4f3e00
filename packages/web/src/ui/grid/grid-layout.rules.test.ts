import { describe, expect, it } from 'vitest'
import { columnVars } from './columns/column-vars.ts'
import { windowAt } from './columns/column-window.ts'
import { fittingWidth, isCut, linesOf, rowHeightPx, rowLines, shownColumns, steadyWidths } from './grid-layout.rules.ts'
import { type GridColumn, ICON_WIDTH } from './grid-parts.ts'
import { shownRows } from './shown-rows.rules.ts'

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
  it('are as wide as their longest value, or as the user made them', () => {
    const shown = shownColumns(columns, 2, layout({ id: 'eta', widthPx: 77 }, { id: 'no' }, { id: 'remark' }))
    expect(shown.map(({ column: { id }, widthPx }) => [id, widthPx])).toEqual([
      ['eta', 77],
      ['no', 130],
      ['remark', 450],
    ])
  })

  it('leave out hidden and removed ones', () => {
    const shown = shownColumns(columns, 2, layout({ id: 'gone' }, { id: 'no', hidden: true }, { id: 'eta' }))
    expect(shown.map(({ column: { id } }) => id)).toEqual(['eta'])
  })

  it.each([
    ['ETA', ['x'], 50],
    ['VVD', ['FHM042E'], 70],
    ['Last free day', ['2026-11-20'], 130],
    ['船名航次', ['远洋 042E'], 80],
    ['提箱', ['上海洋山港区四期'], 120],
    ['Remark', ['x'.repeat(44)], 440],
    ['Remark', ['x'.repeat(46)], 450],
  ])('with the header %s and %j are %i px wide, including the padding', (title, texts, px) => {
    expect(fittingWidth(column(title, texts, { title }), texts.length)).toBe(px)
    const [shown] = shownColumns([column(title, texts)], texts.length, layout({ id: title }))
    const vars: Record<string, unknown> = { ...columnVars(shown ? [shown] : [], false) }
    expect([vars['--c0'], vars['--row']]).toEqual([`${px}px`, 'calc(8px + 0px + var(--c0))'])
  })

  it('count an icon before a text as a full-width character and a space, and a frame around it as nothing', () => {
    const stage = (more: Partial<GridColumn>) => fittingWidth(column('Stage', ['Empty Returned'], more), 1)
    expect([stage({ cell: () => null }), stage({ cell: () => null, extraLetters: ICON_WIDTH })]).toEqual([140, 165])
  })

  it.each([
    ['2026-11-21', {}, false],
    ['MAMMOTH WOMAN', {}, true],
    ['上海洋山港区', {}, false],
    ['上海洋山港区四期码头', {}, true],
    ['2026-11-21', { cell: () => null }, true],
    ['2026-11-21', { leastLetters: 5 }, true],
  ])('of 100 px cut %j, with %j: %s', (text, more, cut) => {
    const [shown] = shownColumns([column('no', [text], more)], 1, layout({ id: 'no', widthPx: 100 }))
    expect(shown && isCut(text, shown)).toBe(cut)
  })

  it('are measured over all loaded rows, not over the filtered ones', () => {
    const places = column('place', ['Xi’an', 'Long Beach, Terminal C'])
    const { layout: columns } = layout({ id: 'place' })
    const state = { layout: columns, sort: [], filters: { place: { kind: 'has' as const, text: 'Xi' } } }
    expect(shownRows([places], 2, state, 'en')).toEqual([0])
    expect(shownColumns([places], 2, state)[0]?.widthPx).toBe(220)
  })

  it('are measured once for an answer, however often they are rendered', () => {
    let reads = 0
    const counted: GridColumn = {
      ...column('x', []),
      get widthInLetters() {
        reads += 1
        return 12
      },
    }
    for (let drawing = 0; drawing < 3; drawing += 1) shownColumns([counted], 3000, layout({ id: 'x' }))
    expect(reads).toBe(1)
  })

  it.each(['VNHPH', '已提空箱', '上海洋山港区四期', 'x'.repeat(44)])('show %s in one line, in any language', (text) =>
    expect(shownColumns([column('x', [text])], 1, layout({ id: 'x' }))[0]?.wrapAt).toBeUndefined(),
  )

  it('find the longest value among shorter ones with more letters', () =>
    expect(fittingWidth(column('x', ['abcdef', '上海洋山港', 'abcdefg']), 3)).toBe(75))
})

describe('the height of a row', () => {
  it('grows with the lines of its longest text, and days never wrap', () => {
    const [no, long, eta] = shownColumns(columns, 2, layout({ id: 'no' }, { id: 'remark' }, { id: 'eta', widthPx: 40 }))
    expect([no?.wrapAt, eta?.wrapAt]).toEqual([undefined, undefined])
    expect([...(rowLines(long ? [long] : [], 2) ?? [])]).toEqual([linesOf(remark, long?.wrapAt ?? 0).length, 1])
    expect([rowHeightPx('compact', 1), rowHeightPx('normal', 3)]).toEqual([28, 76])
  })

  it('is one line for Vietnamese names that fit into the widest column, however many letters they have', () => {
    const texts = ['1 × Container khô 40 feet, 1 × Container khô cao 40 feet', '2 × Container khô cao 40 feet']
    const shown = shownColumns([column('Container', texts)], 2, layout({ id: 'Container' }))
    expect([shown[0]?.widthPx, [...(rowLines(shown, 2) ?? [])]]).toEqual([450, [1, 1]])
  })

  it('has a line for every 75 characters, however wide the user made the column', () =>
    expect(linesOf('word '.repeat(30).trim(), 990)).toHaveLength(2))

  it('is that of one line where everything fits', () =>
    expect(rowLines(shownColumns(columns, 2, layout({ id: 'no' })), 2)).toBeUndefined())

  it('is four lines at most, and shows that there is more', () => {
    const lines = linesOf(remark, 87)
    expect([lines.length, lines.at(-1)?.endsWith('…')]).toEqual([4, true])
  })
})

describe('the visible columns', () => {
  const many = Array.from({ length: 25 }, (_, at) => column(`c${at}`, ['x']))
  const shown = shownColumns(many, 1, layout(...many.map(({ id }, at) => ({ id, widthPx: 100, pinned: at === 0 }))))

  it('are the first ones before scrolling', () => {
    const { from, skipPx } = windowAt(shown, true, { leftPx: 0, rightPx: 1000 })
    expect([from, skipPx]).toEqual([1, 0])
  })

  it('are others after scrolling, and the space of those left out stays', () => {
    const { from, to, skipPx } = windowAt(shown, true, { leftPx: 900, rightPx: 1900 })
    expect([from > 1, to < 25, skipPx]).toEqual([true, true, (from - 1) * 100])
  })
})

it('a column stays as wide as it was with more rows, unless the reader made it so or reads another language', () => {
  const widths = steadyWidths()
  const pxOf = (texts: string[], more: Partial<GridColumn> = {}, widthPx?: number) =>
    widths(
      shownColumns([column('no', texts, more)], texts.length, layout({ id: 'no', ...(widthPx && { widthPx }) })),
    )[0]?.widthPx
  expect(pxOf(['FWYU 482913 0', 'short'])).toBe(130)
  expect(pxOf(['short'])).toBe(130)
  expect(pxOf(['FWYU 482913 0 and more'])).toBe(220)
  expect(pxOf(['short'], {}, 80)).toBe(80)
  expect(pxOf(['short'], { title: '箱号' })).toBe(50)
})
