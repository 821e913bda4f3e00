import { describe, expect, it } from 'vitest'
import { sendableForms } from './sendable-forms.rules.ts'

const form = (
  row: number,
  reference: string,
  { bookingNo = '', ...more }: { bookingNo?: string; [key: string]: unknown } = {},
) => ({
  ...{ row, lastRow: row, reference, request: null },
  ids: [reference, bookingNo].filter((id) => id !== '').map((id) => ({ field: '', id })),
  ...more,
})
const request = { id: 7, ediRef: 'FW00000007', status: 'Submitted' as const }
const sendable = (forms: ReturnType<typeof form>[], ...rows: (number | null)[]) =>
  sendableForms(
    forms,
    rows.map((row) => ({ row })),
  ).map(({ reference }) => reference)

describe('the sendable bookings of a file', () => {
  it('are those without a problem in any of their rows', () => {
    const forms = [form(2, 'A', { lastRow: 4 }), form(5, 'B'), form(6, 'C')]
    expect(sendable(forms)).toEqual(['A', 'B', 'C'])
    expect(sendable(forms, 5)).toEqual(['A', 'C'])
    expect(sendable(forms, 3)).toEqual(['B', 'C'])
  })

  it('exclude those that share a reference, number or request with a row that has a problem', () => {
    expect(sendable([form(2, 'A'), form(3, 'B'), form(4, 'A')], 4)).toEqual(['B'])
    expect(sendable([form(2, 'A', { bookingNo: '3104482' }), form(3, 'B', { bookingNo: '3104482' })], 3)).toEqual([])
    expect(sendable([form(2, 'A', { request }), form(3, '', { bookingNo: '3104482', request })], 3)).toEqual([])
  })

  it('are none where the whole file is invalid', () => expect(sendable([form(2, 'A')], null)).toEqual([]))
})
