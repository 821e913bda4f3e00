import type { Outcome } from '../http/bulk.ts'
import type { Line } from '../http/ndjson.ts'
import type { Context } from '../http/serve.ts'
import type { Locked, Seen } from '../locked.ts'
import { createDeciding, type LostVersion } from './deciding.ts'
import { createSending } from './sending.ts'
import type { DecisionLine, SubmissionDefinition, SubmissionKind } from './submission.ts'
import { createRowRepository } from './submission-row.repository.ts'
import { createVersionRepository } from './submission-version.repository.ts'

/** What the carrier's calls and the admins of its outbox do with one kind of submission. */
export interface CarrierSide<L extends DecisionLine> {
  /** The field of payloads that names the row. */
  keyField: string
  recordDecisions: (context: Context, lines: Line<L>[]) => Promise<Outcome[]>
  revertNotDelivered: (context: Context, lost: readonly LostVersion[]) => Promise<void>
}

/**
 * One kind of submission: customers write a document, send versions of it to the carrier, and the carrier decides. The
 * slice says what its tables and states are and what is special to it; the steps are the same for all.
 */
export function defineSubmission<K extends SubmissionKind>(definition: SubmissionDefinition<K>) {
  const { store, refusals, isOpen, objectType } = definition
  const { find, lock: lockAll } = createRowRepository(definition)
  const { findAll: findVersions, findDocuments } = createVersionRepository(store)
  const lockOwn = async ({ db, viewer }: Context, id: number): Promise<Locked<K['row']>> =>
    (await lockAll(db, viewer, [id]))[0] ?? refusals.missing()
  return {
    ...createSending(definition),
    ...createDeciding(definition),
    objectType,
    keyField: store.key.field,
    find,
    lockAll,
    findVersions,
    findDocuments,
    /** One of the caller's rows to look at; one of others is not there. */
    get: async ({ db, viewer }: Context, id: number): Promise<Seen<K['row']>> =>
      (await find(db, viewer, [id]))[0] ?? refusals.missing(),
    lockOwn,
    /**
     * One of the caller's rows to write on, unless somebody wrote on it since the caller saw it. One of the actions has to
     * be open in its status, where any are named.
     */
    lock: async (
      context: Context,
      { id, revision }: { id: number; revision: number | undefined },
      ...actions: K['action'][]
    ) => {
      const row = await lockOwn(context, id)
      if (row.revision !== revision) refusals.stale()
      const [first] = actions
      if (first !== undefined && !actions.some((action) => isOpen(action, row.status)))
        refusals.closed(first, row.status)
      return row
    },
  }
}
