import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { describe, expect, it } from 'vitest'
import { emptyQuestion, readDetentionCriteria, writeDetentionCriteria } from './detention-criteria.rules.ts'

const question = {
  ...emptyQuestion,
  contract: 'SC1042',
  equipment: '45G1',
  destination: 'USLGB',
  outGateOn: '2026-11-16',
  inGateOn: '2026-11-27',
  daysUnit: 'working' as const,
  containers: 'FWYU4829130 2026-11-16 2026-11-20',
}

describe('a link to the same question', () => {
  it('carries all of it', () => expect(readDetentionCriteria(writeDetentionCriteria(question))).toEqual(question))
  it.each([
    ['nothing', undefined],
    ['rubbish', '%%%'],
    ['another page', encodeCriteria({ type: 'VG', contract: 'SC1042' })],
  ])('of %s asks nothing', (_what, text) => expect(readDetentionCriteria(text)).toEqual(emptyQuestion))
  it('takes texts alone, and no endless ones', () => {
    const odd = encodeCriteria({
      type: 'DE',
      contract: { a: 1 },
      equipment: 'x'.repeat(500),
      days: 7,
      daysUnit: 'moons',
    })
    expect(readDetentionCriteria(odd)).toEqual({ ...emptyQuestion, equipment: 'x'.repeat(20) })
  })
})
