import { expect, it } from 'vitest'
import { attentionReasonsOf } from './booking-attention.rules.ts'

const now = '2026-11-15T07:48:00Z'
const booking = {
  bookingNo: '3104482',
  status: 'Approved',
  departureBasis: 'estimated',
  siStatus: 'Pending',
  siDueAt: '2026-11-30T00:00:00Z',
  vgmStatus: 'Pending',
  vgmDueAt: '2026-11-30T00:00:00Z',
  hold: null,
  ams: null,
} as const

it.each([
  ['documents with time to spare need no attention', {}, []],
  ['three days before the cut-off they are', { siDueAt: '2026-11-18T07:48:00Z' }, ['siDue']],
  ['a second earlier they are not', { siDueAt: '2026-11-18T07:48:01Z' }, []],
  [
    'after it they still are',
    { siDueAt: '2026-11-01T00:00:00Z', vgmDueAt: '2026-11-01T00:00:00Z' },
    ['siDue', 'vgmDue'],
  ],
  ['what was sent is none', { siDueAt: '2026-11-16T00:00:00Z', siStatus: 'Submitted' }, []],
  ['nor what no ship waits for any more', { vgmDueAt: '2026-11-14T00:00:00Z', departureBasis: 'actual' }, []],
  ['nor what was canceled', { vgmDueAt: '2026-11-16T00:00:00Z', status: 'Canceled' }, []],
  ['nor what is not booked', { siDueAt: '2026-11-16T00:00:00Z', bookingNo: null }, []],
  ['without a cut-off nothing is due', { siDueAt: null, vgmDueAt: null }, []],
  ['a hold is one', { hold: 'Payment' }, ['held']],
  ['also of the advance filing, and once', { hold: 'Customs', ams: 'Data Hold' }, ['held']],
] as const)('%s', (_, facts, expected) => expect(attentionReasonsOf({ ...booking, ...facts }, now)).toEqual(expected))
