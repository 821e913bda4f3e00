import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import { originalRefusal, originalsOf } from '@fairway/contract/billing-documents/original.rules'
import type { IssuedOriginal, Originals } from '@fairway/contract/billing-documents/paper.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { announceChanges } from '../../../platform/database/changes.ts'
import { insertAccess } from '../../../platform/document-access.repository.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { PDF } from '../../../ports/documents/documents.port.ts'
import { printFile } from '../../../ports/documents/print-file.ts'
import { saveFile } from '../../../ports/files/postgres-files.repository.ts'
import { issueFileTicket, withdrawTickets } from '../../support/public.ts'
import { getBillFor, printBill } from './bill-papers.actions.ts'
import type { BillSource } from './bill-source.repository.ts'
import { findOriginals, insertOriginal, lockBill, type Original } from './original.repository.ts'
import { findFinished } from './paper-extras.repository.ts'
import type { PaperParts } from './printing.actions.ts'

function stateOf(source: BillSource, issued: readonly Original[]) {
  const first = issued[0]
  const state = {
    type: source.type,
    status: source.status,
    release: source.release,
    holds: source.holds,
    instructed: source.instruction?.originals ?? null,
    issued: first ? { count: issued.length, of: first.of } : null,
  }
  return { of: originalsOf(state), refusal: originalRefusal(state) }
}

/** The originals of a bill, for whoever is entitled to them. */
export async function getOriginals(context: Context, { blNo }: { blNo: string }): Promise<Originals> {
  const source = await getBillFor(context, 'originalBl', blNo)
  const issued = await findOriginals(context.db, source)
  const { of, refusal } = stateOf(source, issued)
  const isWaiting = issued.some(({ isFetched }) => !isFetched)
  return {
    blNo,
    of,
    issued: issued.map(({ number, at, by, isFetched }) => ({ number, at, by, isFetched })),
    refusal: isWaiting ? null : (refusal ?? null),
  }
}

/**
 * Issues the next original. One that was issued and never fetched, because a connection broke, is handed out again under
 * its number, and the ticket that it had is withdrawn: of each number there is one paper.
 */
export async function issueOriginal(
  parts: PaperParts,
  context: Context,
  { blNo }: { blNo: string },
): Promise<IssuedOriginal> {
  const { db, viewer, audit } = context
  if (viewer.kind !== 'person') return refuse('BLD0003')
  await lockBill(db, await getBillFor(context, 'originalBl', blNo))
  // looked at again, now that nobody else changes it
  const source = await lockBill(db, await getBillFor(context, 'originalBl', blNo))
  const known = await findOriginals(db, source)
  await withdrawTickets(
    db,
    known.map(({ fileId }) => fileId),
  )
  // looked at again, now that nobody fetches one: whoever was fetching has it
  const issued = await findOriginals(db, source)
  const waiting = issued.find(({ isFetched }) => !isFetched)
  const { of, refusal } = stateOf(source, issued)
  if (!waiting && refusal) throw new Refusal(refusal.code, refusal.args)
  const number = waiting?.number ?? issued.length + 1
  const name = `original-bl-${blNo}-${number}-of-${of}.pdf`
  const entry = { bookingId: source.bookingId, document: 'originalBl', number: blNo, detail: `${number}/${of}` }
  const fileId = waiting?.fileId ?? (await makeOriginal(parts, context, { source, number, of, name }))
  if (!waiting) {
    await insertOriginal(db, source, { number, of, by: viewer.username, fileId })
    await insertAccess(db, viewer, { entries: [entry], action: 'issued' })
    await announceChanges(db)
  }
  await audit({
    objectType: 'bill',
    objectId: blNo,
    after: { original: `${number}/${of}`, again: waiting !== undefined },
  })
  const { ticket } = await issueFileTicket(context, parts, { name, source: { fileId }, entry })
  return { ticket, name, number, of }
}

/** The paper itself: the carrier's own where it delivered one, else ours. */
async function makeOriginal(
  parts: PaperParts,
  context: Context,
  { source, number, of, name }: { source: BillSource; number: number; of: number; name: string },
): Promise<string> {
  const { db, viewer } = context
  const finished = await findFinished(db, source, { document: 'originalBl', number: source.blNo, original: number })
  if (finished) return finished.fileId
  const print = await printBill(parts, context, { source, kind: 'original', original: { number, of } })
  const bytes = await printFile(parts, { print }, context.deadline.signal)
  const stored = await saveFile(db, { name, mediaType: PDF, createdBy: viewer.actor, content: [bytes] })
  return stored.id
}
