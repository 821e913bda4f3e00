import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { Failure } from '../../../platform/calls/failure.ts'
import { createCaptcha, GOOD_FOR_MS } from './captcha.ts'
import { deriveSlowly, solve } from './captcha-work.ts'

const secret = 'only this test knows it'
const cheap = { algorithm: 'PBKDF2/SHA-256', cost: 50, keyPrefix: '0', deriveKey, hmacSignatureSecret: secret }

describe('the proof of work', () => {
  it.each([
    ['the cipher of the browser', undefined],
    ['the library that takes its place over plain http', deriveSlowly],
  ])('is solved by %s and accepted by the server', async (_way, derive) => {
    const { parameters, signature = '' } = await createChallenge(cheap)
    const sent = await solve({ parameters: { ...parameters }, signature }, derive)
    const { challenge, solution } = JSON.parse(atob(sent))
    const verdict = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret })
    expect(verdict.verified).toBe(true)
  })

  it('is refused for an unknown algorithm', async () => {
    const { parameters, signature = '' } = await createChallenge(cheap)
    const foreign = { parameters: { ...parameters, algorithm: 'PBKDF2/MD5' }, signature }
    await expect(solve(foreign, deriveSlowly)).rejects.toThrow('unknown kind')
  })
})

describe('the captcha', () => {
  const counting = () => {
    let now = 0
    let calls = 0
    const captcha = createCaptcha({
      now: () => now,
      work: async () => {
        calls += 1
        return `answer ${calls}`
      },
    })
    return { captcha, later: (ms: number) => (now += ms), calls: () => calls }
  }

  it('starts once, however often the form is touched', async () => {
    const { captcha, calls } = counting()
    expect(captcha.state.get()).toBe('idle')
    captcha.begin()
    captcha.begin()
    expect(captcha.state.get()).toBe('working')
    expect(await captcha.consumeAnswer()).toBe('answer 1')
    expect(calls()).toBe(1)
  })

  it('is solved again for each submission', async () => {
    const { captcha } = counting()
    expect(await captcha.consumeAnswer()).toBe('answer 1')
    expect(await captcha.consumeAnswer()).toBe('answer 2')
  })

  it('is solved again when the answer expired while the form was filled in', async () => {
    const { captcha, later } = counting()
    captcha.begin()
    await expect.poll(() => captcha.state.get()).toBe('done')
    later(GOOD_FOR_MS + 1)
    expect(await captcha.consumeAnswer()).toBe('answer 2')
  })

  it('shows its failure at its own line, can be retried, and lets an unreachable server be reported as such', async () => {
    let outcome: unknown = new Error('no cipher')
    const captcha = createCaptcha({ work: () => (outcome ? Promise.reject(outcome) : Promise.resolve('answer')) })
    await expect(captcha.consumeAnswer()).rejects.toMatchObject({
      answer: { violations: [{ path: 'captcha', code: 'AU0008', args: [] }] },
    })
    expect(captcha.state.get()).toBe('failed')
    outcome = new Failure('down')
    await expect(captcha.consumeAnswer()).rejects.toBe(outcome)
    outcome = undefined
    captcha.begin()
    expect(await captcha.consumeAnswer()).toBe('answer')
  })
})
