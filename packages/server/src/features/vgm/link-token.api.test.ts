import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { TODAY } from '../bookings/requests/booking-request.fixture.ts'
import * as fixture from './vgm.fixture.ts'

const { row, weighing } = fixture
let portal: Portal
let key: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  await fixture.loadWeighingWorld(portal)
  key = { authorization: `Bearer ${await portal.mintKey(['signIn'])}` }
})
afterAll(() => portal.stop())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const mint = (bookingNo: string, more: object = {}) =>
  portal.post('/carrier/v1/link-tokens', { bookingNo, expiresAt: inDays(7), ...more }, key)
const headersOf = (token: string) => ({ authorization: `Link ${token}` })
async function linkTo(bookingNo: string, more: object = {}) {
  const { url, id } = (await mint(bookingNo, more)).json
  const token = new URL(url).searchParams.get('token') ?? ''
  const headers = headersOf(token)
  return { id, url, token, calls: fixture.vgmCalls(portal, headers), info: () => info(headers) }
}
const info = (headers: Record<string, string>) => portal.get('/api/token/info', headers)
const answer = ({ status, json }: { status: number; json: { errorCode?: string } }) => `${status} ${json.errorCode}`
const ENDED = '410 VGM0034'

describe('a link of the carrier', () => {
  it('opens the VGM of its booking without sign-in, and what is sent with it bears its name', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const link = await linkTo(bookingNo, { uses: 2, sentTo: 'gate@beilun.example' })
    expect((await link.info()).json).toMatchObject({ vgm: true, bookingNo, usesLeft: 2 })
    const saved = await link.calls.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000')]))
    expect(saved.json).toMatchObject({ result: 'Success', state: { version: 1, savedBy: 'gate@beilun.example' } })
    expect((await link.info()).json.usesLeft).toBe(1)
    expect((await link.calls.history(bookingNo)).json.versions[0].submittedBy).toBe('gate@beilun.example')
    const { rows } = await portal.pool.raw.query("select payload->'organisation' as organisation from outbox_entry")
    expect(rows).toContainEqual({ organisation: null })
  })

  it('opens nothing of another booking, not even by its number', async () => {
    const [own, other] = [await fixture.weighedBooking(portal), await fixture.weighedBooking(portal)]
    const { calls } = await linkTo(own.bookingNo)
    const document = weighing(other.bookingNo, [row(other.first, '24000')])
    for (const reply of [
      await calls.search({ numbers: other.bookingNo }),
      await calls.history(other.bookingNo),
      await calls.validate(other.bookingNo, document),
      await calls.keep(other.bookingNo, 0, document),
      await calls.save(other.bookingNo, 0, document),
      await calls.container(other.bookingNo, other.first),
    ])
      expect(answer(reply)).toBe('404 VGM0001')
    const foreign = await calls.container(own.bookingNo, other.first)
    expect(foreign.json).toMatchObject({ isRecognised: false, container: null })
  })

  it('ends with its last use, not by being opened or by keeping', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    const link = await linkTo(bookingNo)
    for (let opened = 0; opened < 5; opened++) expect((await link.info()).status).toBe(200)
    await link.calls.keep(bookingNo, 0, weighing(bookingNo, [row(first, '24')]))
    const refused = await link.calls.save(bookingNo, 1, weighing(bookingNo, [row(first, '24')]))
    expect(answer(refused)).toBe('422 VGM0024')
    expect((await link.calls.save(bookingNo, 1, weighing(bookingNo, [row(first, '24000')]))).status).toBe(200)
    expect(answer(await link.info())).toBe(ENDED)
    expect(answer(await link.calls.save(bookingNo, 2, weighing(bookingNo, [row(second, '21000')])))).toBe(ENDED)
  })

  it('is used once by two who send at the same moment', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    const link = await linkTo(bookingNo)
    const saves = await Promise.all(
      [first, second].map((one) => link.calls.save(bookingNo, 0, weighing(bookingNo, [row(one, '24000')]))),
    )
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('ends by time, by withdrawal, by cancellation, and when everything is loaded', async () => {
    const timed = await fixture.weighedBooking(portal)
    const late = await linkTo(timed.bookingNo)
    await portal.pool.raw.query('update link_token set expires_at = now() where id = $1', [late.id])
    expect(answer(await late.info())).toBe(ENDED)

    const withdrawn = await linkTo(timed.bookingNo)
    const end = () => portal.call('DELETE', `/carrier/v1/link-tokens/${withdrawn.id}`, { headers: key })
    expect((await end()).json).toEqual({ withdrawn: true })
    expect((await end()).json).toEqual({ withdrawn: false })
    expect(answer(await withdrawn.info())).toBe(ENDED)

    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    const link = await linkTo(bookingNo, { uses: 9 })
    await fixture.load(portal, bookingNo, first)
    expect((await link.info()).status).toBe(200)
    await fixture.load(portal, bookingNo, second)
    expect(answer(await link.info())).toBe(ENDED)

    const canceled = await fixture.weighedBooking(portal)
    const gone = await linkTo(canceled.bookingNo)
    await portal.pool.raw.query("update booking set status = 'Canceled' where booking_no = $1", [canceled.bookingNo])
    expect(answer(await gone.info())).toBe(ENDED)
  })

  it('that is guessed, cut, lengthened or missing gets the same answer as one that has ended', async () => {
    const { bookingNo } = await fixture.weighedBooking(portal)
    const { token, id } = await linkTo(bookingNo)
    await portal.call('DELETE', `/carrier/v1/link-tokens/${id}`, { headers: key })
    const ended = (await info(headersOf(token))).text
    const wrong = [token.slice(0, -1), `${token}A`, token.toLowerCase(), 'A'.repeat(43), '', 'x y', "' or 1=1 --"]
    for (const one of wrong) expect((await info(headersOf(one))).text).toBe(ended)
    expect((await info({})).text).toBe(ended)
    expect((await info({ authorization: `Bearer ${token}` })).text).toBe(ended)
    expect(ended).not.toContain(bookingNo)
  })

  it('is made for a booking that exists, within two months, by a key with the scope', async () => {
    const { bookingNo } = await fixture.weighedBooking(portal)
    expect(answer(await mint('9999998'))).toBe('404 GE0003')
    for (const expiresAt of [inDays(-1), inDays(61)])
      expect((await mint(bookingNo, { expiresAt })).json).toMatchObject({
        errorCode: 'GE0012',
        violations: [{ path: 'expiresAt' }],
      })
    expect(answer(await mint(bookingNo, { uses: 0 }))).toBe('400 GE0012')
    const { rows } = await portal.pool.raw.query('select hash from link_token limit 1')
    expect(rows[0].hash).toHaveLength(32)
  })
})
