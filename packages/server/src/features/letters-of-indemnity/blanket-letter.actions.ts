import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { checkBlanketLetter } from '@fairway/contract/letters-of-indemnity/blanket-letter.rules'
import type * as shapes from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import {
  type BlanketLetterAction,
  canChangeLetter,
  canDiscardChange,
} from '@fairway/contract/letters-of-indemnity/blanket-letter.states'
import { letterReference } from '@fairway/contract/letters-of-indemnity/letter-reference'
import { refuse } from '@fairway/contract/letters-of-indemnity/loi.errors'
import { plainText } from '@fairway/contract/shared/multi-value'
import { announceChanges } from '../../platform/database/changes.ts'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { ownTopicOf } from '../../platform/live/own-topic.ts'
import type { Locked, Seen } from '../../platform/locked.ts'
import { carrierListens } from '../../platform/submissions/carrier-intake.repository.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import { findOpenSigning, freeSigning, type SigningParts } from '../signing/public.ts'
import * as letters from './blanket-letter.repository.ts'
import { findOverlaps, lockPeriod } from './blanket-overlap.repository.ts'
import { letterScopeOf, partiesFor } from './blanket-scope.actions.ts'
import * as scopes from './blanket-scope.repository.ts'
import { BLANKET_LETTER, submitLetter } from './letter-delivery.actions.ts'

/** One of the caller's letters with its versions, and who has it open for signing. */
export async function getLetter(context: Context, typedId: string): Promise<shapes.BlanketLetterDetail> {
  const scope = await letterScopeOf(context)
  if (typedId === '') refuse('BLOI0008')
  const id = /^[1-9]\d{0,14}$/.test(typedId) ? Number(typedId) : refuse('BLOI0007')
  return showLetter(context, await find(context, scope, id))
}

const find = async ({ db, settings }: Context, scope: scopes.LetterScope, id: number) =>
  (await letters.findLetter(db, scope, { id, zone: settings.zone })) ?? refuse('BLOI0007')

const named = (id: number | null) => (id === null ? null : { id, reference: letterReference(id) })

async function showLetter(context: Context, letter: Seen<letters.BlanketLetter>): Promise<shapes.BlanketLetterDetail> {
  const { id, cancelledAt, cancelledBy, cancelReason, renews, renewedBy } = letter
  const { revision, status, versions, shipper, agent, portOfLoading, itemName, contract, today, asOf, liveFrom } =
    letter
  const { viewer, db } = context
  const open = await findOpenSigning(db, { kind: BLANKET_LETTER, objectId: String(id) })
  const isOwn = viewer.kind === 'person' && open?.accountId === viewer.accountId && !viewer.actedBy
  return {
    ...{ id, reference: letterReference(id), revision, status, versions },
    ...{ shipper, agent, portOfLoading, itemName, contract, today, asOf, liveFrom },
    renews: named(renews),
    renewedBy: named(renewedBy),
    signing: open
      ? { id: isOwn ? open.id : null, signer: open.signer, openedAt: open.openedAt, isLive: open.isLive }
      : null,
    cancelled: cancelledAt ? { at: cancelledAt, by: cancelledBy ?? '', reason: cancelReason ?? '' } : null,
    watch: ownTopicOf(context),
  }
}

/** Numbers and codes as they are stored, whatever keyboard they were typed on. */
const normalize = (document: shapes.BlanketLetterDocument): shapes.BlanketLetterDocument => ({
  ...document,
  serviceContract: plainText(document.serviceContract).trim(),
  portOfLoading: plainText(document.portOfLoading).trim(),
  item: plainText(document.item).trim(),
})

interface Checking {
  scope: scopes.LetterScope
  /** The letter that is changed; undefined for a new one. */
  letter?: letters.BlanketLetter
}

