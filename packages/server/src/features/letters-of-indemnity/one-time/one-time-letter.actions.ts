import { Refusal } from '@fairway/contract/kit/errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { refuse } from '@fairway/contract/letters-of-indemnity/one-time-letter.errors'
import * as rules from '@fairway/contract/letters-of-indemnity/one-time-letter.rules'
import type {
  GroupCheck,
  GroupInput,
  OneTimeLetter,
} from '@fairway/contract/letters-of-indemnity/one-time-letter.schema'
import { announceChanges } from '../../../platform/database/changes.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { ownTopicOf } from '../../../platform/live/own-topic.ts'
import type { PersonViewer } from '../../../platform/viewer.ts'
import { freeSigning, type SigningParts } from '../../signing/public.ts'
import { noteBookings } from '../../tracking/public.ts'
import { ONE_TIME_LETTER } from '../letter-delivery.actions.ts'
import * as letters from './one-time-letter.repository.ts'

/** Whoever works on letters: a person, whose web id the carrier grants. */
export function personIn({ viewer }: Context): PersonViewer {
  if (viewer.kind !== 'person') return refuseGeneral('GE0006')
  return viewer.isWebIdRefused ? refuseGeneral('GE0004') : viewer
}

const different = (shipmentIds: readonly string[] = []) =>
  [...new Set(shipmentIds.map((id) => id.trim()))].filter((id) => id !== '')

/** What would become of these shipments; nothing is changed. */
export async function checkGroup(context: Context, { shipmentIds }: GroupInput): Promise<GroupCheck> {
  const { db } = context
  const viewer = personIn(context)
  const asked = different(shipmentIds)
  const found = await letters.findCandidates(db, viewer, asked)
  const { refusal, waitSeconds, groupId } = rules.checkGroup(asked, found)
  const [first] = found
  // one shipment alone leads to its letter, also when that is signed
  const letterId = groupId ?? (asked.length === 1 ? (first?.group?.id ?? null) : null)
  const letter = letterId === null ? undefined : await letters.findLetter(db, viewer, letterId)
  return {
    refusal,
    waitSeconds,
    letter: letter ? { id: letter.id, reference: letter.reference, state: stateOf(letter) } : null,
    bills: letter?.bills ?? found.map(({ shipper: _, isWriter: __, group: ___, ...bill }) => bill),
  }
}

/** Puts shipments into a group, or finds the group that they are in. */
export async function formGroup(context: Context, { shipmentIds }: GroupInput): Promise<OneTimeLetter> {
  const { db, audit } = context
  const viewer = personIn(context)
  const asked = different(shipmentIds)
  const found = await letters.lockCandidates(db, viewer, asked)
  const { refusal, groupId, replaces } = rules.checkGroup(asked, found)
  if (refusal) throw new Refusal(refusal.code, refusal.args)
  if (groupId !== null) return getLetter(context, groupId)
  const id = await letters.insertGroup(db, found, { replaces, by: viewer.username })
  const blNos = found.map(({ blNo }) => blNo)
  await audit({ objectType: 'one-time letter', objectId: String(id), after: { blNos, replaces } })
  return announced(context, await getLetter(context, id))
}

/** Lets the shipments of a group go at once, unless somebody else signs for them at this moment. */
export async function dissolveGroup(context: Context, parts: Pick<SigningParts, 'service'>, id: number) {
  const { db, audit } = context
  const viewer = personIn(context)
  if (!(await letters.findLetter(db, viewer, id))) refuse('OL0003')
  await freeSigning(context, parts, { kind: ONE_TIME_LETTER, objectId: String(id) })
  const letter = (await letters.lockLetter(db, viewer, id)) ?? refuse('OL0003')
  if (letter.signed) refuse('OL0004')
  await letters.deleteGroup(db, letter)
  const blNos = letter.bills.map(({ blNo }) => blNo)
  await audit({ objectType: 'one-time letter', objectId: String(id), before: { blNos }, after: { dissolved: true } })
  await announced(context, letter)
  return { shipmentIds: letter.bills.map(({ shipmentId }) => shipmentId) }
}

/** Open pages of everybody who sees one of its bookings are told. */
export async function announced<L extends Pick<OneTimeLetter, 'bills'>>({ db }: Context, letter: L): Promise<L> {
  await noteBookings(db, [...new Set(letter.bills.map(({ bookingNo }) => bookingNo))])
  await announceChanges(db)
  return letter
}

const stateOf = ({ signed }: letters.StoredLetter) => (signed ? 'signed' : 'formed')

/** Why somebody cannot sign a letter now. */
export function letterRefusal(letter: letters.StoredLetter, { accountId }: PersonViewer): OneTimeLetter['refusal'] {
  if (letter.signed) return { code: 'OL0004', args: [] }
  const settled = letter.bills.filter(({ release }) => !rules.waitsForLetter({ release, group: null }))
  if (settled.length > 0) return { code: 'OL0001', args: [settled.map(({ blNo }) => blNo).join(', ')] }
  const isOthers = letter.signing?.isLive === true && letter.signing.accountId !== accountId
  return isOthers ? { code: 'GE0010', args: [] } : null
}

/** A letter with its shipments, who signs it, and who did. */
export async function getLetter(context: Context, id: number): Promise<OneTimeLetter> {
  const viewer = personIn(context)
  const letter = (await letters.findLetter(context.db, viewer, id)) ?? refuse('OL0003')
  const { signing, signed, reference, shipper, bills, formedBy, formedAt, heldSeconds, liveFrom } = letter
  return {
    ...{ id, reference, state: stateOf(letter), shipper: shipper.name, bills, formedBy, formedAt, heldSeconds },
    signing: signing && {
      id: signing.accountId === viewer.accountId ? signing.id : null,
      signer: signing.signer,
      since: signing.since,
      isLive: signing.isLive,
    },
    signed: signed && { at: signed.at, by: signed.by },
    refusal: letterRefusal(letter, viewer),
    liveFrom,
    watch: ownTopicOf(context),
  }
}
