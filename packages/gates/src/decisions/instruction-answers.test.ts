import { SiDecisionLine } from '@fairway/contract/carrier/si-decision.schema'
import type { SiVersionKind } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { goodInstruction } from '@fairway/contract/shipping-instructions/si-document.fixture'
import { describe, expect, it } from 'vitest'
import { type InstructionFile, instructionAnswersOf } from './instruction-answers.ts'
import { epoch, world } from './request.fixture.ts'

const file = (instructionId: number, remarks = '', kind: SiVersionKind = 'submission'): InstructionFile => {
  const document = goodInstruction({ remarks })
  const { bookingNo, blNo } = document
  return {
    entryId: String(instructionId),
    instruction: {
      ...{ instructionId, bookingNo, blNo, version: 1, kind, organisation: 'NINGBO-LIGHTING' },
      ...{ submittedAt: new Date(epoch).toISOString(), changes: [], remarks: [], document },
    },
    takenAt: epoch,
    saidUntil: 0,
  }
}
const many = Array.from({ length: 600 }, (_, at) => at + 1)
const answersTo = (...of: Parameters<typeof file>) => instructionAnswersOf(world, file(...of))
const decided = (...of: Parameters<typeof file>) =>
  answersTo(...of).map(({ decision }) => decision.decision).join(' ') // biome-ignore format: one expression

describe('a shipping instruction', () => {
  it('is received, mostly accepted with a draft, sometimes corrected and sometimes rejected', () => {
    const all = many.map((id) => decided(id))
    const shareOf = (outcome: string) => all.filter((one) => one === outcome).length / all.length
    expect(shareOf('received accept')).toBeGreaterThan(0.5)
    expect(shareOf('received correct')).toBeGreaterThan(0.15)
    expect(shareOf('received reject')).toBeGreaterThan(0.08)
    expect(answersTo(7)).toEqual(answersTo(7))
  })

  it.each([
    ['demo: approve', 'received accept'],
    ['please DEMO: Refuse this one', 'received reject'],
    ['demo: correct', 'received correct'],
    ['demo: wait', 'received'],
  ])('is decided as the remarks wish: %s', (remarks, expected) => {
    for (const id of many.slice(0, 50)) expect(decided(id, remarks)).toBe(expected)
  })

  it('that returns a draft gets a new one, and one that approves a draft is only received', () => {
    expect(decided(1, 'demo: refuse', 'draftReturned')).toBe('received accept')
    expect(decided(1, 'demo: refuse', 'draftApproved')).toBe('received')
  })

  it('gets answers that follow the carrier API, with a draft that differs where it was corrected', () => {
    const answers = many.flatMap((id) => answersTo(id))
    for (const { decision } of answers) expect(SiDecisionLine.parse(decision)).toEqual(decision)
    expect(new Set(answers.map(({ decision }) => decision.ref)).size).toBe(answers.length)
    for (const { decision } of answersTo(1, 'demo: correct').slice(1))
      expect(decision.draft).not.toEqual(goodInstruction({ remarks: 'demo: correct' }))
  })

  it('is answered before its entry would be handed out again', () => {
    for (const id of many) for (const { at } of answersTo(id)) expect(at - epoch).toBeLessThanOrEqual(20_000)
  })
})
