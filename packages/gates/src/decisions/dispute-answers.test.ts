import { InvoiceLine } from '@fairway/contract/carrier/billing-lines.schema'
import { DisputeAnswerLine } from '@fairway/contract/carrier/dispute-answer.schema'
import { describe, expect, it } from 'vitest'
import { createWorld, SEED, SMALL } from '../world/world.ts'
import { type DisputeBrief, disputeRepliesOf } from './dispute-answers.ts'

const takenAt = Date.parse('2026-11-15T00:00:00Z')
const world = createWorld(SEED, takenAt, SMALL)
const brief = (more: Partial<DisputeBrief> = {}): DisputeBrief => ({
  ...{
    disputeId: 7,
    version: 1,
    invoiceNo: 'FI310448201A',
    blNo: 'FWYL310448201',
    bookingNo: '3104482',
    lineNo: 1,
    code: 'OFR',
  },
  ...{ term: 'Prepaid', currency: 'USD', amount: '50.01', takenAt, said: '', saidUntil: 0, ...more },
})
const answersTo = (more: Partial<DisputeBrief>) =>
  disputeRepliesOf(world, brief(more)).map(({ answer }) => answer.answer)

describe('the answers to a dispute', () => {
  it.each([
    ['demo: accept', 1, ['received', 'accept']],
    ['demo: part', 1, ['received', 'acceptPartly']],
    ['demo: reject', 1, ['received', 'reject']],
    ['demo: ask', 1, ['received', 'message']],
    ['demo: ask', 3, ['accept']],
    ['demo: wait', 1, ['received']],
  ])('to %s, version %i, are %j', (said, version, expected) => expect(answersTo({ said, version })).toEqual(expected))

  it('are lines that the contract accepts, and give back what the credit note says', () => {
    for (let disputeId = 1; disputeId <= 60; disputeId++)
      for (const { answer, creditNote } of disputeRepliesOf(world, brief({ disputeId }))) {
        expect(DisputeAnswerLine.parse(answer)).toEqual(answer)
        if (!creditNote) continue
        expect(InvoiceLine.parse(creditNote)).toEqual(creditNote)
        expect([creditNote.invoiceNo, creditNote.total]).toEqual([answer.creditNoteNo, `-${answer.amount ?? '50.01'}`])
      }
  })

  it('credit a minor unit whole, because it has no half', () =>
    expect(answersTo({ said: 'demo: part', amount: '1', currency: 'VND' })).toEqual(['received', 'accept']))
})
