import { describe, expect, it } from 'vitest'
import { createCodeCheck } from './code-check.ts'

const answering = () => {
  const calls: (readonly string[])[] = []
  const check = createCodeCheck(async (codes) => {
    calls.push(codes)
    return codes.filter((code) => code !== '999999').map((code) => ({ code, status: 'known' as const, name: null }))
  })
  return { calls, check }
}

describe('codes of one form', () => {
  it('are looked up in one call, each once', async () => {
    const { calls, check } = answering()
    const found = await Promise.all(['853952', '940511', '853952', '999999'].map(check))
    expect(found.map((one) => one?.code)).toEqual(['853952', '940511', '853952', undefined])
    expect(calls).toEqual([['853952', '940511', '999999']])
  })

  it('that come later go into the next call', async () => {
    const { calls, check } = answering()
    await check('853952')
    await check('940511')
    expect(calls).toEqual([['853952'], ['940511']])
  })

  it('are asked for fifty at a time', async () => {
    const { calls, check } = answering()
    const codes = Array.from({ length: 120 }, (_, nth) => String(850_000 + nth))
    expect((await Promise.all(codes.map(check))).every((one) => one?.status === 'known')).toBe(true)
    expect(calls.map((one) => one.length)).toEqual([50, 50, 20])
  })

  it('fail together, and can be asked for again', async () => {
    let isDown = true
    const check = createCodeCheck(async (codes) => {
      if (isDown) throw new Error('down')
      return codes.map((code) => ({ code, status: 'unknown' as const, name: null }))
    })
    expect((await Promise.allSettled(['853952', '940511'].map(check))).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ])
    isDown = false
    expect(await check('853952')).toMatchObject({ status: 'unknown' })
  })
})
