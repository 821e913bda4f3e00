import type { EtaRule, RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { gapsAndOverlaps, type Stretch, stretchesOf, WEEK } from '@fairway/contract/eta-rules/rule-week.rules'
import { type ShipmentKind, shipmentKinds } from '@fairway/contract/tracking/tracking.values'
import { readSlot, slotOf } from './rule-values.rules.ts'

type Equipment = RuleChoices['equipment']

/** A part of the week, and the rule that counts in it for the boxes of a lane. */
export interface Bar extends Stretch {
  rule: EtaRule
  /** The rule names the boxes of this lane; otherwise it is one for more boxes, which counts here for want of it. */
  isOwn: boolean
  /** The window goes on in the next week, or came over from the last. */
  goesOn: boolean
  cameOver: boolean
}

/** Where a rule of the lane's own counts, and others would without it. */
export interface Overlap extends Stretch {
  winner: EtaRule
  other: EtaRule
}

/** The week of one kind of boxes and one kind of shipment: what counts when, and when nothing does. */
export interface Lane {
  shipment: ShipmentKind
  /** As in `slotOf`. */
  slot: string
  bars: Bar[]
  gaps: Stretch[]
  overlaps: Overlap[]
}

const specificity = (rule: EtaRule) => (rule.equipment !== null ? 2 : rule.equipmentGroup !== null ? 1 : 0)

/** Whether a rule counts for the boxes of a lane: those it names itself, their group, or any. */
function appliesTo(rule: EtaRule, slot: string, equipment: Equipment): boolean {
  const lane = readSlot(slot)
  const group = lane.equipmentGroup ?? equipment.find(({ code }) => code === lane.equipment)?.group ?? null
  if (rule.equipment !== null) return rule.equipment === lane.equipment
  return rule.equipmentGroup === null || rule.equipmentGroup === group
}

/** One lane for each kind of boxes that has a rule of its own, the most specific first; any box always has one. */
export function lanesOf(rules: readonly EtaRule[], equipment: Equipment): Lane[] {
  const counting = rules.filter(({ isActive, isException }) => isActive && !isException)
  return shipmentKinds.flatMap((shipment) => {
    const own = counting.filter((rule) => rule.shipment === shipment)
    const sorted = own.toSorted((one, other) => specificity(other) - specificity(one))
    const slots = new Set([...sorted.map(slotOf), ''])
    return [...slots].map((slot) =>
      laneOf(
        shipment,
        slot,
        sorted.filter((rule) => appliesTo(rule, slot, equipment)),
      ),
    )
  })
}

function laneOf(shipment: ShipmentKind, slot: string, rules: readonly EtaRule[]): Lane {
  const open = rules.flatMap((rule) => stretchesOf(rule).map((stretch) => ({ rule, ...stretch })))
  const boundaries = [...new Set(open.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other)
  const bars: Bar[] = []
  const overlaps: Overlap[] = []
  for (const [at, from] of boundaries.slice(0, -1).entries()) {
    const to = boundaries[at + 1] ?? WEEK
    const [first, second] = open.filter((one) => one.from <= from && to <= one.to).map(({ rule }) => rule)
    if (!first) continue
    const isOwn = slotOf(first) === slot
    add(bars, { from, to, rule: first, isOwn })
    if (isOwn && second) note(overlaps, { from, to, winner: first, other: second })
  }
  return {
    shipment,
    slot,
    bars: bars.map((bar) => withWrapAround(bar, bars)),
    gaps: gapsAndOverlaps(open).gaps,
    overlaps,
  }
}

function note(overlaps: Overlap[], overlap: Overlap) {
  const last = overlaps.at(-1)
  const isSame = (one: EtaRule, other: EtaRule) => slotOf(one) === slotOf(other)
  const goesOn = last?.to === overlap.from && isSame(last.winner, overlap.winner) && isSame(last.other, overlap.other)
  if (goesOn) last.to = overlap.to
  else overlaps.push(overlap)
}

function add(bars: Bar[], bar: Omit<Bar, 'goesOn' | 'cameOver'>) {
  const last = bars.at(-1)
  if (last?.to !== bar.from || last.rule !== bar.rule) bars.push({ ...bar, goesOn: false, cameOver: false })
  else last.to = bar.to
}

/** A window across the end of the week stands at both ends of the picture. */
function withWrapAround(bar: Bar, bars: readonly Bar[]): Bar {
  const isBoth = bars.at(0)?.rule === bars.at(-1)?.rule && bars.at(0)?.from === 0 && bars.at(-1)?.to === WEEK
  return { ...bar, goesOn: isBoth && bar.to === WEEK, cameOver: isBoth && bar.from === 0 }
}

/** Parts of a week as one speaks of them: what ends with Sunday and goes on with Monday is one. */
export function joinAcrossWeekEnd(stretches: readonly Stretch[]): Stretch[] {
  const [first, ...rest] = stretches
  const last = rest.at(-1)
  if (first?.from !== 0 || last?.to !== WEEK) return [...stretches]
  return [...rest.slice(0, -1), { from: last.from, to: WEEK + first.to }]
}

/** A part of the week in which no rule counts. */
interface Gap extends Stretch {
  rule?: undefined
}

/** What a lane shows, in the order of the week. */
export const partsOf = ({ bars, gaps }: Pick<Lane, 'bars' | 'gaps'>): (Bar | Gap)[] =>
  [...bars, ...gaps].sort((one, other) => one.from - other.from)
