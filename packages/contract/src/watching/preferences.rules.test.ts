import { describe, expect, it } from 'vitest'
import { checkPreferences, choicesOf } from './preferences.rules.ts'
import { usualRules } from './watching.values.ts'

const usual = { rules: [...usualRules], zone: 'Asia/Shanghai', quiet: null, digestMinute: 480 }
const codes = (more: object) => checkPreferences({ ...usual, ...more }).map(({ code, path }) => `${code} ${path}`)

describe('preferences', () => {
  it('that nobody changed are right', () => expect(codes({})).toEqual([]))

  it('need each rule once', () => {
    expect(codes({ rules: usualRules.slice(1) })).toEqual(['WA0007 rules'])
    expect(codes({ rules: [...usualRules.slice(1), usualRules[1]] })).toEqual(['WA0007 rules'])
  })

  it('take a number where the rule has one, of those that it offers, and none elsewhere', () => {
    const rule = (kind: string, threshold: number | null) => ({
      rules: usualRules.map((one) => (one.kind === kind ? { ...one, threshold } : one)),
    })
    expect(codes(rule('lastFree', 6))).toEqual(['WA0005 rules.4.threshold'])
    expect(codes(rule('eta', null))).toEqual(['WA0005 rules.3.threshold'])
    expect(codes(rule('hold', 5))).toEqual(['WA0005 rules.1.threshold'])
    for (const days of choicesOf('lastFree')) expect(codes(rule('lastFree', days))).toEqual([])
  })

  it('need quiet hours that end', () => {
    expect(codes({ quiet: { from: 60, until: 60 } })).toEqual(['WA0006 quiet.until'])
    expect(codes({ quiet: { from: 1320, until: 420 } })).toEqual([])
  })
})
