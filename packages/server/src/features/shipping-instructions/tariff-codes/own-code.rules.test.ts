import { describe, expect, it } from 'vitest'
import { isLookedFor, ownCodesOf } from './own-code.rules.ts'

const at = '2026-11-01T00:00:00Z'
const used = (hts: string, description = 'Lamps, boxed') => ({ hts, description, at })

describe('codes of earlier instructions', () => {
  it('count once each, as they were used last, however they were written', () => {
    expect(ownCodesOf([used('8539.52', 'Latest'), used('853952', 'Older'), used('９４０５４２'), used('85395'), used('n/a')])).toEqual([
      { code: '853952', description: 'Latest', at },
      { code: '940542', description: 'Lamps, boxed', at },
    ]) // biome-ignore format: one thought
  })

  const own = { code: '853952', description: 'Đèn bàn 台灯 desk lamps', at }
  const listed = { words: ' led lamps 灯泡 泡', spoken: 'leddengpao ldp' }
  it.each([
    ['8539', ['8539'], true],
    ['94', ['94'], false],
    ['lamp', ['lamp'], true],
    ['den ban', ['den', 'ban'], true],
    ['台灯', ['台灯'], true],
    ['灯', ['灯'], true],
    ['dengpao', ['dengpao'], true],
    ['led', ['led'], true],
    ['8539 desk', ['8539', 'desk'], true],
    ['esk', ['esk'], false],
    ['lamp coffee', ['lamp', 'coffee'], false],
    ['', [], true],
  ])('%j finds it: %j %s', (q, terms, isFound) => expect(isLookedFor(own, q, { terms, listed })).toBe(isFound))

  it('are found by their description where the carrier does not list them', () => {
    expect(isLookedFor(own, 'desk', { terms: ['desk'], listed: undefined })).toBe(true)
    expect(isLookedFor(own, 'led', { terms: ['led'], listed: undefined })).toBe(false)
  })
})
