import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { activityOf, createBrowser } from './sign-in.fixture.ts'
import { forgetFailuresOf } from './sign-in-guard.repository.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000 }, earnestPasswords: true })
})
afterAll(() => portal.stop())
beforeEach(() => portal.pool.raw.query('delete from sign_in_guard'))

const guess = (username: string, password = 'not-her-password') => createBrowser(portal).signIn(username, password)
/** As if everyone had waited long enough. */
const letTimePass = () => portal.pool.raw.query("update sign_in_guard set locked_until = now() - interval '1 second'")
/** As if the next try had to wait for long, so that no slow machine outlasts it. */
const prolong = () =>
  portal.pool.raw.query(
    "update sign_in_guard set locked_until = now() + interval '1 hour' where locked_until is not null",
  )
const guardOf = async (subject: string) => {
  const { rows } = await portal.pool.raw.query(
    'select failures, round(extract(epoch from locked_until - failed_at))::int as wait from sign_in_guard where subject = $1',
    [subject],
  )
  return rows[0]
}
/** The codes of those that are answered first. */
const firstCodesOf = (answers: Promise<{ json: { errorCode?: string } }>[], count: number) =>
  new Promise<unknown[]>((resolve) => {
    const codes: unknown[] = []
    for (const answer of answers)
      void answer.then(({ json }) => {
        if (codes.push(json.errorCode) === count) resolve(codes)
      })
  })
const countOf = (lines: string[], line: string) => lines.filter((one) => one === line).length

describe('guessing a password', () => {
  it('has to wait from the fifth failure on: a second, two, four, at most a quarter of an hour', async () => {
    const { username } = await portal.people.account()
    const waits: unknown[] = []
    for (let tries = 0; tries < 7; tries++) {
      await letTimePass()
      await guess(username)
      waits.push((await guardOf(`user:${username}`))?.wait)
    }
    expect(waits).toEqual([null, null, null, null, 1, 2, 4])
    await portal.pool.raw.query('update sign_in_guard set failures = 40, locked_until = null')
    await guess(username)
    expect(await guardOf(`user:${username}`)).toEqual({ failures: 41, wait: 900 })
  })

  it('gets the same answer while it has to wait, right or wrong, known or unknown', async () => {
    const { username } = await portal.people.account()
    for (const name of [username, 'nobody.at.all@lakeshore.example']) {
      for (let tries = 0; tries < 5; tries++) await guess(name)
      await prolong()
      for (const password of [PASSWORD, 'not-her-password'])
        expect(await guess(name, password)).toMatchObject({ status: 401, json: { errorCode: 'AU0001' } })
    }
  })

  it('is not checked more often because many guesses come at once', async () => {
    const mei = await portal.people.account()
    await guess(mei.username)
    await portal.pool.raw.query('update sign_in_guard set failures = 12')
    await Promise.all(Array.from({ length: 30 }, () => guess(mei.username)))
    const lines = await activityOf(portal, mei.accountId)
    expect(countOf(lines, 'signIn refused password')).toBe(1 + 1)
    expect(lines).toHaveLength(31)
  })

  it('ends after a hundred failures in a row, whatever time passes, until the owner chose a new password', async () => {
    const mei = await portal.people.account()
    await guess(mei.username)
    await portal.pool.raw.query('update sign_in_guard set failures = 90')
    for (let tries = 0; tries < 15; tries++) {
      await letTimePass()
      await guess(mei.username)
    }
    const lines = await activityOf(portal, mei.accountId)
    expect(countOf(lines, 'signIn refused password')).toBe(1 + 10)
    await letTimePass()
    expect((await guess(mei.username, PASSWORD)).json.errorCode).toBe('AU0001')
    await portal.pool.raw.query("delete from sign_in_guard where failed_at < now() + interval '1 year'")
    expect((await guess(mei.username, PASSWORD)).json.errorCode).toBe('AU0001')
    await portal.pool.transaction((db) => forgetFailuresOf(db, { id: mei.accountId, usernameKey: mei.username }))
    expect((await guess(mei.username, PASSWORD)).status).toBe(200)
  })

  it('does not lock out the owner, whose browser is known, and gets no more guesses because of it', async () => {
    const mei = await portal.people.account()
    const own = createBrowser(portal)
    await own.signIn(mei.username, PASSWORD)
    for (let tries = 0; tries < 12; tries++) {
      await letTimePass()
      await guess(mei.username)
      if (tries % 3 === 0) expect((await own.signIn(mei.username, PASSWORD)).status).toBe(200)
    }
    expect(await guardOf(`user:${mei.username}`)).toMatchObject({ failures: 12 })
    await portal.pool.raw.query("update sign_in_guard set failures = 100, failed_at = 'infinity'")
    expect((await own.signIn(mei.username, PASSWORD)).status).toBe(200)
  })

  it('is counted for a known browser, too', async () => {
    const mei = await portal.people.account()
    const own = createBrowser(portal)
    await own.signIn(mei.username, PASSWORD)
    for (let tries = 0; tries < 5; tries++) await own.signIn(mei.username, 'not-her-password')
    await prolong()
    expect((await own.signIn(mei.username, PASSWORD)).json.errorCode).toBe('AU0001')
    expect(await guardOf(`user:${mei.username}`)).toBeUndefined()
  })

  it('is no help that a browser is known to another account', async () => {
    const [mei, rival] = [await portal.people.account(), await portal.people.account()]
    const browser = createBrowser(portal)
    await browser.signIn(rival.username, PASSWORD)
    await browser.signIn(mei.username, 'not-her-password')
    expect(await guardOf(`user:${mei.username}`)).toMatchObject({ failures: 1 })
  })

  it('starts anew after the right password', async () => {
    const { username } = await portal.people.account()
    for (let tries = 0; tries < 3; tries++) await guess(username)
    await guess(username, PASSWORD)
    expect(await guardOf(`user:${username}`)).toBeUndefined()
  })
})

