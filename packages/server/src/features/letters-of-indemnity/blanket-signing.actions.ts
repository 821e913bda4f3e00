import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import type {
  BlanketLetterRevision,
  BlanketLetterVersion,
} from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { canSignLetter } from '@fairway/contract/letters-of-indemnity/blanket-letter.states'
import { letterReference } from '@fairway/contract/letters-of-indemnity/letter-reference'
import { refuse } from '@fairway/contract/letters-of-indemnity/loi.errors'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { SigningOpened } from '@fairway/contract/signing/signing.schema'
import { announceChanges } from '../../platform/database/changes.ts'
import type { Context } from '../../platform/http/serve.ts'
import { insertLetterNotification } from '../notifications/public.ts'
import { openSigning, type Signable, type SigningParts } from '../signing/public.ts'
import { checkLetter, entryOf, lockForAction, publish, refuseWhileSilent } from './blanket-letter.actions.ts'
import { type BlanketLetter, noteLetters, setPending } from './blanket-letter.repository.ts'
import { lockBillsUnder, releaseUnder } from './blanket-release.repository.ts'
import { letterScopeOf } from './blanket-scope.actions.ts'
import { activate } from './blanket-signed.repository.ts'
import { findUsername } from './letter.repository.ts'
import { BLANKET_LETTER, submitLetter } from './letter-delivery.actions.ts'
import { mailSignedLetter } from './letter-mail.actions.ts'
import { letterSheet, letterTexts } from './letter-sheet.rules.ts'

export interface BlanketSigningParts extends SigningParts {
  carrier: () => Promise<CarrierProfile>
}

/** What a letter is about, in pairs: on its PDF and in the mail about it. */
function letterFacts(letter: BlanketLetter, { document }: BlanketLetterVersion, language: Language) {
  const { facts } = letterTexts[language].blanket
  const { shipper, agent, contract, portOfLoading, itemName } = letter
  const { effectiveOn: from, expiresOn: to, shipperAddress, agentAddress, item } = document
  return [
    [facts.shipper, `${shipper.name}, ${shipperAddress}`],
    [facts.agent, agent ? [agent.name, agentAddress].filter(Boolean).join(', ') : null],
    [facts.serviceContract, `${contract.number} · ${contract.title}`],
    [facts.contractPeriod, fillText(facts.from, { from: contract.validFrom, to: contract.validTo })],
    [facts.item, item === '' ? facts.allItems : [item, itemName?.[language]].filter(Boolean).join(' · ')],
    [facts.portOfLoading, `${portOfLoading.name[language]} (${portOfLoading.code})`],
    [facts.period, fillText(facts.from, { from, to })],
  ] satisfies [string, string | null][]
}

/** Opens the newest text of a letter for signing by the caller: it is checked anew, and keeps others from its days. */
export async function openBlanketSigning(
  context: Context,
  parts: BlanketSigningParts,
  { id, revision }: BlanketLetterRevision,
): Promise<SigningOpened> {
  const { viewer, db } = context
  if (viewer.kind !== 'person' || viewer.actedBy) return refuseGeneral('GE0006')
  const scope = await letterScopeOf(context)
  await refuseWhileSilent(context)
  const letter = await lockForAction(context, parts, { id, revision, action: 'update', scope })
  const newest = letter.versions[0]
  if (!newest || !canSignLetter(letter.status, newest.status)) return refuse('BLOI0030', letter.status)
  await checkLetter(context, newest.document, { scope, letter })
  await setPending(db, letter)
  await publish(context, scope, id)
  const { language } = viewer
  const { title, intro, facts } = letterTexts[language].blanket
  const reference = letterReference(id)
  const numbered = `${reference}, ${fillText(facts.version, { version: String(newest.version) })}`
  const content = letterSheet({
    ...{ language, title, intro, reference: numbered },
    carrier: await parts.carrier(),
    facts: [[facts.reference, numbered], ...letterFacts(letter, newest, language)],
  })
  return openSigning(context, parts, {
    ...{ signable: blanketLetter, objectId: String(id), title: `${title} ${reference}`, language, content },
  })
}

/** A signed letter is in force: the carrier gets it, its people are told, and the signer gets the sealed PDF. */
export const blanketLetter: Signable = {
  kind: BLANKET_LETTER,
  objectType: 'blanket letter',
  onCompleted: async (context, signed) => {
    const { db, settings } = context
    const { fileId, signer, language } = signed
    await lockBillsUnder(db, Number(signed.objectId))
    const letter = await activate(db, { id: Number(signed.objectId), fileId, signer, zone: settings.zone })
    const newest = letter?.versions[0]
    if (!letter || !newest) return refuseGeneral('GE0007')
    const reference = letterReference(letter.id)
    const link = `/blanketloidetails?type=edit&id=${letter.id}`
    await releaseUnder(db, letter.id, (await findUsername(db, signed.accountId))?.username ?? signer)
    await submitLetter(context, entryOf(letter, newest, { action: 'signed', fileId, language }))
    await insertLetterNotification(db, letter.orgIds, {
      ...{ kind: 'letterSigned', tone: 'success', args: { reference, signer }, link },
    })
    await mailSignedLetter(context, signed, {
      ...{ reference, link },
      facts: (to) => letterFacts(letter, newest, to).filter((pair): pair is [string, string] => pair[1] !== null),
    })
    await noteLetters(db, letter.orgIds)
    await announceChanges(db)
  },
}
