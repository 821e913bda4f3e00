import type { Party } from '../bookings/requests/booking-request.schema.ts'
import type { Violation } from '../kit/errors.ts'
import { isLonger } from '../shared/cut-text.ts'
import { printedLines } from '../shared/wrap-text.rules.ts'
import { violation } from './shipping-instruction.errors.ts'
import type { SiDocument } from './shipping-instruction.schema.ts'
import { PARTY_BOX, SI_LONGEST, type SiParty } from './shipping-instruction.values.ts'

const plain = (name: string) => name.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim()

/** A bill to order names no consignee, or a bank: `TO ORDER`, `TO THE ORDER OF …`. */
export const isToOrder = ({ name }: Party) => /^(TO (THE )?ORDER\b|凭指示|凭.{0,40}指示|THEO LỆNH)/u.test(plain(name))
/** A notify party that repeats another one: `SAME AS CONSIGNEE`. */
export const isSameAs = ({ name }: Party) =>
  /^(SAME AS (ABOVE|(THE )?CONSIGNEE)|同收货人|同上|NHƯ TRÊN)/u.test(plain(name))

const codes = { shipper: 'SI0003', consignee: 'SI0004', notifyParty: 'SI0005' } as const

/** A party has a name and an address; an order and a repetition need no address. */
export function checkParty(document: SiDocument, role: SiParty): Violation[] {
  const party = document[role]
  const code = codes[role]
  if (party.name.trim() === '') return [violation(`${role}.name`, code)]
  const most = SI_LONGEST.partyName
  if (isLonger(party.name, most)) return [violation(`${role}.name`, 'SI0040', String(most))]
  const isRepeated = role === 'notifyParty' && isSameAs(party)
  // An order tells nobody whom to notify.
  if (isRepeated && isToOrder(document.consignee)) return [violation(`${role}.name`, code)]
  const needsNoAddress = isRepeated || (role === 'consignee' && isToOrder(party))
  return party.address.trim() === '' && !needsNoAddress ? [violation(`${role}.address`, code)] : []
}

/** The lines of a party as its box on the bill prints them. */
export const partyLines = ({ name, address, contact }: Party): string[] =>
  [name, address, contact].flatMap((text) => printedLines(text, PARTY_BOX.width))

/** A party with more lines than its box has. */
export function warnParty(document: SiDocument, role: SiParty): Violation[] {
  const { length } = partyLines(document[role])
  return length > PARTY_BOX.lines
    ? [violation(`${role}.address`, 'SI0051', String(length), String(PARTY_BOX.lines))]
    : []
}