describe('guessing at many accounts', () => {
  it.each([
    ['ip:127.0.0.1', 150_000],
    ['net:127.0.0', 750_000],
  ])('is stopped where it comes from: %s', async (subject, usual) => {
    const mei = await portal.people.account()
    const own = createBrowser(portal)
    await own.signIn(mei.username, PASSWORD)
    await guess('somebody@lakeshore.example')
    await portal.pool.raw.query('update sign_in_guard set failures = $2 where subject = $1', [subject, usual + 10])
    await guess('somebody.else@lakeshore.example')
    expect(await guardOf(subject)).toEqual({ failures: usual + 11, wait: 900 })
    expect((await guess(mei.username, PASSWORD)).json.errorCode).toBe('AU0001')
    expect((await own.signIn(mei.username, PASSWORD)).status).toBe(200)
  })

  it('is forgotten after an hour', async () => {
    await guess('somebody@lakeshore.example')
    await portal.pool.raw.query("update sign_in_guard set failures = 1e9, failed_at = now() - interval '61 minutes'")
    await guess('somebody.else@lakeshore.example')
    expect(await guardOf('ip:127.0.0.1')).toEqual({ failures: 1, wait: null })
  })

  it('lets no more than 64 of a crowd come to the database at once, and refuses the others', async () => {
    const captchas = await Promise.all(Array.from({ length: 100 }, () => portal.captcha()))
    const holding = await portal.pool.raw.connect()
    try {
      await holding.query('begin')
      await holding.query('lock table sign_in_guard in exclusive mode') // nobody gets as far as to wait for their turn
      const crowd = captchas.map((captcha, at) =>
        portal.post('/auth/login', { username: `crowd.${at}@lakeshore.example`, password: 'not-hers', captcha }),
      )
      expect(new Set(await firstCodesOf(crowd, 36))).toEqual(new Set(['AU0013']))
      await holding.query('rollback')
      await Promise.all(crowd)
    } finally {
      holding.release()
    }
  })

  it('leaves room for others while a crowd sends its tries slowly', async () => {
    const { hostname, port } = new URL(portal.url)
    const slow = await Promise.all(
      Array.from({ length: 70 }, async () => {
        const socket = connect(Number(port), hostname)
        socket.write(
          `POST /auth/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n`,
        )
        const [said] = await once(socket, 'data')
        expect(String(said)).toMatch(/^HTTP\/1.1 100/) // the call is there, its body is not
        return socket
      }),
    )
    const mei = await portal.people.account()
    expect((await guess(mei.username)).json.errorCode).not.toBe('AU0013')
    for (const socket of slow) socket.destroy()
  })

  it('is not hindered by an answer that was never checked: a try too many at once is given back', async () => {
    const mei = await portal.people.account()
    const answers = await Promise.all(Array.from({ length: 70 }, (_, at) => guess(`${at}@lakeshore.example`)))
    const tooMany = answers.filter(({ json }) => json.errorCode === 'AU0013')
    expect(tooMany.length).toBeGreaterThan(0)
    const { rows } = await portal.pool.raw.query(
      "select count(*)::int as n from sign_in_guard where subject like 'user:%' and failures > 0",
    )
    expect(rows[0].n).toBe(70 - tooMany.length)
    expect((await guess(mei.username, PASSWORD)).status).toBe(200)
  })
})
