import type { SiDecisionLine } from '@fairway/contract/carrier/si-decision.schema'
import type {
  FieldRemark,
  SiDocument,
  SubmittedInstruction,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { iso } from '../world/calendar.ts'
import { draw } from '../world/random.ts'
import type { World } from '../world/world.ts'

/** A shipping instruction on the desk of customer service, until the last answer to it was sent. */
export interface InstructionFile {
  /** Its outbox entry, which is acknowledged when everything is answered. */
  entryId: string
  instruction: SubmittedInstruction
  /** When it was received, on the business clock. */
  takenAt: number
  /** Everything that was due by then was answered. */
  saidUntil: number
}

/** The carrier's answers to an instruction, and when. */
export interface InstructionAnswer {
  at: number
  decision: SiDecisionLine
}

/** Seconds on the business clock after an instruction was received: soon enough that its entry is not sent again. */
const RECEIVED_AFTER = [2, 5] as const
const DECIDED_AFTER = [8, 20] as const
const REJECTED_SHARE = 0.15
const CORRECTED_SHARE = 0.25

type Outcome = 'accept' | 'reject' | 'correct' | 'wait'
const outcomeOf = { approve: 'accept', refuse: 'reject', correct: 'correct', wait: 'wait' } as const

const REJECTIONS: readonly { note: string; remark: FieldRemark }[] = [
  {
    note: 'US customs rejects this description.',
    remark: { path: 'commodities.0.description', text: 'State the exact goods, not just the category.' },
  },
  {
    note: 'The consignee cannot be found at this address.',
    remark: { path: 'consignee.address', text: 'Enter street and number, city, state and zip code.' },
  },
  {
    note: 'The marks differ from those on the packages.',
    remark: { path: 'commodities.0.marks', text: 'Enter them as they are on the packages.' },
  },
]

interface Correction {
  remark: FieldRemark
  apply: (document: SiDocument) => SiDocument
}

const inFirst = (document: SiDocument, change: Partial<SiDocument['commodities'][number]>): SiDocument => ({
  ...document,
  commodities: document.commodities.map((page, at) => (at === 0 ? { ...page, ...change } : page)),
})

/** What the carrier changes in a draft on its own. */
const CORRECTIONS: readonly Correction[] = [
  {
    remark: { path: 'commodities.0.description', text: 'We have added the usual clause for full containers.' },
    apply: (document) =>
      inFirst(document, {
        description: `${document.commodities[0]?.description ?? ''}\nSHIPPER'S LOAD, STOW AND COUNT`,
      }),
  },
  {
    remark: { path: 'nonNegotiables', text: 'We issue three copies.' },
    apply: (document) => ({ ...document, nonNegotiables: document.nonNegotiables === '3' ? '2' : '3' }),
  },
  {
    remark: { path: 'consignee.contact', text: 'We have added a contact for the terminal.' },
    apply: (document) => ({
      ...document,
      consignee: { ...document.consignee, contact: `${document.consignee.contact} ATTN: IMPORT DESK`.trim() },
    }),
  },
]

/** The outcome is random, unless the remarks choose it: `demo: approve`, `demo: refuse`, `demo: correct` or `demo: wait`. */
function outcomeFor({ kind, document }: SubmittedInstruction, luck: number): Outcome {
  if (kind === 'draftApproved') return 'wait'
  const wish = /demo: (approve|refuse|correct|wait)/i.exec(document.remarks)?.[1]?.toLowerCase()
  if (kind === 'draftReturned') return wish === 'wait' ? 'wait' : 'accept'
  if (wish) return outcomeOf[wish as keyof typeof outcomeOf] // one of the words above
  if (luck < REJECTED_SHARE) return 'reject'
  return luck < REJECTED_SHARE + CORRECTED_SHARE ? 'correct' : 'accept'
}

/** The carrier's answers to an instruction: it always says that it has it, and then decides, unless it still waits. */
export function instructionAnswersOf(world: World, { instruction, takenAt }: InstructionFile): InstructionAnswer[] {
  const { instructionId, version, document } = instruction
  const luck = draw(world.seed, 'instruction', instructionId, version)
  const [receivedAt, decidedAt] = [RECEIVED_AFTER, DECIDED_AFTER].map(
    ([low, high]) => takenAt + Math.round(luck.between(low, high) * 1000),
  ) as [number, number] // as many as there are times
  const outcome = outcomeFor(instruction, luck.between(0, 1))
  const received = decide(instruction, 'received', receivedAt)
  if (outcome === 'wait') return [received]
  if (outcome === 'accept') return [received, decide(instruction, 'accept', decidedAt, { draft: document })]
  if (outcome === 'reject') {
    const { note, remark } = luck.pick(REJECTIONS)
    return [received, decide(instruction, 'reject', decidedAt, { note, remarks: [remark] })]
  }
  const { remark, apply } = luck.pick(CORRECTIONS)
  const note = 'Please check our draft and approve it.'
  return [received, decide(instruction, 'correct', decidedAt, { note, remarks: [remark], draft: apply(document) })]
}

const decide = (
  { instructionId, blNo, version }: SubmittedInstruction,
  decision: SiDecisionLine['decision'],
  at: number,
  more: Partial<SiDecisionLine> = {},
): InstructionAnswer => ({
  at,
  decision: {
    ref: `GATES-SI${instructionId}-${version}-${decision}`,
    ...{ instructionId, blNo, version, decision, note: null, remarks: [], draft: null, decidedAt: iso(at) },
    ...more,
  },
})
