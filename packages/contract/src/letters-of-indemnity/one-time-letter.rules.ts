import type { ReleaseStatus } from '../billing-documents/bill.values.ts'
import { WAITS_FOR_LETTER } from './one-time-letter.values.ts'

/** A shipment that somebody chose and may see, and the group that it is in. */
export interface LetterCandidate {
  shipmentId: string
  blNo: string
  release: ReleaseStatus | null
  shipper: { id: string; name: string }
  /** The caller's organisation is its shipper or forwarder. */
  isWriter: boolean
  group: CandidateGroup | null
}

export interface CandidateGroup {
  id: number
  /** How many shipments it has. */
  size: number
  isSigned: boolean
  /** So many seconds from now nobody else can put its shipments into another group; 0 where anybody can. */
  heldSeconds: number
}

/** What becomes of a selection: refused, or one with a group that is there, or a new group in place of former ones. */
export interface GroupVerdict {
  refusal: { code: 'BLOI0005' | 'BLOI0025' | 'BLOI0026' | 'GE0011' | 'OL0001' | 'OL0002'; args: string[] } | null
  /** How long a refusal lasts (GE0011); 0 where waiting does not help. */
  waitSeconds: number
  /** The group that they belong to. Who signs for one shipment of it signs for all. */
  groupId: number | null
  /** Groups that nobody signed for in time, and that this one replaces. */
  replaces: number[]
}

/** So many bills are named in a refusal. */
const NAMED = 3
const named = (texts: readonly string[]) => {
  const different = [...new Set(texts)]
  return different.slice(0, NAMED).join(', ') + (different.length > NAMED ? ', …' : '')
}

const refused = (code: NonNullable<GroupVerdict['refusal']>['code'], args: string[] = [], waitSeconds = 0) => ({
  refusal: { code, args },
  waitSeconds,
  groupId: null,
  replaces: [],
})

/** Whether a bill can be covered by a one-time letter: it waits for one. */
export const waitsForLetter = ({ release, group }: Pick<LetterCandidate, 'release' | 'group'>): boolean =>
  release === WAITS_FOR_LETTER && group?.isSigned !== true

/**
 * Whether these shipments can be signed for together. They have to be there, wait for a letter, and be of one shipper.
 * Shipments that were put into a group stay in it for five minutes: alone they stand for their whole group, and with
 * shipments of no group or of another one they are refused.
 */
export function checkGroup(asked: readonly string[], found: readonly LetterCandidate[]): GroupVerdict {
  if (asked.length === 0) return refused('BLOI0026')
  if (asked.some((id) => !found.some(({ shipmentId }) => shipmentId === id))) return refused('BLOI0025')
  if (found.some(({ isWriter }) => !isWriter)) return refused('BLOI0005')
  const settled = found.filter((one) => !waitsForLetter(one))
  if (settled.length > 0) return refused('OL0001', [named(settled.map(({ blNo }) => blNo))])
  if (new Set(found.map(({ shipper }) => shipper.id)).size > 1)
    return refused('OL0002', [named(found.map(({ shipper }) => shipper.name))])

  const groups = new Map(found.flatMap(({ group }) => (group ? [[group.id, group] as const] : [])))
  const held = [...groups.values()].filter(({ heldSeconds }) => heldSeconds > 0)
  const [first] = groups.values()
  const isOneGroup = groups.size === 1 && found.every(({ group }) => group !== null)
  if (held.length > 0 && !isOneGroup)
    return refused('GE0011', [], Math.max(...held.map(({ heldSeconds }) => heldSeconds)))
  const isWhole = isOneGroup && first !== undefined && (first.heldSeconds > 0 || first.size === found.length)
  if (isWhole) return { refusal: null, waitSeconds: 0, groupId: first.id, replaces: [] }
  return { refusal: null, waitSeconds: 0, groupId: null, replaces: [...groups.keys()] }
}
