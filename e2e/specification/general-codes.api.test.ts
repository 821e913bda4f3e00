import { afterAll, beforeAll, expect, it } from 'vitest'
import { NOW } from '../../packages/server/src/features/bookings/choices/booking-choices.fixture.ts'
import * as blanket from '../../packages/server/src/features/letters-of-indemnity/blanket-letter.fixture.ts'
import * as oneTime from '../../packages/server/src/features/letters-of-indemnity/one-time/one-time-letter.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { walkCodes } from './answers.ts'
import { codeCounts, codeLists, generalCodes } from './codes.ts'

let portal: Portal
let trade: blanket.LetterTrade
let signer: ReturnType<typeof oneTime.letterCalls>
beforeAll(async () => {
  portal = await startPortal({ now: NOW })
  trade = await blanket.fillLetterTrade(portal)
  const world = await oneTime.loadLetterWorld(portal)
  signer = oneTime.letterCalls(portal, await world.signer('NBL'))
})
afterAll(() => portal.stop())

/** A letter of a contract that needs an item, so that those of the other calls never overlap it. */
const drafted = async (more: object) =>
  (await trade.mei.add({ serviceContract: 'SC1043', item: '1042-A', ...more })).json

walkCodes(generalCodes, () => ({
  GE0001: async () => {
    await portal.pool.raw.query('alter table organisation rename to organisation_gone')
    const reply = await portal.carrier('organisations', [{ ref: 'CRASH', name: 'Crash', address: 'x', country: 'CN' }])
    await portal.pool.raw.query('alter table organisation_gone rename to organisation')
    return reply
  },
  GE0002: () => portal.get('/api/noSuchCall'),
  GE0003: async () =>
    portal.post(
      '/carrier/v1/link-tokens',
      { bookingNo: '9999998', expiresAt: new Date(Date.now() + 604_800_000).toISOString() },
      { authorization: `Bearer ${await portal.mintKey()}` },
    ),
  GE0004: async () => {
    const [mei, other] = [await portal.person(), await portal.person()]
    return portal.post('/auth/logout', { accessToken: mei.accessToken, webid: other.webId }, mei.identityHeaders)
  },
  GE0005: () => portal.get('/auth/management/user/search?q=mei', trade.mei.headers),
  GE0006: () =>
    portal.post('/api/billing/blanketloi/search', {}, { ...trade.mei.headers, 'sec-fetch-site': 'cross-site' }),
  GE0007: async () => {
    const { id, revision } = await drafted({ effectiveOn: '2026-11-15', expiresOn: '2026-11-16' })
    const change = { serviceContract: 'SC1043', item: '1042-A', effectiveOn: '2026-11-15', expiresOn: '2026-11-17' }
    await trade.mei.update(id, revision, change)
    return trade.mei.update(id, revision, { ...change, expiresOn: '2026-11-18' })
  },
  GE0008: async () => {
    const hurried = await startPortal({ settings: { requestLimitMs: 700 } })
    const holder = await hurried.pool.raw.connect()
    await holder.query('begin; lock table organisation in access exclusive mode')
    const reply = await hurried.carrier('organisations', [{ ref: 'SLOW', name: 'Slow', address: 'x', country: 'CN' }])
    await holder.query('rollback')
    holder.release()
    await hurried.stop()
    return reply
  },
  GE0009: async () => {
    const { id, revision } = await drafted({ effectiveOn: '2026-12-01', expiresOn: '2026-12-02' })
    await portal.pool.raw.query('update carrier_intake set heard_at = null')
    const reply = await trade.mei.sign(id, revision)
    await portal.pool.raw.query('update carrier_intake set heard_at = now()')
    return reply
  },
  GE0010: async () => {
    const { id, revision } = await drafted({ effectiveOn: '2026-12-10', expiresOn: '2026-12-11' })
    await trade.mei.sign(id, revision)
    return trade.bo.sign(id, (await trade.bo.get(id)).json.revision)
  },
  GE0011: async () => {
    const [one, other, third] = [
      await oneTime.waitingBill(portal),
      await oneTime.waitingBill(portal),
      await oneTime.waitingBill(portal),
    ]
    await signer.form(one, other)
    return signer.form(one, third)
  },
}))

it('the lists number as many codes as the specification, without a gap', () => {
  for (const [prefix, count] of Object.entries(codeCounts)) {
    const numbers = Array.from({ length: count }, (_, at) => `${prefix}${String(at + 1).padStart(4, '0')}`)
    expect(Object.keys(codeLists[prefix as keyof typeof codeCounts]), prefix).toEqual(numbers) // its own keys
  }
})