/** Holds a letter to its rules, and to what other letters cover already. Returns it as it is stored. */
export async function checkLetter(
  context: Context,
  written: shapes.BlanketLetterDocument,
  { scope, letter }: Checking,
): Promise<letters.StoredText> {
  const { db, settings, viewer } = context
  const document = normalize(written)
  const { shippers, agents } = await partiesFor(context, scope)
  const contract = (await scopes.findContract(db, scope, document.serviceContract)) ?? null
  const savedEffectiveOn = letter?.versions[0]?.document.effectiveOn
  const today = await scopes.findToday(db, settings.zone)
  const facts = { privilege: scope.privilege, today, contract, ...(savedEffectiveOn && { savedEffectiveOn }) }
  refuseViolations(checkBlanketLetter(document, facts))
  if (!contract) return refuse('BLOI0021')
  const shipper = shippers.find(({ ref }) => ref === document.shipper) ?? refuse('BLOI0005')
  const agent = document.agent === '' ? null : (agents.find(({ ref }) => ref === document.agent) ?? refuse('BLOI0005'))
  await refuseOverlap(context, letter, { document, shipperId: shipper.id, agentId: agent?.id ?? null })
  const { by, actingUser } = writerOf(viewer)
  return {
    shipper: { id: shipper.id, name: shipper.name, address: document.shipperAddress },
    agent: agent && { id: agent.id, name: agent.name, address: document.agentAddress || (agent.addresses[0] ?? '') },
    portOfLoading: document.portOfLoading,
    contract,
    item: document.item || null,
    effectiveOn: document.effectiveOn,
    expiresOn: document.expiresOn,
    ...{ by, actingUser },
  }
}

/** Refuses a letter where others cover the same, by their numbers: BLOI0012 for a new one, BLOI0019 for a changed one. */
async function refuseOverlap(
  { db }: Context,
  letter: letters.BlanketLetter | undefined,
  { document, ...parties }: { document: shapes.BlanketLetterDocument; shipperId: string; agentId: string | null },
) {
  const { portOfLoading, serviceContract, item, effectiveOn, expiresOn } = document
  const query = {
    ...{ ...parties, portOfLoading, serviceContract, effectiveOn, expiresOn },
    id: letter?.id ?? 0,
    item: item || null,
  }
  await lockPeriod(db, query)
  const others = await findOverlaps(db, query)
  if (others.length === 0) return
  const ids = others.map(({ id }) => letterReference(id)).join(', ')
  refuse(letter && (letter.activeVersion !== null || letter.version > 1) ? 'BLOI0019' : 'BLOI0012', ids)
}

/** A new letter, or one that follows another before that ends. */
export async function addLetter(
  context: Context,
  { document, renews }: shapes.NewBlanketLetter,
): Promise<shapes.BlanketLetterDetail> {
  const { db, audit } = context
  const scope = await letterScopeOf(context)
  const former = renews === undefined ? undefined : await find(context, scope, renews)
  if (former && !canChangeLetter('renew', former.status)) refuse('BLOI0030', former.status)
  const text = await checkLetter(context, document, { scope })
  const id = await letters.insertLetter(db, text, former)
  await audit({ objectType: 'blanket letter', objectId: String(id), after: { document, renews: renews ?? null } })
  return publish(context, scope, id)
}

/** Open pages of the letter's organisations look again; returns it as it is now. */
export async function publish(context: Context, scope: scopes.LetterScope, id: number) {
  const letter = await find(context, scope, id)
  await letters.noteLetters(context.db, letter.orgIds)
  await announceChanges(context.db)
  return showLetter(context, letter)
}

/**
 * A letter to act upon, free of its signing: nobody has it open, it is in a fitting status, and nobody changed it since
 * the caller saw it. The signing is locked before the letter, as it is when somebody signs.
 */
export async function lockForAction(
  context: Context,
  { service }: Pick<SigningParts, 'service'>,
  {
    id,
    revision,
    action,
    scope,
  }: { id: number; revision: number; action: BlanketLetterAction; scope: scopes.LetterScope },
): Promise<Locked<letters.BlanketLetter>> {
  const { db, settings } = context
  await find(context, scope, id)
  await freeSigning(context, { service }, { kind: BLANKET_LETTER, objectId: String(id) })
  const locked = (await letters.lockLetter(db, scope, { id, zone: settings.zone })) ?? refuse('BLOI0007')
  if (!canChangeLetter(action, locked.status)) refuse('BLOI0030', locked.status)
  if (locked.revision !== revision) refuseGeneral('GE0007')
  return locked
}

