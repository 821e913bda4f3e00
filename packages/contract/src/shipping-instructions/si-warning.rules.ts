import type { Violation } from '../kit/errors.ts'
import { placeTime } from '../tracking/journey/place-time.rules.ts'
import { massOf } from '../vgm/mass.rules.ts'
import { implausibleMass } from '../vgm/plausible-mass.rules.ts'
import { readHts } from './hts.rules.ts'
import { violation } from './shipping-instruction.errors.ts'
import type { SiBooking, SiDocument } from './shipping-instruction.schema.ts'
import * as values from './shipping-instruction.values.ts'
import { containersOf, type PlacedContainer } from './si-container.rules.ts'
import type { SiFacts } from './si-facts.rules.ts'
import { normalizeInstruction } from './si-normal.rules.ts'
import { isToOrder, warnParty } from './si-party.rules.ts'
import { differencesToBooking, totalsOf } from './si-totals.rules.ts'

type Warn = (document: SiDocument, booking: SiBooking, facts: SiFacts) => Violation[]

const warnCutOff: Warn = (_document, { siCutOffAt, portOfLoading }, { now }) => {
  if (siCutOffAt === null || Date.parse(siCutOffAt) > now) return []
  const { date, time } = placeTime(siCutOffAt, portOfLoading.zone)
  return [violation('bookingNo', 'SI0042', `${date} ${time}`)]
}

const warnReference: Warn = ({ customerReference }, { customerReferences }) =>
  customerReference === '' || customerReferences.length === 0 || customerReferences.includes(customerReference)
    ? []
    : [violation('customerReference', 'SI0055', customerReference)]

const warnPaymentTerm: Warn = ({ paymentTerm }, booking) =>
  paymentTerm === '' || paymentTerm === booking.paymentTerm ? [] : [violation('paymentTerm', 'SI0056')]

/** A sea waybill and a telex release wait for a letter of indemnity that covers them. */
const warnLetter: Warn = ({ blType }, { coveringLetter }) =>
  (blType === 'SW' || blType === 'TLX') && coveringLetter === null ? [violation('blType', 'SI0050', blType)] : []

const warnOrder: Warn = ({ blType, consignee }) =>
  blType === 'SW' && isToOrder(consignee) ? [violation('consignee.name', 'SI0054')] : []

const warnHts: Warn = ({ commodities }, _booking, { isKnownHts }) =>
  commodities.flatMap(({ hts }, at) => {
    const digits = readHts(hts)
    return digits === undefined || !isKnownHts || isKnownHts(digits)
      ? []
      : [violation(`commodities.${at}.hts`, 'SI0043', digits)]
  })

const codes = { packages: 'SI0044', weight: 'SI0045', volume: 'SI0046' } as const

/** Totals that are not the booked ones, at the commodities as a whole. */
const warnTotals: Warn = (document, booking, { takenBlNos, otherContainers }) => {
  const isOnlyBill = takenBlNos.size === 0 && otherContainers.size === 0
  return differencesToBooking(totalsOf(document), booking, isOnlyBill).map(({ field, instructed, booked }) =>
    violation(`totals.${field}`, codes[field], instructed, booked),
  )
}

/** Whether a figure is a number, and an unusual one. */
const isUnusual = (text: string, { least, most }: { least: number; most: number }) => {
  const figure = text === '' ? Number.NaN : Number(text)
  return figure < least || figure > most
}

/** What is odd about single containers: their figures, or what the booking says of them. */
const warnContainers: Warn = (document, booking) => {
  const booked = new Map(booking.containers.map((one) => [one.containerNo, one]))
  return containersOf(document).flatMap(({ row, path }) => {
    const { containerNo, equipment, seal, weight, volume } = row
    const known = booked.get(containerNo)
    const found: Violation[] = []
    if (known && equipment !== '' && known.equipment !== equipment)
      found.push(violation(`${path}.equipment`, 'SI0052', containerNo, known.equipment))
    if (known?.seal && seal !== '' && known.seal.toUpperCase() !== seal)
      found.push(violation(`${path}.seal`, 'SI0053', containerNo, known.seal))
    if (isUnusual(weight, values.USUAL_WEIGHT_KG))
      found.push(violation(`${path}.weight`, 'SI0047', containerNo, weight))
    if (isUnusual(volume, values.USUAL_VOLUME)) found.push(violation(`${path}.volume`, 'SI0048', containerNo, volume))
    return found
  })
}

/** Cargo and tare that are far from what was verified as the gross mass of the container, which goods of several pages share. */
const warnMass: Warn = (document, { containers }) => {
  const verified = containers.filter(({ vgm }) => !!vgm)
  if (verified.length === 0) return []
  const rowsOf = new Map<string, PlacedContainer[]>(verified.map(({ containerNo }) => [containerNo, []]))
  for (const placed of containersOf(document)) rowsOf.get(placed.row.containerNo)?.push(placed)
  return verified.flatMap(({ containerNo, vgm }) => {
    const own = rowsOf.get(containerNo) ?? []
    const [first] = own
    const mass = vgm ? massOf(vgm.mass) : undefined
    const weights = own.map(({ row }) => massOf(row.weight))
    if (!vgm || !first || mass === undefined || weights.includes(undefined)) return []
    const cargo = weights.reduce<bigint>((sum, weight) => sum + (weight ?? 0n), 0n)
    const figures = implausibleMass({ thousandths: mass, unit: vgm.unit }, { cargo, tareKg: vgm.tareKg })
    return figures ? [violation(`${first.path}.weight`, 'SI0057', containerNo, ...figures)] : []
  })
}

/** Containers of the booking that neither this bill nor another one names. */
const warnLeftContainers: Warn = (document, { containers }, { otherContainers }) => {
  const named = new Set(containersOf(document).map(({ row }) => row.containerNo))
  const left = containers.filter(({ containerNo }) => !named.has(containerNo) && !otherContainers.has(containerNo))
  if (left.length === 0) return []
  return [violation('commodities', 'SI0049', left.map(({ containerNo }) => containerNo).join(', '))]
}

const warnings: readonly Warn[] = [
  warnCutOff,
  (document) => values.siParties.flatMap((role) => warnParty(document, role)),
  warnOrder,
  warnLetter,
  warnReference,
  warnPaymentTerm,
  warnHts,
  warnContainers,
  warnMass,
  warnTotals,
  warnLeftContainers,
]

/**
 * What the writer of an instruction should look at, though it can be sent. `siConfirmations` are those that its sender
 * confirms; the others are shown at their fields.
 */
export function warnInstruction(document: SiDocument, facts: SiFacts): Violation[] {
  const { booking } = facts
  if (!booking) return []
  const read = normalizeInstruction(document)
  return warnings.flatMap((warn) => warn(read, booking, facts))
}

/** The warnings that must be confirmed and are not yet. */
export const unconfirmedOf = (warnings: readonly Violation[], confirmed: readonly string[]): Violation[] =>
  warnings.filter(
    ({ code }) => (values.siConfirmations as readonly string[]).includes(code) && !confirmed.includes(code),
  )
