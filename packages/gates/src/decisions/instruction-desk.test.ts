import type { SubmittedInstruction } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { goodInstruction } from '@fairway/contract/shipping-instructions/si-document.fixture'
import { describe, expect, it } from 'vitest'
import { letAnswer, portalWith } from './decision-desk.fixture.ts'
import { epoch } from './request.fixture.ts'

const instruction = (instructionId: number, remarks: string): SubmittedInstruction => {
  const document = goodInstruction({ remarks })
  return {
    ...{ instructionId, bookingNo: document.bookingNo, blNo: document.blNo, version: 1, kind: 'submission' as const },
    ...{
      organisation: 'NINGBO-LIGHTING',
      submittedAt: new Date(epoch).toISOString(),
      changes: [],
      remarks: [],
      document,
    },
  }
}
const decisionsOf = (portal: ReturnType<typeof portalWith>) =>
  portal.sentLines('si-decisions').map(({ instructionId, decision }) => `${instructionId} ${decision}`).sort() // biome-ignore format: one expression

describe('the desk of shipping instructions', () => {
  it('receives and decides, and acknowledges each with its last answer', async () => {
    const portal = portalWith([])
    portal.instruct(instruction(1, 'demo: approve'))
    portal.instruct(instruction(2, 'demo: correct'))
    portal.instruct(instruction(3, 'demo: refuse'))
    await letAnswer(portal.answer, () => {
      portal.pass(1000)
      return portal.waiting.size === 0
    })
    expect(decisionsOf(portal)).toEqual(['1 accept', '1 received', '2 correct', '2 received', '3 received', '3 reject'])
  })

  it('that is killed before it has decided gets the instruction again and decides the same', async () => {
    const portal = portalWith([])
    portal.instruct(instruction(4, 'demo: correct'))
    await letAnswer(portal.answer, (calls) => calls.filter(({ path }) => path === '/carrier/v1/clock').length > 3)
    expect([portal.waiting.size, decisionsOf(portal)]).toEqual([1, []])
    await letAnswer(portal.answer, () => {
      portal.pass(1000)
      return portal.waiting.size === 0
    })
    expect(decisionsOf(portal)).toEqual(['4 correct', '4 received'])
  })
})
