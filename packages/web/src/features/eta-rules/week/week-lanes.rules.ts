import type { EtaRule, RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { gapsAndOverlaps, type Stretch, stretchesOf, WEEK } from '@fairway/contract/eta-rules/rule-week.rules'
import { type ShipmentKind, shipmentKinds } from '@fairway/contract/tracking/tracking.values'
import { readSlot, slotOf } from '../form/rule-values.rules.ts'

type Equipment = RuleChoices['equipment']

/** A part of the week, and the rule that applies in it to a lane. */
export interface Bar extends Stretch {
  rule: EtaRule
  /** The rule names the equipment of this lane; otherwise it is a more general one. */
  isOwn: boolean
  /** The window continues in the next week, or from the last. */
  goesOn: boolean
  cameOver: boolean
}

/** Where a lane's own rule applies and hides more general ones. */
export interface Overlap extends Stretch {
  winner: EtaRule
  other: EtaRule
}

/** The week of one equipment and one kind of shipment: which rule applies when, and when none does. */
export interface Lane {
  shipment: ShipmentKind
  /** As in `slotOf`. */
  slot: string
  bars: Bar[]
  gaps: Stretch[]
  overlaps: Overlap[]
}

const specificity = (rule: EtaRule) => (rule.equipment !== null ? 2 : rule.equipmentGroup !== null ? 1 : 0)

/** Whether a rule applies to a lane: by its equipment, its group, or in general. */
function appliesTo(rule: EtaRule, slot: string, equipment: Equipment): boolean {
  const lane = readSlot(slot)
  const group = lane.equipmentGroup ?? equipment.find(({ code }) => code === lane.equipment)?.group ?? null
  if (rule.equipment !== null) return rule.equipment === lane.equipment
  return rule.equipmentGroup === null || rule.equipmentGroup === group
}

/** One lane for each equipment with its own rule, the most specific first. There is always one for any equipment. */
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

/** A window across the end of the week is drawn at both ends of the chart. */
function withWrapAround(bar: Bar, bars: readonly Bar[]): Bar {
  const isBoth = bars.at(0)?.rule === bars.at(-1)?.rule && bars.at(0)?.from === 0 && bars.at(-1)?.to === WEEK
  return { ...bar, goesOn: isBoth && bar.to === WEEK, cameOver: isBoth && bar.from === 0 }
}

/** Joins a part that ends on Sunday with one that begins on Monday. */
export function joinAcrossWeekEnd(stretches: readonly Stretch[]): Stretch[] {
  const [first, ...rest] = stretches
  const last = rest.at(-1)
  if (first?.from !== 0 || last?.to !== WEEK) return [...stretches]
  return [...rest.slice(0, -1), { from: last.from, to: WEEK + first.to }]
}

/** A part of the week without a rule. */
interface Gap extends Stretch {
  rule?: undefined
}

/** The parts of a lane, in the order of the week. */
export const partsOf = ({ bars, gaps }: Pick<Lane, 'bars' | 'gaps'>): (Bar | Gap)[] =>
  [...bars, ...gaps].sort((one, other) => one.from - other.from)
