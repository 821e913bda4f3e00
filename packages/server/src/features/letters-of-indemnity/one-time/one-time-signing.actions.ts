import { refuse as refuseBilling } from '@fairway/contract/billing-documents/billing-document.errors'
import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { refuse } from '@fairway/contract/letters-of-indemnity/one-time-letter.errors'
import type { DownloadLetter } from '@fairway/contract/letters-of-indemnity/one-time-letter.schema'
import type { Context } from '../../../platform/http/serve.ts'
import type { Locked } from '../../../platform/locked.ts'
import { carrierListens } from '../../../platform/submissions/carrier-intake.repository.ts'
import type { PreparedFile } from '../../../ports/documents/documents.port.ts'
import { insertLetterNotification } from '../../notifications/public.ts'
import { openSigning, type Signable, type SignedDocument, type SigningParts } from '../../signing/public.ts'
import { issueFileTicket } from '../../support/public.ts'
import { findUsername } from '../letter.repository.ts'
import { ONE_TIME_LETTER, submitLetter } from '../letter-delivery.actions.ts'
import { mailSignedLetter } from '../letter-mail.actions.ts'
import { announced, letterRefusal, personIn } from './one-time-letter.actions.ts'
import * as letters from './one-time-letter.repository.ts'
import { saveSignature } from './one-time-outcome.repository.ts'
import { oneTimeSheet, oneTimeTexts } from './one-time-sheet.rules.ts'

export interface OneTimeParts extends SigningParts {
  carrier: () => Promise<CarrierProfile>
}

/** One-time letters, and what follows from a signature. */
export const oneTimeLetter: Signable = {
  kind: ONE_TIME_LETTER,
  objectType: 'one-time letter',
  onCompleted: acceptSignature,
}

/** Opens the letter of a group for signing by whoever asks. */
export async function openLetter(context: Context, parts: OneTimeParts, id: number) {
  const { db, settings } = context
  const viewer = personIn(context)
  if (!(await carrierListens(db, settings))) refuseGeneral('GE0009')
  const letter = (await letters.findLetter(db, viewer, id)) ?? refuse('OL0003')
  const refusal = letterRefusal(letter, viewer)
  if (refusal) throw new Refusal(refusal.code, refusal.args)
  const { language } = viewer
  const content = oneTimeSheet(letter, { language, carrier: await parts.carrier() })
  const title = `${oneTimeTexts[language].title} ${letter.reference}`
  const opened = await openSigning(context, parts, {
    ...{ signable: oneTimeLetter, objectId: String(id), title, language, content },
  })
  // what somebody did to the group meanwhile is seen now that nobody can change it: the letter shows what it covers
  const locked = await letters.lockLetter(db, viewer, id)
  if (!locked || letterRefusal(locked, viewer) || blNosOf(locked) !== blNosOf(letter)) return refuseGeneral('GE0007')
  await letters.touchLetter(db, locked)
  await announced(context, locked)
  return opened
}

const blNosOf = ({ bills }: letters.StoredLetter) => bills.map(({ blNo }) => blNo).join()

/** A signature counts for the whole group: its bills move on, and the carrier, the signer and their colleagues are told. */
async function acceptSignature(context: Context, signed: SignedDocument) {
  const { db } = context
  const letter = await letters.lockSignedFor(db, Number(signed.objectId))
  if (!letter || letter.signed) return refuseGeneral('GE0007')
  const { signer, accountId, fileId } = signed
  const username = (await findUsername(db, accountId))?.username ?? signer
  const at = await saveSignature(db, letter, { signer, username, fileId })
  await tellCarrier(context, letter, { ...signed, at })
  const { reference, orgId, bills } = letter
  const link = `/billingdoc?letter=${letter.id}`
  await mailSignedLetter(context, signed, {
    ...{ reference, link },
    facts: (to) => {
      const { facts } = oneTimeTexts[to]
      return [
        [facts.reference, reference],
        [facts.shipper, letter.shipper.name],
        [facts.shipments, bills.map(({ blNo }) => blNo).join(', ')],
      ]
    },
  })
  await insertLetterNotification(db, [orgId], {
    ...{ kind: 'letterSigned', tone: 'success', link },
    args: { reference, signer },
  })
  await announced(context, letter)
}

/** Hands the signed letter to the carrier, with the bills that it covers. */
function tellCarrier(
  context: Context,
  { id: letterId, reference, shipper, bills }: Locked<letters.StoredLetter>,
  { fileId, signer, language, at }: SignedDocument & { at: string },
) {
  const shipments = bills.flatMap(({ shipmentId, blNo, type }) =>
    type === 'OBL' ? [] : [{ shipmentId, blNo, release: type }],
  )
  return submitLetter(context, {
    ...{ kind: 'oneTime', action: 'signed', version: 1 },
    ...{ reference, letterId, shipper, shipments, fileId, signer, language, at },
  })
}

/** A ticket for the letter: as it is to be signed, in any language, or the very file that was signed. */
export async function downloadLetter(context: Context, parts: OneTimeParts, { id, file, language }: DownloadLetter) {
  const letter = (await letters.findLetter(context.db, personIn(context), id)) ?? refuse('OL0003')
  const { reference, signed } = letter
  if (file === 'signed' && !signed) refuseBilling('BLD0031')
  const prepared: PreparedFile =
    file === 'signed' && signed
      ? { name: `${reference}-signed.pdf`, source: { fileId: signed.fileId } }
      : {
          name: `${reference}.pdf`,
          source: { print: oneTimeSheet(letter, { language, carrier: await parts.carrier() }) },
        }
  return issueFileTicket(context, parts, prepared)
}
