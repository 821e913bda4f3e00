import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { accountOf, another, letterTo, visitor } from '../visitor.fixture.ts'

const FLOWS = 200
let portal: Portal
beforeAll(async () => {
  portal = await startPortal({
    settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000, trustProxy: ['127.0.0.1'] },
  })
})
afterAll(() => portal.stop())

/** A browser somewhere else in the world. */
const from = (at: number) => visitor(portal, { 'x-forwarded-for': `203.0.${at >> 8}.${at & 255}` })

/** How many guesses were made at a code of this account. */
const evaluated = async (username: string) => {
  const { rows } = await portal.pool.raw.query(
    `select (count(*) filter (where not is_link_only))::int as codes, coalesce(sum(tries), 0)::int as tries,
            max(tries) as most, (count(*) filter (where is_link_only))::int as links
       from account_code c join account a on a.id = c.account_id where a.username = $1`,
    [username],
  )
  return rows[0]
}

describe('someone who guesses codes', () => {
  it('gets at most fifty guesses a day out of two hundred attempts at once', async () => {
    const { username } = await portal.people.account()
    const guessers = Array.from({ length: FLOWS }, (_, at) => from(at))
    const flows: { guesser: (typeof guessers)[number]; flow: string }[] = []
    for (let at = 0; at < FLOWS; at += 4)
      flows.push(
        ...(await Promise.all(
          guessers.slice(at, at + 4).map(async (guesser) => {
            const reply = await guesser.forgot(username)
            expect([reply.status, reply.json.errorCode]).toEqual([200, undefined])
            const { flow } = reply.json
            await Promise.all([1, 2, 3].map(() => guesser.reset(flow, '000000')))
            return { guesser, flow }
          }),
        )),
      )
    for (let at = 0; at < FLOWS; at += 4)
      await Promise.all(flows.slice(at, at + 4).map(({ guesser, flow }) => guesser.reset(flow, '111111')))
    const { codes, tries, most, links } = await evaluated(username)
    expect(codes).toBe(10)
    expect(links).toBe(1) // which nobody can guess, for the owner
    expect(most).toBeLessThanOrEqual(5)
    expect(tries).toBeGreaterThan(0)
    expect(tries).toBeLessThanOrEqual(50)
  })

  it('gets five guesses at one code, however many come at the same moment', async () => {
    const { username } = await portal.people.account()
    const mei = from(1000)
    const { flow } = (await mei.forgot(username)).json
    const { code } = await letterTo(portal, username)
    await Promise.all(Array.from({ length: 40 }, () => mei.reset(flow, another(code))))
    expect(await evaluated(username)).toMatchObject({ tries: 5, codes: 1 })
    expect((await mei.reset(flow, code)).json.errorCode).toBe('AU0007')
  })

  it('cannot use up all codes of an account from one address: its owner still gets one', async () => {
    const { username } = await portal.people.account()
    for (const _ of [1, 2, 3, 4, 5, 6]) await from(1100).forgot(username)
    expect(await evaluated(username)).toMatchObject({ codes: 3 })
    const owner = from(1101)
    const { flow } = (await owner.forgot(username)).json
    const { code } = await letterTo(portal, username)
    expect((await owner.reset(flow, code)).status).toBe(200)
  })

  it('gets new codes a day later', async () => {
    const { username } = await portal.people.account()
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) await from(1200 + at).forgot(username)
    expect(await evaluated(username)).toMatchObject({ codes: 10 })
    await portal.pool.raw.query("update account_code set created_at = created_at - interval '25 hours'")
    await from(1300).forgot(username)
    expect(await evaluated(username)).toMatchObject({ codes: 11 })
  })

  it('is stopped who tries many accounts from one address, and only there', async () => {
    const { username } = await portal.people.account({ status: 'UNCONFIRMED' })
    const mei = from(1400)
    const { flow } = (await mei.resend(username)).json
    const { code, key } = await letterTo(portal, username)
    const spray = Array.from({ length: 201 }, (_, at) => `person${at}@lighting.example`)
    for (let at = 0; at < spray.length; at += 20)
      await Promise.all(spray.slice(at, at + 20).map((name) => mei.confirm(name, '123456')))
    expect((await mei.confirm(flow, code)).json.errorCode).toBe('AU0007')
    expect(await evaluated(username)).toMatchObject({ tries: 0 })
    expect((await from(1401).confirm(flow, code, key)).status).toBe(200)
    expect(await accountOf(portal, username)).toMatchObject({ status: 'CONFIRMED' })
  })
})
