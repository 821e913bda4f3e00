import { expect, it } from 'vitest'
import { cargoOf, checkSupportRequest, pageOf, supportNumber } from './support-request.rules.ts'

it('a request needs an office, a subject and a message', () => {
  expect(checkSupportRequest({ office: '', subject: '', message: '' }).map(({ code }) => code)).toEqual([
    'SU0004',
    'SU0002',
    'SU0003',
  ])
  expect(checkSupportRequest({ office: 'ningbo', subject: 'x', message: 'y' })).toEqual([])
})

it.each([
  ['/bookingDetails/3104482?tab=papers', '/bookingDetails/3104482', '3104482', ''],
  ['/containerDetails/3104482/FWYU4829130#map', '/containerDetails/3104482/FWYU4829130', '3104482', 'FWYU4829130'],
  ['/bookingdash?criteria=secret', '/bookingdash', '', ''],
  ['/nowhere/at/all', '', '', ''],
  ['https://evil.example/bookingDetails/1', '', '', ''],
  ['//evil.example', '', '', ''],
  ['', '', '', ''],
])('the page %j is attached as %j', (address, page, bookingNo, containerNo) => {
  expect(pageOf(address)).toBe(page)
  expect(cargoOf(address)).toEqual({ bookingNo, containerNo })
})

it('numbers are long enough to be told on the telephone', () => expect(supportNumber(42)).toBe('SR000042'))
