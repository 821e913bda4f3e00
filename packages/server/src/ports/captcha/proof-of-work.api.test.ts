import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeys } from '../../platform/keys.ts'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { createProofOfWork } from './proof-of-work.adapter.ts'
import { solve, toText } from './solution.fixture.ts'

const SECRET = 'a secret of this installation, long enough'
const FORMER = 'the secret that was in force before this one'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const captchaWith = (secrets: [string, ...string[]] = [SECRET], now?: () => number) =>
  createProofOfWork({ keys: createKeys(secrets), pool: portal.pool, settings: { isDemo: true } }, now)

async function solved(captcha = captchaWith()) {
  const challenge = await captcha.challenge()
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey }) // the library's own shape
  if (!solution) throw new Error('There is a solution')
  return { challenge, solution }
}

describe('the proof of work', () => {
  it('is taken once, however often it is sent at the same time', async () => {
    const captcha = captchaWith()
    const text = toText(await solved(captcha))
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => captcha.spend(text)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason.code).toBe('AU0008')
    await expect(captchaWith().spend(text)).rejects.toMatchObject({ code: 'AU0008' })
  })

  it('is over after two minutes', async () => {
    const at = async (agoMs: number) => toText(await solved(captchaWith([SECRET], () => Date.now() - agoMs)))
    await expect(captchaWith().spend(await at(122_000))).rejects.toMatchObject({ code: 'AU0008' })
    await captchaWith().spend(await at(110_000))
  })

  it('is still good after the secret was changed, as long as the former one is named', async () => {
    const text = toText(await solved(captchaWith([FORMER])))
    await expect(captchaWith([SECRET]).spend(text)).rejects.toMatchObject({ code: 'AU0008' })
    await captchaWith([SECRET, FORMER]).spend(text)
  })

  it.each<[string, (payload: Awaited<ReturnType<typeof solved>>) => unknown]>([
    ['no work', ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: '0'.repeat(64) } })],
    [
      'half of the answer that the challenge itself names',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: String(challenge.parameters.keyPrefix).padEnd(64, '0') },
      }),
    ],
    [
      'an easier challenge',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
        solution,
      }),
    ],
    [
      'a longer life',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } },
        solution,
      }),
    ],
    [
      'another nonce',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, nonce: '0'.repeat(32) } },
        solution,
      }),
    ],
    ['no signature', ({ challenge, solution }) => ({ challenge: { parameters: challenge.parameters }, solution })],
    ['more than there is', ({ challenge, solution }) => ({ challenge, solution, extra: true })],
    ['a list', () => []],
    ['nothing', () => null],
  ])('is refused with %s', async (_name, change) => {
    const text = toText(change(await solved()))
    await expect(captchaWith().spend(text)).rejects.toMatchObject({ code: 'AU0008' })
  })

  it.each(['', 'x', 'bm90IGpzb24=', '😀', 'e30='])('is refused as %j', (text) =>
    expect(captchaWith().spend(text)).rejects.toMatchObject({ code: 'AU0008' }),
  )

  it('comes by its call, and the portal takes what was solved', async () => {
    const { status, json } = await portal.get('/auth/captcha')
    expect(status).toBe(200)
    expect(json.parameters.algorithm).toBe('PBKDF2/SHA-256')
    const ask = (captcha: string) =>
      portal.post('/auth/forgot', { username: 'mei@lakeshore.example', language: 'en', captcha })
    const captcha = await solve(json)
    expect((await ask(captcha)).status).toBe(200)
    expect((await ask(captcha)).json.errorCode).toBe('AU0008')
  })

  it('costs about a second outside of a demo', async () => {
    const captcha = createProofOfWork({ keys: createKeys([SECRET]), pool: portal.pool, settings: { isDemo: false } })
    const { parameters } = await captcha.challenge()
    expect(parameters.cost).toBe(5000)
  })
})
