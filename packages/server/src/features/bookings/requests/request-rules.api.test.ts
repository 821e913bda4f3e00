import { bookingErrors } from '@fairway/contract/bookings/bookings.errors'
import { broken } from '@fairway/contract/bookings/requests/broken-request.fixture'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import {
  document,
  loadRequestWorld,
  newReference,
  type RequestCalls,
  requestCalls,
  TODAY,
} from './booking-request.fixture.ts'

let portal: Portal
let mei: RequestCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY, settings: { zone: 'America/Los_Angeles' } }) // far from Ningbo
  const orgs = await loadRequestWorld(portal)
  mei = requestCalls(portal, (await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] })).headers)
})
afterAll(() => portal.stop())

const saved = async () => (await mei.search()).json.rows

describe('the server refuses a request', () => {
  it.each(broken)('with %s', async (_what, change, code, path) => {
    const input = document(change)
    const { violations } = (await mei.validate({ document: input })).json
    expect(violations).toContainEqual(expect.objectContaining({ code, path }))
    const reply = await mei.submit({ document: input })
    expect(reply.status).toBe(bookingErrors[reply.json.errorCode as keyof typeof bookingErrors].status)
    expect(reply.json.violations).toEqual(violations)
    expect(violations[0].code).toBe(reply.json.errorCode)
  })

  it('and has kept none of them', async () => expect(await saved()).toBe(0))

  it('with a contract of another organisation as if there were none', async () => {
    const { violations } = (await mei.validate({ document: document({ serviceContract: 'SC2001' }) })).json
    expect(violations).toMatchObject([{ code: 'BR0017', path: 'serviceContract' }])
  })

  it.each([
    ['a port where no ship of ours takes cargo on', { portOfLoading: 'USLGB' }, 'BR0013', 'portOfLoading'],
    ['a port that our ships only start from', { portOfDischarge: 'VNHPH' }, 'BR0014', 'portOfDischarge'],
    ['a port that no ship of ours calls at', { portOfDischarge: 'CNXMN' }, 'BR0014', 'portOfDischarge'],
  ])('with %s, which the form does not offer either', async (_what, change, code, path) => {
    const names = { en: 'Xiamen', zh: '厦门', vi: 'Xiamen' }
    await portal.carrier('locations', [{ ...lines.locations[2], code: 'CNXMN', names }])
    const { portofLoad, portsOfDischarge } = (await mei.choices()).json
    expect([portofLoad, portsOfDischarge]).toEqual([['CNNGB'], ['USLGB']])
    const { violations } = (await mei.validate({ document: document(change) })).json
    expect(violations).toContainEqual(expect.objectContaining({ code, path }))
  })

  it('with everything at once', async () => {
    const { json } = await mei.submit({ document: {} })
    expect(json.violations.length).toBeGreaterThan(10)
  })
})

describe('a booking that the carrier has already', () => {
  it('stands in the way of a request with its number or its reference', async () => {
    await portal.carrier('bookings', [lines.booking('3104482', { ediRef: 'FW12345678' })])
    const both = { bookingNo: '3104482', customerReference: 'FW12345678' }
    const reply = await mei.submit({ document: document(both) })
    expect([reply.status, reply.json.violations]).toMatchObject([
      409,
      [
        { code: 'BR0063', path: 'customerReference' },
        { code: 'BR0063', path: 'bookingNo' },
      ],
    ])
  })

  it('does not where it came from this very request', async () => {
    const input = document()
    const { state } = (await mei.submit({ document: input })).json
    await portal.carrier('bookings', [lines.booking('3104499', { ediRef: state.ediRef })])
    const change = { ...input, bookingNo: '3104499' }
    expect((await mei.submit({ id: state.id, revision: state.revision, document: change })).json.result).toBe('Success')
  })
})

it('whether bookings of others exist is told a few times and not more, known or not', async () => {
  const numbers = Array.from({ length: 25 }, (_, at) => String(5_100_000 + at))
  const orgs = await loadRequestWorld(portal)
  const { json: result } = await portal.carrier(
    'bookings',
    numbers.map((bookingNo) => lines.booking(bookingNo, { parties: [{ role: 'shipper', organisation: 'LSH' }] })),
  )
  expect(result).toMatchObject({ accepted: 25 })
  const { headers } = await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] })
  const guesser = requestCalls(portal, headers)
  const ask = (bookingNo: string) => guesser.validate({ document: document({ bookingNo }) })
  const answers = []
  for (const bookingNo of numbers) answers.push((await ask(bookingNo)).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(21)
  expect(answers.slice(21)).toEqual([429, 429, 429, 429])
  const unknown = await ask('5199999')
  expect([unknown.status, unknown.json.errorCode]).toEqual([429, 'GE0015'])
  expect(Number(unknown.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await guesser.validate({ document: document() })).status, 'the form goes on').toBe(200)
  expect((await mei.validate({ document: document({ bookingNo: '5199999' }) })).status, 'and so do others').toBe(200)
})

describe('a reference', () => {
  it('that another request has is named at its field, together with all else', async () => {
    const customerReference = newReference()
    await mei.save({ document: { customerReference } })
    const { violations } = (await mei.validate({ document: document({ customerReference, commodity: '' }) })).json
    expect(violations).toMatchObject([
      { code: 'BR0020' },
      { code: 'BR0011', path: 'customerReference', args: [customerReference] },
    ])
  })
})

it('a request goes by the day at its port of loading, not by the server’s', async () => {
  const sailing = document({ departureFrom: '2026-11-24', departureTo: '2026-11-26' })
  await portal.setNow('2026-11-26T15:59:00Z') // almost midnight in Ningbo
  expect((await mei.validate({ document: { ...sailing, vvd: 'FWS102E' } })).json.violations).toEqual([])
  await portal.setNow('2026-11-26T16:01:00Z')
  expect((await mei.validate({ document: { ...sailing, vvd: 'FWS102E' } })).json.violations).toMatchObject([
    { code: 'BR0008', path: 'departureTo' },
  ])
  expect((await mei.validate({ document: sailing })).json.violations).toMatchObject([
    { code: 'BR0008' },
    { code: 'BR0009', args: ['FHM043E'] },
  ])
})
