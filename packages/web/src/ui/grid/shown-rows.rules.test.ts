import type { ColumnKind } from '@fairway/contract/shared/column-filter.rules'
import type { ColumnFilter, SortField } from '@fairway/contract/shared/grid.values'
import { type Language, languages, languageTag } from '@fairway/contract/shared/language'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GridColumn } from './grid-parts.ts'
import { shownRows } from './shown-rows.rules.ts'

const column = (id: string, kind: ColumnKind, texts: string[], more: Partial<GridColumn> = {}): GridColumn => ({
  id,
  title: id,
  kind,
  text: (row) => texts[row] ?? '',
  ...more,
})
const cities = column('city', 'text', ['Thượng Hải', 'Cần Thơ', '', 'Đà Nẵng', 'Hải Phòng', 'Dĩ An'])
const shown = (
  columns: GridColumn[],
  {
    sort = [],
    filters = {},
    language = 'en',
  }: { sort?: SortField[]; filters?: Record<string, ColumnFilter>; language?: Language },
) => {
  const rows = shownRows(columns, 6, { sort, filters }, language)
  return rows.map((row) => columns[0]?.text(row))
}
const by = (id: string, descending = false): SortField => ({ id, descending })

describe('the order of rows', () => {
  it('is that of the reader’s language, with empty values last in both directions', () => {
    const up = shown([cities], { sort: [by('city')], language: 'vi' })
    const down = shown([cities], { sort: [by('city', true)], language: 'vi' })
    expect(up).toEqual(['Cần Thơ', 'Dĩ An', 'Đà Nẵng', 'Hải Phòng', 'Thượng Hải', ''])
    expect(down).toEqual(['Thượng Hải', 'Hải Phòng', 'Đà Nẵng', 'Dĩ An', 'Cần Thơ', ''])
  })

  it('follows pinyin in Chinese', () => {
    const ports = column('port', 'text', ['宁波', '上海', '北京', '天津', '广州', '青岛'])
    expect(shown([ports], { sort: [by('port')], language: 'zh' })).toEqual([
      '北京',
      '广州',
      '宁波',
      '青岛',
      '上海',
      '天津',
    ])
  })

  it('compares numbers, times and choices by value', () => {
    const days = column('days', 'number', ['10', '9', '', '-1', '100', '2.5'])
    const at = column('at', 'instant', ['1', '2', '3', '4', '5', '6'], {
      value: (row) =>
        ['2026-11-15T08:00:00+08:00', '2026-11-15T01:00:00Z', null, '2026-11-14T23:00:00Z', 'soon', ''][row] ?? null,
    })
    const stage = column('stage', 'choice', ['Hold', 'Booked', 'In-Transit', 'Booked', 'Lost', ''], {
      choices: ['Booked', 'In-Transit', 'Hold'],
    })
    expect(shown([days], { sort: [by('days', true)] })).toEqual(['100', '10', '9', '2.5', '-1', ''])
    expect(shown([at], { sort: [by('at')] })).toEqual(['4', '1', '2', '3', '5', '6'])
    expect(shown([stage], { sort: [by('stage')] })).toEqual(['Booked', 'Booked', 'In-Transit', 'Hold', 'Lost', ''])
  })

  it('uses further columns where the first ones are equal', () => {
    const no = column('no', 'text', ['a', 'b', 'c', 'd', 'e', 'f'])
    const size = column('size', 'text', ['40', '20', '40', '20', '40', '20'])
    expect(shown([no, size], { sort: [by('size'), by('no', true)] })).toEqual(['f', 'd', 'b', 'e', 'c', 'a'])
    expect(shown([no, size], { sort: [by('gone'), by('size')] })).toEqual(['b', 'd', 'f', 'a', 'c', 'e'])
  })
})

