import { describe, expect, it } from 'vitest'
import { codeOfStep, factorUri, newFactorSecret, stepAt, stepsOfCode } from './totp.ts'

/** '12345678901234567890' of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('the codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of the standard: at second %i it is %s', (second, code) => {
    expect(codeOfStep(SECRET, stepAt(second * 1000))).toBe(code)
    expect(stepsOfCode(SECRET, code, second * 1000)).toEqual([stepAt(second * 1000)])
  })

  it('are good from half a minute before their time to half a minute after it, to the millisecond', () => {
    const step = 41_152_263
    const code = codeOfStep(SECRET, step)
    const begins = step * 30_000
    expect(stepsOfCode(SECRET, code, begins - 30_001)).toEqual([])
    expect(stepsOfCode(SECRET, code, begins - 30_000)).toEqual([step])
    expect(stepsOfCode(SECRET, code, begins + 59_999)).toEqual([step])
    expect(stepsOfCode(SECRET, code, begins + 60_000)).toEqual([])
  })

  it.each(['', '28708', '2870822', '２８７０８２', 'abcdef'])('are never %j', (code) =>
    expect(stepsOfCode(SECRET, code, 59_000)).toEqual([]),
  )

  it('are made from secrets that nobody has had before', () => {
    const made = Array.from({ length: 50 }, newFactorSecret)
    expect(new Set(made).size).toBe(50)
    for (const secret of made) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('come into an app by an address that names carrier and person', () => {
    const uri = factorUri(SECRET, { issuer: '海：Tide: Lines', username: 'mei@lakeshore.example' })
    expect(uri).toBe(
      `otpauth://totp/%E6%B5%B7%EF%BC%9ATide%20%20Lines:mei%40lakeshore.example?issuer=%E6%B5%B7%EF%BC%9ATide%20%20Lines&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
    )
  })
})
