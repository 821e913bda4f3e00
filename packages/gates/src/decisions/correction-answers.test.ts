import { CorrectionDecisionLine } from '@fairway/contract/carrier/correction-decision.schema'
import { describe, expect, it } from 'vitest'
import { type CorrectionBrief, correctionAnswersOf } from './correction-answers.ts'
import { epoch, world } from './request.fixture.ts'

const brief = (correctionId: number, said = '', version = 1): CorrectionBrief => ({
  correctionId,
  shipmentNo: '3104482',
  version,
  takenAt: epoch,
  said,
  changes: {},
  saidUntil: 0,
})
const many = Array.from({ length: 600 }, (_, at) => at + 1)
const decided = (...of: Parameters<typeof brief>) =>
  correctionAnswersOf(world, brief(...of)).map(({ decision }) => decision.decision).join(' ') // biome-ignore format: one expression

describe('a correction', () => {
  it('gets the same answer at any time, and each version its own', () => {
    expect(correctionAnswersOf(world, brief(7))).toEqual(correctionAnswersOf(world, brief(7)))
    expect(new Set(many.map((version) => decided(7, '', version))).size).toBe(2)
  })

  it('is received, mostly approved and completed later, and sometimes rejected', () => {
    const all = many.map((id) => decided(id))
    expect(all.filter((one) => one === 'received approve complete').length).toBeGreaterThan(450)
    expect(all.filter((one) => one === 'received reject').length).toBeGreaterThan(50)
    for (const id of many) {
      const times = correctionAnswersOf(world, brief(id)).map(({ at }) => at - epoch)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(times[1]).toBeLessThanOrEqual(20_000)
      expect((times[2] ?? 90_000) - (times[1] ?? 0)).toBeGreaterThanOrEqual(20_000)
    }
  })

  it.each([
    ['demo: approve', 'received approve complete'],
    ['please DEMO: Refuse this one', 'received reject'],
    ['demo: wait', 'received'],
  ])('is decided as the remarks wish: %s', (said, expected) => {
    for (const id of many.slice(0, 50)) expect(decided(id, said)).toBe(expected)
  })

  it('gets answers that follow the carrier API, each with a reference of its own', () => {
    const decisions = many.flatMap((id) => correctionAnswersOf(world, brief(id)).map(({ decision }) => decision))
    for (const decision of decisions)
      expect(CorrectionDecisionLine.parse(decision).decidedAt).toBe(new Date(decision.decidedAt).toISOString())
    expect(new Set(decisions.map(({ ref }) => ref)).size).toBe(decisions.length)
  })
})
