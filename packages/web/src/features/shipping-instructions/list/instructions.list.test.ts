import type { SiList } from '@fairway/contract/shipping-instructions/si-list.schema'
import { describe, expect, it } from 'vitest'
import { criteriaOf, valuesOf } from '../../../ui/listing/filter.rules.ts'
import { instructionList } from './instructions.list.ts'
import { hrefOf, keyOf, missingIn, nameOf, searchOf, stepOf, stepPath, withNeeds } from './instructions.rules.ts'

const { read, check } = instructionList.criteria

const blank = {
  id: null as number | null,
  bookingNo: '3104482',
  blNo: '',
  status: null as SiList['columns']['status'][number],
  hasDraft: false,
  draftApprovedAt: null,
  departureAt: '2026-11-25T00:00:00Z',
  siCutOffAt: '2026-11-22T00:00:00Z',
}
/** A list of rows, with the columns that rules read. */
function listOf(...rows: Partial<typeof blank>[]): SiList {
  const whole = rows.map((row) => ({ ...blank, ...row }))
  const columns = Object.fromEntries(
    Object.keys(blank).map((name) => [name, whole.map((row) => row[name as keyof typeof blank])]), // its own names
  )
  return { columns, rows: rows.length, asOf: '2026-11-16T00:00:00Z' } as unknown as SiList // nothing else is read
}

describe('what instructions are searched by', () => {
  it.each([
    {},
    { text: '31044', vvd: 'FHM042E' },
    { from: '2026-11-16', to: '2026-11-22' },
    { statuses: ['Rejected' as const], needs: ['due' as const] },
  ])('criteria %j come out of the form as they went in', (criteria) =>
    expect(criteriaOf(instructionList, valuesOf(instructionList.filter, criteria), criteria)).toEqual(criteria),
  )

  it('takes from an address known values alone', () =>
    expect(
      read({
        statuses: ['Rejected', 'Lost'],
        needs: ['approve', 'sleep'],
        numbers: ['3104482', 'FWYL310448201', 'junk', 7, '3104482'],
        numberType: 'ediRef',
        text: ' NBL-7 ',
      }),
    ).toEqual({
      statuses: ['Rejected'],
      needs: ['approve'],
      numbers: ['3104482', 'FWYL310448201'],
      numberType: 'mixed',
      text: 'NBL-7',
    }))

  it('names a day that does not exist', () =>
    expect(check({ from: '2026-02-30' }).map(({ path, code }) => [path, code])).toEqual([['from', 'BD0003']]))

  it('asks the server for pasted numbers, and keeps what needs somebody to itself', () =>
    expect(
      searchOf({ numbers: ['3104482', 'FWYL310448302'], numberType: 'mixed', needs: ['due'], statuses: ['Draft'] }),
    ).toEqual({ statuses: ['Draft'], numbers: ['3104482', 'FWYL310448302'] }))
})

describe('a row of the list', () => {
  it.each([
    ['a booking without an instruction', {}, 'start', '/shippingInstructionsDetails?type=new&bookingNo=3104482'],
    ['a draft', { id: 7, status: 'Draft' }, 'goOn', '/shippingInstructionsDetails?type=edit&id=7'],
    ['a rejected one', { id: 7, status: 'Rejected' }, 'goOn', '/shippingInstructionsDetails?type=edit&id=7'],
    ['a sent one', { id: 7, status: 'Submitted' }, 'open', '/shippingInstructionsDetails?type=view&id=7'],
    [
      'a corrected draft B/L',
      { id: 7, status: 'Correction Pending', hasDraft: true },
      'approve',
      '/shippingInstructionsDetails?type=draft&id=7',
    ],
  ] as const)('%s leads to its next step', (_case, row, step, path) => {
    const list = listOf(row)
    expect([stepOf(list, 0), stepPath(list, 0)]).toEqual([step, path])
  })

  it('is known by its instruction, or by its booking until there is one', () => {
    const list = listOf({}, { id: 7, status: 'Draft', blNo: 'FWYL310448201' })
    expect([keyOf(list, 0), keyOf(list, 1)]).toEqual(['booking 3104482', '7'])
    expect([nameOf(list, 0), nameOf(list, 1)]).toEqual(['3104482', 'FWYL310448201'])
    expect(hrefOf(list, 1)).toBe('/shippingInstructionsDetails?type=view&id=7')
  })
})

it('pasted numbers without a row are named', () =>
  expect(missingIn(listOf({ blNo: 'FWYL310448201' }), ['3104482', 'FWYL310448201', '9999999'])).toEqual(['9999999']))

it('rows that need nobody are left out where the server listed too many', () => {
  const list = listOf({}, { id: 7, status: 'Accepted', bookingNo: '3104483' })
  expect(withNeeds(list, ['notStarted']).columns.bookingNo).toEqual(['3104482'])
  expect(withNeeds(list, [])).toBe(list)
})