/** Changes a letter. One that was signed gets a new version to sign, and stays in force until that is done. */
export async function updateLetter(
  context: Context,
  parts: Pick<SigningParts, 'service'>,
  { id, revision, document }: shapes.BlanketLetterChange,
): Promise<shapes.BlanketLetterDetail> {
  const { db, audit } = context
  const scope = await letterScopeOf(context)
  const letter = await lockForAction(context, parts, { id, revision, action: 'update', scope })
  const before = letter.versions[0]?.document
  if (before && isSame(before, normalize(document))) return showLetter(context, letter)
  const isSigned = letter.activeVersion !== null
  if (isSigned && (before?.shipper !== document.shipper || before.agent !== document.agent))
    refuse('BLOI0030', letter.status) // whoever gives another letter writes another one
  await letters.saveText(db, letter, await checkLetter(context, document, { scope, letter }))
  await audit({ objectType: 'blanket letter', objectId: String(id), before, after: document })
  return publish(context, scope, id)
}

/** Discards a change that nobody has signed: the signed version is the newest again. */
export async function discardChange(
  context: Context,
  parts: Pick<SigningParts, 'service'>,
  { id, revision }: shapes.BlanketLetterRevision,
): Promise<shapes.BlanketLetterDetail> {
  const { db, audit } = context
  const scope = await letterScopeOf(context)
  const letter = await lockForAction(context, parts, { id, revision, action: 'update', scope })
  if (!canDiscardChange(letter.status, letter)) refuse('BLOI0030', letter.status)
  await letters.discardText(db, letter)
  await audit({ objectType: 'blanket letter', objectId: String(id), before: letter.versions[0]?.document })
  return publish(context, scope, id)
}

const isSame = (one: shapes.BlanketLetterDocument, other: shapes.BlanketLetterDocument) =>
  (Object.keys(one) as (keyof typeof one)[]).every((field) => one[field] === other[field]) // the keys of its own type

export async function refuseWhileSilent({ db, settings }: Context) {
  if (!(await carrierListens(db, settings))) refuseGeneral('GE0009')
}

/** Cancels a letter; of one that was signed the carrier is told. */
export async function cancelLetter(
  context: Context,
  parts: Pick<SigningParts, 'service'>,
  { id, revision, reason }: shapes.BlanketLetterCancellation,
): Promise<shapes.BlanketLetterDetail> {
  const { db, audit, viewer } = context
  const scope = await letterScopeOf(context)
  const letter = await lockForAction(context, parts, { id, revision, action: 'cancel', scope })
  const active = letter.versions.find(({ version }) => version === letter.activeVersion)
  if (active) await refuseWhileSilent(context)
  await letters.cancelLetter(db, letter, { by: writerOf(viewer).by, reason })
  if (active) await submitLetter(context, entryOf(letter, active, { action: 'cancelled', fileId: null }))
  await audit({ objectType: 'blanket letter', objectId: String(id), after: { cancelled: reason } })
  return publish(context, scope, id)
}

/** A letter as the carrier gets it. */
export function entryOf(
  { id, shipper, agent }: letters.BlanketLetter,
  { version, document, signer }: shapes.BlanketLetterVersion,
  {
    action,
    fileId,
    language = 'en',
  }: { action: 'signed' | 'cancelled'; fileId: string | null; language?: 'en' | 'zh' | 'vi' },
) {
  const { shipperAddress, agentAddress, portOfLoading, serviceContract, item, effectiveOn, expiresOn } = document
  return {
    ...{
      kind: 'blanket' as const,
      letterId: id,
      reference: letterReference(id),
      version,
      action,
      fileId,
      signer,
      language,
    },
    shipper: { ...shipper, address: shipperAddress },
    agent: agent && { ...agent, address: agentAddress },
    ...{ portOfLoading, serviceContract, item: item || null, effectiveOn, expiresOn },
    at: new Date().toISOString(),
  }
}
