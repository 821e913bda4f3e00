import { expect, it } from 'vitest'
import { readChosenSailing, requestFor } from './chosen-sailing.rules.ts'

const sailing = { vvd: 'FHM043E', pol: 'CNNGB', pod: 'USLGB', sails: '2026-11-24' }

it('fills a new request with the sailing of the address', () =>
  expect(requestFor(readChosenSailing(sailing))).toMatchObject({
    portOfLoading: 'CNNGB',
    portOfDischarge: 'USLGB',
    departureFrom: '2026-11-24',
    departureTo: '2026-11-24',
    vvd: 'FHM043E',
    customerReference: '',
  }))

it.each([
  ['a part missing', { ...sailing, pod: undefined }],
  ['a day that does not exist', { ...sailing, sails: '2026-02-30' }],
  ['marks in a code', { ...sailing, vvd: '<script>' }],
  ['a list in place of a code', { ...sailing, pol: ['CNNGB'] }],
])('takes nothing from an address with %s', (_name, input) => expect(readChosenSailing(input)).toEqual({}))
