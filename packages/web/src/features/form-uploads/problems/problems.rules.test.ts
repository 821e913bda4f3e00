import { describe, expect, it } from 'vitest'
import { fileOf, formOf, previewOf, problemOf } from '../uploads.fixture.ts'
import { countsOf, earlierOf, goodForms, isReady, problemsByFile } from './problems.rules.ts'

describe('the problems of files', () => {
  it('are in reading order of the sheet', () => {
    const problems = [
      problemOf({ row: 9, column: 'AA' }),
      problemOf({ row: 9, column: 'Z' }),
      problemOf({ row: 3, column: 'B' }),
      problemOf({ row: null, column: null }),
    ]
    const found = problemsByFile([fileOf({ preview: previewOf({ problems }) })]).get('ningbo.xlsx') ?? []
    expect(found.map(({ row, column }) => `${row}${column}`)).toEqual(['nullnull', '3B', '9Z', '9AA'])
  })

  it('are reported in both files that share something, once each', () => {
    const twice = problemOf({ code: 'UP0002', column: 'A', field: 'customerReference', args: ['NBL-1001'] })
    const found = problemsByFile([
      fileOf({ name: 'first.xlsx' }),
      fileOf({ name: 'second.xlsx', preview: previewOf({ problems: [twice] }) }),
      fileOf({ name: 'sent.xlsx', phase: 'sent' }),
      fileOf({ name: 'other.xlsx', preview: previewOf({ forms: [formOf({ reference: 'NBL-2002' })] }) }),
    ])
    const first = { row: 2, column: 'A', field: 'customerReference', value: 'NBL-1001', code: 'UP0002' }
    expect(found.get('first.xlsx')).toEqual([expect.objectContaining(first)])
    expect(found.get('second.xlsx')).toEqual([twice])
    expect([found.get('other.xlsx'), found.has('sent.xlsx')]).toEqual([[], false])
  })

  it('name the place of a booking number that two files have', () => {
    const preview = previewOf({ forms: [formOf({ reference: '', bookingNo: '3104482' })] })
    const found = problemsByFile([fileOf({ name: 'a.csv', preview }), fileOf({ name: 'b.csv', preview })])
    expect(found.get('a.csv')).toMatchObject([{ field: 'bookingNo', column: null, args: ['3104482'] }])
  })
})

it('counts the effects of sending a file', () => {
  const forms = [formOf(), formOf({ deed: 'overwrite' }), formOf({ deed: 'overwrite' }), formOf({ deed: 'unchanged' })]
  expect(countsOf(previewOf({ forms }))).toEqual({ forms: 4, rows: 1, new: 1, overwrite: 2, unchanged: 1 })
})

it('allows sending a file that was read without problems', () => {
  expect(isReady(fileOf(), [])).toBe(true)
  expect(isReady(fileOf(), [problemOf()])).toBe(false)
  expect(isReady(fileOf({ phase: 'sending' }), [])).toBe(false)
  expect(isReady(fileOf({ preview: undefined }), [])).toBe(false)
})

describe('a file that is added again under another name', () => {
  const first = fileOf({ name: 'monday.xlsx' })
  it('offers to replace the first', () => {
    const again = fileOf({ name: 'monday (1).xlsx' })
    expect(earlierOf([first, again], again)).toEqual({ file: first, onlyThere: 0 })
    expect(earlierOf([first, again], first)).toBeUndefined()
  })

  it('counts the bookings that only the first has', () => {
    const forms = [formOf(), formOf({ row: 3, reference: 'NBL-1002' }), formOf({ row: 4, reference: 'NBL-1003' })]
    const larger = fileOf({ name: 'week.xlsx', preview: previewOf({ forms }) })
    const again = fileOf({ name: 'monday.xlsx' })
    expect(earlierOf([larger, again], again)?.onlyThere).toBe(2)
  })

  it('offers nothing for other bookings, or for sent files', () => {
    const other = fileOf({ name: 'b.csv', preview: previewOf({ forms: [formOf({ reference: 'NBL-2002' })] }) })
    expect(earlierOf([first, other], other)).toBeUndefined()
    const again = fileOf({ name: 'c.csv' })
    expect(earlierOf([{ ...first, phase: 'sent' }, again], again)).toBeUndefined()
  })
})

it('offers the valid bookings of a file with problems, without unchanged ones', () => {
  const forms = [
    formOf(),
    formOf({ row: 3, reference: 'NBL-1002' }),
    formOf({ row: 4, reference: 'X', deed: 'unchanged' }),
  ]
  const file = fileOf({ preview: previewOf({ forms }) })
  expect(goodForms(file, [problemOf({ row: 3 })]).map(({ reference }) => reference)).toEqual(['NBL-1001'])
  expect(goodForms(file, [])).toEqual([])
})
