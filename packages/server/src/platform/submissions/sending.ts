import { CommittingRefusal } from '../http/refusals.ts'
import type { Context } from '../http/serve.ts'
import { enqueueLocked } from '../outbox.ts'
import { carrierListens } from './carrier-intake.repository.ts'
import type { SubmissionDefinition, SubmissionKind } from './submission.ts'
import { createRowRepository } from './submission-row.repository.ts'
import { createVersionRepository, type NewVersion } from './submission-version.repository.ts'
import { writerOf } from './writer.ts'

/** A version that goes to the carrier, and what the carrier is given of it. */
interface Addition<K extends SubmissionKind> extends NewVersion<K> {
  payload: (sent: { version: number; submittedAt: string }) => object
}

interface Sending<K extends SubmissionKind> extends Addition<K> {
  /** The status until the carrier says otherwise. */
  status: K['row']['status']
  /** What the audit trail is told beside status and version. */
  audited: object
}

/** How one kind of submission goes to the carrier. */
export function createSending<K extends SubmissionKind>(definition: SubmissionDefinition<K>) {
  const { topic, objectType, objectIdOf, outboxKeyOf, refusals } = definition
  const rows = createRowRepository(definition)
  const versions = createVersionRepository(definition.store)

  /** Adds the next versions of rows and puts them on their way to the carrier. */
  async function addVersions({ db, viewer }: Context, additions: readonly Addition<K>[]) {
    const { by, actingUser } = writerOf(viewer)
    const { submittedAt } = await versions.insert(db, additions, { by, actingUser })
    const entries = additions.map(({ row, payload }) => {
      const version = row.version + 1
      return { topic, key: outboxKeyOf(row), payload: payload({ version, submittedAt }) }
    })
    await enqueueLocked(db, entries)
    return submittedAt
  }

  /** Sends documents: each is a new version, the row goes on with it, and the audit trail says so. */
  async function send(context: Context, sendings: readonly Sending<K>[]) {
    const submittedAt = await addVersions(context, sendings)
    await rows.updateSent(context.db, sendings, writerOf(context.viewer).signature)
    await context.audit(
      ...sendings.map(({ row, status, audited }) => ({
        objectType,
        objectId: objectIdOf(row),
        before: { status: row.status, version: row.version },
        after: { status, version: row.version + 1, ...audited, submittedAt },
      })),
    )
    return submittedAt
  }

  /** While the carrier takes nothing, what was written is saved and not sent; the refusal names the row and its revision. */
  async function saveWhileSilent(
    { db, settings }: Context,
    save: () => Promise<{ state: { id: number; revision: number } }>,
  ) {
    if (await carrierListens(db, settings)) return
    const { state } = await save()
    throw new CommittingRefusal(refusals.silent, [String(state.id), String(state.revision)])
  }

  return { addVersions, send, saveWhileSilent }
}
