import { describe, expect, it } from 'vitest'
import type { CorrectionState } from '../../corrections/correction.schema.ts'
import { type Group, groups } from '../../kit/access.ts'
import { requestStatuses } from '../requests/booking-request.values.ts'
import { offeredActions } from './booking-actions.rules.ts'
import type { BookingPage } from './booking-page.schema.ts'
import { bookingActions } from './booking-page.values.ts'

type Facts = Parameters<typeof offeredActions>[0]
const request: BookingPage['request'] = { id: 1, status: 'Approved', revision: 1, version: 1, hasUnsent: false }
const bill: BookingPage['bills'][number] = {
  blNo: 'FWYL310448201', type: 'OBL', status: 'Billed', release: null, billedAt: '2026-11-15T00:00:00Z',
} // biome-ignore format: one bill
const container: BookingPage['containers'][number] = {
  containerNo: 'FWYU4829130', equipment: { code: '45G1', name: { en: 'x', zh: 'x', vi: 'x' } }, stage: 'Booked', availability: null,
  place: null, movedAt: null, seal: null, weightKg: null, redHolds: 0, isTracked: true,
} // biome-ignore format: one container
const correction: CorrectionState = {
  id: 9, shipmentNo: '3104482', blNo: 'FWYL310448201', status: 'Submitted', revision: 2, version: 1, startedAt: '', startedBy: '',
  savedAt: '', savedBy: '', submittedAt: null, carrierAction: null, carrierAt: null, carrierNote: null,
} // biome-ignore format: one correction
const billed: Facts = {
  bookingNo: '3104482',
  status: 'Approved',
  request,
  bills: [bill],
  correction: null,
  otherCorrection: null,
  containers: [container],
}

/** Why each action is closed, by code and arguments; empty for an action that is open. */
const reasonsFor = (facts: Partial<Facts> = {}, userGroups: readonly Group[] = groups) =>
  Object.fromEntries(
    offeredActions({ ...billed, ...facts }, userGroups).map(({ action, reason }) => [
      action,
      reason && [reason.code, ...reason.args].join(' '),
    ]),
  )

describe('what may be done with a booking', () => {
  it('lists every action once, in one order', () => expect(Object.keys(reasonsFor())).toEqual([...bookingActions]))

  it('allows everything but a copy of an approved request', () => expect(reasonsFor()).toEqual({ copy: 'BR0062' }))

  it.each([
    ['no request of the reader behind it', { request: null }, { amend: 'noRequest', cancel: 'noRequest', copy: 'noRequest' }],
    ['no bill', { bills: [] }, { copy: 'BR0062', correct: 'BC0003 3104482' }],
    ['a bill that is not billed', { bills: [{ ...bill, status: 'Rated' }] }, { copy: 'BR0062', correct: 'BC0003 3104482' }],
    ['two bills', { bills: [bill, bill] }, { copy: 'BR0062', correct: 'BC0004 3104482 2' }],
    ['a correction under way', { bills: [bill, bill], correction }, { copy: 'BR0062' }],
    [
      'a correction that another company started',
      { otherCorrection: { startedAt: '2026-11-16T02:00:00Z', company: 'Lakeshore Home, Inc.' } },
      { copy: 'BR0062', correct: 'BC0005 3104482' },
    ],
    ['no containers', { containers: [] }, { copy: 'BR0062', track: 'noBoxes' }],
    ['containers of long ago', { containers: [{ ...container, isTracked: false }] }, { copy: 'BR0062', track: 'longAgo' }],
    ['some containers of long ago', { containers: [{ ...container, isTracked: false }, container] }, { copy: 'BR0062' }],
    [
      'a cancellation that was confirmed',
      { status: 'Canceled', request: { ...request, status: 'Cancelled' } },
      {
        amend: 'BR0004 Cancelled', cancel: 'BR0006 Cancelled', copy: 'BR0061', correct: 'BC0011 3104482', track: 'canceled',
        instruct: 'canceled', weigh: 'canceled',
      },
    ],
  ] as [string, Partial<Facts>, Record<string, string>][])('with %s', (_case, facts, closed) => {
    expect(reasonsFor(facts)).toEqual(closed)
  }) // biome-ignore format: a case each

  it.each(requestStatuses)('follows the table of requests in status %s', (status) => {
    const { amend, cancel } = reasonsFor({ request: { ...request, status } })
    const isOpen = { amend: ['Draft', 'Submitted', 'Approved', 'Rejected'], cancel: ['Submitted', 'Approved'] }
    expect(amend).toBe(isOpen.amend.includes(status) ? undefined : `BR0004 ${status}`)
    expect(cancel).toBe(isOpen.cancel.includes(status) ? undefined : `BR0006 ${status}`)
  })

  it('checks the group before anything else', () => {
    expect(reasonsFor({ request: null, containers: [] }, ['BD'])).toEqual({
      amend: 'BR0001', cancel: 'BR0001', copy: 'BR0001', correct: 'GE0005', track: 'noBoxes', instruct: 'GE0005', weigh: 'VGM0004',
    }) // biome-ignore format: one table
    expect(reasonsFor({}, ['BS', 'BP', 'VG'])).toEqual({ copy: 'BR0062' })
  })
})
