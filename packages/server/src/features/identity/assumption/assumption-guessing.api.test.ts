import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { createDesk, type Person } from './assumption.fixture.ts'

let portal: Portal
let desk: ReturnType<typeof createDesk>
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 20, trustProxy: ['127.0.0.1'] } })
  desk = createDesk(portal)
})
afterAll(() => portal.stop())

let address = 0
/** Each try from another address, so that only the account is counted. */
const guess = ({ headers }: Person, username: string) => {
  address += 1
  return desk.assume({ headers: { ...headers, 'x-forwarded-for': `203.0.113.${address % 250}` } }, username)
}
const atOnce = (who: Person, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => guess(who, `W${9_000_000 + at}`)))
/** A few at a time, so that the pool of connections is not what is tested. */
const guesses = async (who: Person, count: number) => {
  const answers = []
  for (let done = 0; done < count; done += 6) answers.push(...(await atOnce(who, Math.min(6, count - done))))
  return answers
}
/** As if ten minutes had passed. */
const letTimePass = () => portal.pool.raw.query('update sign_in_guard set locked_until = now()')

describe('guessing user ids through assuming', () => {
  it('ends after thirty tries in ten minutes, wherever they come from, and leaves a line for each', async () => {
    const [an, mei] = [await desk.csr(), await desk.customer()]
    expect((await guesses(an, 30)).map(({ status }) => status)).toEqual(new Array(30).fill(200))
    const refused = await guess(an, mei.username)
    expect(refused).toMatchObject({ status: 429, json: { errorCode: 'GE0015' } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(9 * 60)
    expect(wait).toBeLessThanOrEqual(10 * 60)
    await guesses(an, 5)
    const lines = await desk.activityOf(an)
    expect(lines).toHaveLength(31)
    expect(new Set(lines)).toEqual(new Set(['assume | refused | W9***', 'assume | refused | locked']))
    expect(lines.at(-1)).toBe('assume | refused | locked')
    expect(await desk.recordsOf(an)).toEqual([])
  })

  it('is checked no more often because many come at once', async () => {
    const an = await desk.csr()
    await guesses(an, 26)
    const statuses = (await atOnce(an, 10)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...new Array(4).fill(200), ...new Array(6).fill(429)])
  })

  it('is counted for each person of customer service alone, and forgotten after ten minutes', async () => {
    const [an, li, mei] = [await desk.csr(), await desk.csr(), await desk.customer()]
    await guesses(an, 31)
    expect((await guess(li, mei.username)).json.assumedUser.groups).toEqual(['TD', 'BD'])
    expect((await guess(an, mei.username)).status).toBe(429)
    await letTimePass()
    expect((await guess(an, mei.username)).json.assumedUser.groups).toEqual(['TD', 'BD'])
    await desk.release({ headers: { ...an.headers, 'x-forwarded-for': '203.0.113.251' } })
    expect((await guesses(an, 30)).filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('counts those who were found as well: a row of web ids is no list of customers', async () => {
    const [an, mei] = [await desk.csr(), await desk.customer()]
    for (let tries = 0; tries < 30; tries++) {
      expect((await guess(an, mei.webId)).json.assumedUser.username).toBe(mei.username)
      await desk.release({ headers: { ...an.headers, 'x-forwarded-for': '203.0.113.252' } })
    }
    expect((await guess(an, mei.webId)).status).toBe(429)
  })

  it('is no way around the wait of another browser of the same person', async () => {
    const an = await desk.csr()
    await guesses(an, 30)
    const laptop = { ...an, ...(await portal.people.signIn(an)) }
    expect((await guess(laptop, 'W9000001')).status).toBe(429)
  })
})
