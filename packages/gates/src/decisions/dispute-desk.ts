import type { SubmittedDispute } from '@fairway/contract/billing-documents/dispute.schema'
import { type Loader, send } from '../loader.ts'
import type { World } from '../world/world.ts'
import { disputeBriefOf, disputeRepliesOf } from './dispute-answers.ts'
import { type Files, saveFile } from './open-file.ts'

/** Stores a dispute, or what was written last about it; one that was withdrawn needs no answer. */
export function storeDispute({ disputes }: Files, dispute: SubmittedDispute, now: number) {
  if (dispute.kind === 'withdrawal') disputes.delete(String(dispute.disputeId))
  else disputes.set(String(dispute.disputeId), disputeBriefOf(dispute, now))
}

/** Sends the due answers to disputes with their credit notes, and returns when the next is due. */
export async function sendDueDisputes(loader: Loader, world: World, files: Files, now: number): Promise<number> {
  const replies = [...files.disputes.values()].flatMap((brief) =>
    disputeRepliesOf(world, brief).map((reply) => ({ brief, ...reply })),
  )
  const due = replies.filter(({ brief, at }) => at <= now && at > brief.saidUntil)
  if (due.length > 0) {
    const gentle = { ...loader, isStrict: false }
    const creditNotes = due.flatMap(({ creditNote }) => creditNote ?? [])
    if (creditNotes.length > 0) await send(gentle, 'invoices', creditNotes)
    await send(gentle, 'dispute-answers', due.map(({ answer }) => answer)) // biome-ignore format: one call
    const open = new Set(replies.filter(({ at }) => at > now).map(({ brief }) => brief))
    for (const [key, brief] of files.disputes) {
      brief.saidUntil = now
      if (!open.has(brief)) files.disputes.delete(key)
    }
    await saveFile(loader.carrier, files, 'disputes')
    loader.log('info', 'answered disputes', { answers: due.map(({ answer }) => answer.ref) })
  }
  return Math.min(Infinity, ...replies.map(({ at }) => at).filter((at) => at > now))
}
