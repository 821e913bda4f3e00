import type { FoundThing } from '@fairway/contract/home/find.schema'
import type { Group } from '@fairway/contract/kit/access'
import { expect, it } from 'vitest'
import { targetOf } from './found-link.rules.ts'

const thing = (more: Partial<FoundThing>): FoundThing => ({
  kind: 'po',
  name: 'PO-4711',
  detail: '',
  bookingNo: '3104482',
  id: '7',
  ...more,
})
const booking = { link: { to: '/bookingDetails/$bookingNo', params: { bookingNo: '3104482' } } }
const request = { link: { to: '/bookingRequestDetails', search: { type: 'view', id: 7 } } }
const tracked = { link: { to: '/containerList/$query', params: { query: 'booking=3104482' } } }

it.each<[string, Partial<FoundThing>, Group[], object | undefined]>([
  ['a PO of a booking to the booking', {}, ['BD'], booking],
  ['one that is not booked yet to its request', { bookingNo: null }, ['BR'], request],
  ['one whose request the reader may not open nowhere', { bookingNo: null }, ['BD'], undefined],
  ['an EDI reference to the containers, for who has the container dashboard alone', { kind: 'ediRef' }, ['TD'], tracked],
  ['a vessel to its schedule', { kind: 'vessel', id: 'FHM' }, [], { link: { to: '/schedules', search: { view: 'vessel', vessel: 'FHM' } } }],
  ['a company to its page', { kind: 'company', id: 'x' }, ['ADMIN'], { link: { to: '/adminOrganisationSearchDetails/$id', params: { id: 'x' } } }],
  ['a customer to acting for them', { kind: 'customer', id: 'mei@x.example' }, ['CSR'], { customer: 'mei@x.example' }],
])('leads %s', (_what, more, groups, expected) => expect(targetOf(thing(more), groups)).toEqual(expected)) // biome-ignore format: a table