describe('the rows that match', () => {
  it.each([
    ['an unaccented spelling', 'hai', ['Thượng Hải', 'Hải Phòng']],
    ['the other Unicode form', 'hải'.normalize('NFD'), ['Thượng Hải', 'Hải Phòng']],
    ['Đ written as D', 'DA NANG', ['Đà Nẵng']],
    ['nothing', '  ', ['Thượng Hải', 'Cần Thơ', '', 'Đà Nẵng', 'Hải Phòng', 'Dĩ An']],
    ['what is nowhere', 'Oakland', []],
    ['a mark that folds to nothing', '/', []],
  ])('contain %s', (_what, text, expected) =>
    expect(shown([cities], { filters: { city: { kind: 'has', text } } })).toEqual(expected),
  )

  it('have one of the wanted values, including the empty one', () =>
    expect(shown([cities], { filters: { city: { kind: 'oneOf', values: ['', 'Dĩ An'] } } })).toEqual(['', 'Dĩ An']))

  it('have one of the wanted values where a row can have several', () => {
    const holds = [['customs', 'payment'], [], ['payment'], ['data'], [], []]
    const column6 = column(
      'holds',
      'choice',
      holds.map((names) => names.join()),
      { codes: (row) => holds[row] ?? [] },
    )
    const rowsWith = (values: string[]) =>
      shownRows([column6], 6, { sort: [], filters: { holds: { kind: 'oneOf', values } } }, 'en')
    expect(rowsWith(['payment'])).toEqual([0, 2])
    expect(rowsWith(['customs', 'data'])).toEqual([0, 3])
    expect(rowsWith([''])).toEqual([1, 4, 5])
  })

  it('are between two days as shown to the reader, both included', () => {
    const at = column(
      'at',
      'instant',
      ['2026-11-15 00:30', '2026-11-14 23:30', '', '2026-11-16 12:00', '2026-11-13', ''],
      {
        value: (row) =>
          ['2026-11-14T16:30:00Z', '2026-11-14T15:30:00Z', null, '2026-11-16T04:00:00Z', '', null][row] ?? null,
      },
    )
    const from = (from: string, to: string) => shown([at], { filters: { at: { kind: 'between', from, to } } })
    expect(from('2026-11-15', '2026-11-16')).toEqual(['2026-11-15 00:30', '2026-11-16 12:00'])
    expect(from('', '2026-11-14')).toEqual(['2026-11-14 23:30', '2026-11-13'])
    expect(from('2026-11-14T16:00:00Z', '')).toEqual(['2026-11-15 00:30', '2026-11-16 12:00'])
  })

  it('are between two numbers, and an end that cannot be parsed is open', () => {
    const days = column('days', 'number', ['10', '9', '', '-1', '100', '2.5'])
    const from = (from: string, to: string) => shown([days], { filters: { days: { kind: 'between', from, to } } })
    expect(from('2.5', '10')).toEqual(['10', '9', '2.5'])
    expect(from('many', '')).toEqual(['10', '9', '-1', '100', '2.5'])
  })
})

describe('any rows, filters and orders', () => {
  const anyText = fc.constantFrom(
    '',
    'FWYU 1',
    'FWYU-2',
    'A1',
    'Đà',
    'da',
    'Da',
    '宁波',
    '上海',
    'é',
    'e\u0301',
    '10',
    '9',
    '_x',
    'ß',
  )
  const table = fc.array(fc.tuple(anyText, anyText, fc.constantFrom('', '1', '10', '9', '-3')), { maxLength: 60 })
  const sorts = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a' as const, 'b' as const, 'n' as const), descending: fc.boolean() }),
    {
      selector: ({ id }) => id,
    },
  )

  type Row = readonly [a: string, b: string, n: string]
  const nothing: Row = ['', '', '']
  const places = { a: 0, b: 1, n: 2 }
  const plainOrder = (x: Row, y: Row, sort: { id: keyof typeof places; descending: boolean }[], language: Language) => {
    const { compare } = new Intl.Collator(languageTag[language])
    const differences = sort.map(({ id, descending }) => {
      const [p, q] = [x[places[id]] ?? '', y[places[id]] ?? '']
      if (p === '' || q === '') return Number(p === '') - Number(q === '')
      return (descending ? -1 : 1) * (id === 'n' ? Number(p) - Number(q) : compare(p, q))
    })
    return differences.find((difference) => difference !== 0) ?? 0
  }

  it('are the same as with plain sorting and filtering', () =>
    fc.assert(
      fc.property(table, sorts, fc.constantFrom(...languages), fc.option(anyText), (rows, sort, language, only) => {
        const columns = [
          column(
            'a',
            'text',
            rows.map(([a]) => a),
          ),
          column(
            'b',
            'text',
            rows.map(([, b]) => b),
          ),
          column(
            'n',
            'number',
            rows.map(([, , n]) => n),
          ),
        ]
        const filters: Record<string, ColumnFilter> = only === null ? {} : { b: { kind: 'oneOf', values: [only, '9'] } }
        const naive = rows
          .map((_, row) => row)
          .filter((row) => only === null || [only, '9'].includes(rows[row]?.[1] ?? ''))
          .sort((x, y) => plainOrder(rows[x] ?? nothing, rows[y] ?? nothing, sort, language))
        expect(shownRows(columns, rows.length, { sort, filters }, language)).toEqual(naive)
      }),
      { numRuns: 400 },
    ))
})
