import { expect, it } from 'vitest'
import { JsonOf } from '../../../platform/database/database.ts'
import { createMacs } from '../../../platform/keys.ts'
import { HOUR_MS, ticketHour } from '../../../platform/live/ticket-mac.ts'
import type { Settings } from '../../../platform/settings.ts'
import { createNumberCheck, numberTicket, withTickets } from './number-ticket.ts'

const secrets: Settings['secrets'] = ['a secret of this test that nobody knows']
const settings = { secrets, sessionSeconds: 3600 } as Settings // all that tickets need
const ticketsOf = (bookingNos: string[]): Record<string, string> =>
  JSON.parse(withTickets(new JsonOf('{"containers":[]}'), bookingNos, settings).json).watch

it('gives each booking that is shown its ticket once, behind the answer', () => {
  const { json } = withTickets(new JsonOf('{"containers":[]}'), ['3104483', '3104482', '3104483'], settings)
  const until = ticketHour(settings)
  const [first, second] = ['3104483', '3104482'].map((bookingNo) => numberTicket(createMacs(secrets), bookingNo, until))
  expect(json).toBe(`{"containers":[],"watch":{"3104483":"${first}","3104482":"${second}"}}`)
  expect(ticketsOf([])).toEqual({})
})

it('gives the same good tickets however many were given meanwhile', () => {
  const early = ticketsOf(['0000007'])
  const numbers = Array.from({ length: 60_000 }, (_, nth) => String(nth).padStart(7, '0'))
  const all = ticketsOf(numbers)
  expect(Object.keys(all)).toHaveLength(numbers.length)
  expect(ticketsOf(['0000007'])).toEqual(early)
  const isGood = createNumberCheck(createMacs(secrets))
  for (const bookingNo of ['0000000', '0000007', '0050001', '0059999'])
    expect(isGood(`${bookingNo}~${all[bookingNo]}`)).toBe(true)
  expect(isGood(`0000008~${all['0000007']}`)).toBe(false)
  expect(createNumberCheck(createMacs(secrets), () => Date.now() + 100 * HOUR_MS)(`0000007~${all['0000007']}`)).toBe(
    false,
  )
})
