import { describe, expect, it } from 'vitest'
import {
  checkFilter,
  filterToEdit,
  findValues,
  settledFilter,
  textOfValue,
  tidyFilter,
  valuesOf,
} from './filter.rules.ts'

const stages = ['Booked', 'In-Transit', 'In-Transit', '', 'Hold', 'In-Transit', 'Hold']
const column = { text: (row: number) => stages[row] ?? '' }
const between = (from: string, to: string) => ({ kind: 'between' as const, from, to })

describe('the values of a column', () => {
  it('come with their counts, the most frequent first', () =>
    expect(valuesOf(column, stages.length).map(({ text, count }) => `${text} ${count}`)).toEqual([
      'In-Transit 3',
      'Hold 2',
      ' 1',
      'Booked 1',
    ]))

  it('come in the order of the trade where there is one', () =>
    expect(
      valuesOf({ ...column, choices: ['Booked', 'In-Transit', 'Hold'] }, stages.length).map(({ text }) => text),
    ).toEqual(['Booked', 'In-Transit', 'Hold', '']))

  it('store the language-independent code, and show the label in the reader’s language', () => {
    const codes = ['IT', 'HO', 'IT']
    const labels = { IT: '在途', HO: '扣留' } as Record<string, string> // by the codes above
    const coded = { code: (row: number) => codes[row] ?? '', text: (row: number) => labels[codes[row] ?? ''] ?? '' }
    expect(valuesOf(coded, 3)[0]).toEqual({ value: 'IT', text: '在途', count: 2 })
    expect([textOfValue(coded, 3, 'HO'), textOfValue(coded, 3, 'BK')]).toEqual(['扣留', 'BK'])
  })

  it('are counted each where a row has several, and rows without any as empty', () => {
    const holds = [['customs', 'payment'], [], ['customs']]
    const several = {
      text: (row: number) => (holds[row] ?? []).join(', '),
      codes: (row: number) => holds[row] ?? [],
      textOfCode: (code: string) => code.toUpperCase(),
    }
    expect(valuesOf(several, 3).map(({ value, text, count }) => `${value} ${text} ${count}`)).toEqual([
      'customs CUSTOMS 2',
      '  1',
      'payment PAYMENT 1',
    ])
    expect([textOfValue(several, 3, 'payment'), textOfValue(several, 3, '')]).toEqual(['PAYMENT', ''])
  })

  it('are found in any spelling', () => {
    const ports = ['Hải Phòng', 'Ningbo 宁波'].map((text) => ({ value: text, text, count: 1 }))
    expect(findValues(ports, 'hai phong')).toHaveLength(1)
    expect(findValues(ports, '宁波')).toHaveLength(1)
    expect(findValues(ports, '')).toHaveLength(2)
  })
})

describe('an invalid filter', () => {
  it.each([
    ['a day that does not exist', between('2026-02-30', ''), 'day' as const, 'badDay'],
    ['a day in another form', between('', '21.11.2026'), 'instant' as const, 'badDay'],
    ['a number that is none', between('12a', ''), 'number' as const, 'badNumber'],
    ['days the wrong way round', between('2026-11-21', '2026-11-20'), 'day' as const, 'wrongOrder'],
    ['numbers the wrong way round', between('9', '-10'), 'number' as const, 'wrongOrder'],
  ])('is refused: %s', (_case, filter, kind, problem) => expect(checkFilter(filter, kind)?.problem).toBe(problem))

  it('is not one with open ends, equal ends or ordered numbers', () => {
    for (const [from, to] of [
      ['', ''],
      ['2026-11-20', ''],
      ['2026-11-20', '2026-11-20'],
    ] as const)
      expect(checkFilter(between(from, to), 'day')).toBeUndefined()
    expect(checkFilter(between('9', '10'), 'number')).toBeUndefined()
    expect(checkFilter({ kind: 'oneOf', values: Array.from({ length: 501 }, String) }, 'choice')?.problem).toBe(
      'tooMany',
    )
  })
})

it('treats a filter that matches everything as none', () => {
  expect(settledFilter(tidyFilter({ kind: 'has', text: '  ' }, 'text'))).toBeUndefined()
  expect(settledFilter({ kind: 'oneOf', values: [] })).toBeUndefined()
  expect(settledFilter(between('', ''))).toBeUndefined()
})

it('starts anew when a view has a filter that does not suit the column', () => {
  expect(filterToEdit({ kind: 'has', text: 'x' }, 'day')).toEqual(between('', ''))
  expect(filterToEdit({ kind: 'has', text: 'x' }, 'text')).toEqual({ kind: 'has', text: 'x' })
})

it('parses days and numbers as people type them', () => {
  expect(tidyFilter({ kind: 'has', text: ' Long Beach ' }, 'text')).toEqual({ kind: 'has', text: 'Long Beach' })
  expect(tidyFilter(between('2026/11/5', ' 20261121 '), 'instant')).toEqual(between('2026-11-05', '2026-11-21'))
  expect(tidyFilter(between('1,5', '12 000'), 'number')).toEqual(between('1.5', '12000'))
})
