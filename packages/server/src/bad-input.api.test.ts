import { calls } from '@fairway/contract/calls'
import { isErrorCode } from '@fairway/contract/catalogue'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as lines from './features/carrier/carrier-lines.fixture.ts'
import { lightingContract, packageTypes } from './features/carrier/contract-lines.fixture.ts'
import { type Portal, startPortal } from './platform/testing.ts'

const INPUTS_PER_CALL = Number(process.env.FAIRWAY_BAD_INPUTS ?? 50)

let portal: Portal
let authorization: string
beforeAll(async () => {
  portal = await startPortal({ settings: { publicCallsPerMinute: 1_000_000 }, now: '2026-11-15T00:00:00Z' })
  authorization = `Bearer ${await portal.mintKey()}`
  await portal.carrier('locations', lines.locations)
})
afterAll(() => portal.stop())

const nasty = fc.constantFrom(
  '', ' ', '\u0000', '\ud800', '‮', "' or 1=1 --", '<img src=x onerror=alert(1)>', '../../etc/passwd', '%00', '1e309', '-0', 'NaN',
  '９９', 'Ễ Ộ Ử', '宁波', 'x'.repeat(5000), '2026-02-30', '0000-00-00T00:00:00Z', '9999-12-31T23:59:59Z', '{{key0}}', '#{7*7}', '__proto__',
) // biome-ignore format: one list of nasty strings
const scalar = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
)
const anything = fc.oneof(
  scalar,
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  fc.array(scalar, { maxLength: 3 }),
  fc.dictionary(nasty, scalar, { maxKeys: 3 }),
)

/** A good document in which one field is replaced by something that does not belong there. */
const spoilt = (documents: object[]) =>
  fc.tuple(fc.constantFrom(...documents), fc.nat(), anything).map(([document, at, value]) => {
    const fields = Object.keys(document)
    return { ...document, [fields[at % fields.length] ?? 'x']: value }
  })

const good: Record<string, object[]> = {
  '/carrier/v1/locations': lines.locations,
  '/carrier/v1/equipment-types': lines.equipmentTypes,
  '/carrier/v1/organisations': lines.organisations,
  '/carrier/v1/package-types': packageTypes,
  '/carrier/v1/contracts': [lightingContract()],
  '/carrier/v1/schedules': lines.schedules,
  '/carrier/v1/bookings': [lines.booking('3104482'), lines.inlandBooking('3104483')],
  '/carrier/v1/containers': [lines.container('3104482', lines.boxNumber(1))],
  '/carrier/v1/holds': [
    {
      bookingNo: '3104482',
      containerNo: lines.boxNumber(1),
      type: 'customs',
      state: 'red',
      since: '2026-11-01T00:00:00Z',
    },
  ],
  '/carrier/v1/events': [
    lines.event('3104482', lines.boxNumber(1), {
      kind: 'gateIn',
      load: 'full',
      location: 'CNNGB',
      occurredAt: '2026-11-02T00:00:00Z',
    }),
  ],
  '/carrier/v1/profile': [{ name: 'Fairway Lines', scac: 'FWYL' }],
  '/carrier/v1/cursors/:name': [{ value: { a: 1 } }],
  '/api/logger': [{ entries: [{ message: 'm', stacktrace: [], timestamp: '2026-11-15T00:00:00Z', user: 'guest' }] }],
}

/** Serialises what JSON can carry, lone surrogates and all. */
const written = (value: unknown) => JSON.stringify(value) ?? 'undefined'

/** An address cannot carry half a character. */
const wellFormed = (text: string) => Buffer.from(text).toString()

function requests(call: Endpoint) {
  const path = fc
    .oneof(nasty, fc.string())
    .map((value) => call.path.replace(/:\w+/g, encodeURIComponent(wellFormed(value)) || 'x'))
  const query = fc.dictionary(
    fc.constantFrom('type', 'q', 'bookingNo', 'containerNo', '__proto__'),
    fc.oneof(nasty, fc.constantFrom('container', 'booking', 'bl')),
  )
  const documents = fc.oneof(spoilt(good[call.path] ?? [{}]), anything)
  const body = call.lines
    ? fc.array(documents.map(written), { minLength: 1, maxLength: 4 }).map((texts) => texts.join('\n'))
    : documents.map(written)
  const media = fc.constantFrom(
    call.lines ? 'application/x-ndjson' : 'application/json',
    call.lines ? 'application/x-ndjson' : 'application/json',
    'text/plain',
  )
  return fc.record({ path, query, body, media })
}

const encode = (query: Record<string, string>) => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

describe('no input brings the server down', () => {
  const tried = calls.filter((call) => call.path.startsWith('/api/') || call.path.startsWith('/carrier/'))
  it.each(tried.map((call) => [`${call.method} ${call.path}`, call as Endpoint] as const))(
    '%s',
    async (_name, call) => {
      await fc.assert(
        fc.asyncProperty(requests(call), async ({ path, query, body, media }) => {
          const reply = await portal.call(call.method, `${path}${call.query ? encode(query) : ''}`, {
            headers: { authorization, 'content-type': media },
            ...(call.method === 'GET' ? {} : { body }),
          })
          expect(reply.status, `${path} ${JSON.stringify(query)} ${body} -> ${reply.text}`).toBeLessThan(500)
          if (reply.status === 200) call.reply.parse(reply.json ?? reply.text)
          else expect(isErrorCode(reply.json.errorCode)).toBe(true)
        }),
        { numRuns: INPUTS_PER_CALL, seed: 2026 },
      )
    },
  )
})
