import { announceChanges } from '../database/changes.ts'
import type { Outcome } from '../http/bulk.ts'
import type { Line } from '../http/ndjson.ts'
import type { Context } from '../http/serve.ts'
import type { Locked } from '../locked.ts'
import { createDecisionRepository } from './decision.repository.ts'
import type { DecisionLine, OpenVersion, SubmissionDefinition, SubmissionKind } from './submission.ts'
import { createRowRepository } from './submission-row.repository.ts'
import { createVersionRepository } from './submission-version.repository.ts'

/** What became of one decision; `isApplied` is false for one that was only recorded, such as for an older version. */
type DecisionOutcome = Outcome & { isApplied: boolean }
type DecisionResult = Omit<DecisionOutcome, 'line'>
const accepted = (isApplied: boolean): DecisionResult => ({ outcome: 'accepted', path: null, isApplied })
const rejected = (outcome: 'GE0002' | 'GE0012', path: string): DecisionResult => ({ outcome, path, isApplied: false })

/** A version that will never reach the carrier, by what the carrier calls its row. */
export interface LostVersion {
  key: string | number
  version: number
  reason: string
}

/** How what the carrier decides on one kind of submission, or never hears of, changes its rows. */
export function createDeciding<K extends SubmissionKind>(definition: SubmissionDefinition<K>) {
  type Row = K['row']
  const { store, keyOf, actionOf, objectType, objectIdOf } = definition
  const rows = createRowRepository(definition)
  const versions = createVersionRepository(store)
  const decisions = createDecisionRepository(definition)
  const answerOf = ({ decision, decidedAt: at, note }: K['line']) => {
    const action: K['answer'] = actionOf[decision as K['line']['decision']] // the same type, which a generic one forgets
    return { action, at, note }
  }

  /**
   * Takes in what the carrier decided, each reference once, in the order of the lines. A line that names nothing of ours is
   * refused and can be sent again; one for an older version, or that came before its time, is recorded.
   */
  async function recordDecisions(context: Context, lines: Line<K['line']>[]): Promise<Outcome[]> {
    const { db } = context
    const keys = [...new Set(lines.map(({ value }) => keyOf(value)))]
    await rows.lockKeys(db, keys)
    const isNew = await decisions.insert(db, lines)
    const fresh = lines.filter(({ line }) => isNew.has(line))
    const outcomes = await applyAll(context, fresh)
    const refused = refsOf(fresh, outcomes, ({ outcome }) => outcome !== 'accepted')
    await decisions.remove(db, refused)
    if (definition.retriesEarlyDecisions) await applyRecorded(context, keys, 'newest')
    const known = lines.filter(({ line }) => !isNew.has(line))
    return [...outcomes, ...known.map(({ line }) => ({ line, outcome: 'unchanged' as const, path: null }))]
  }

  /** Applies what was recorded for these locked rows and counts by now. */
  async function applyRecorded(context: Context, keys: readonly (string | number)[], wanted: 'newest' | 'behindLost') {
    const recorded = await decisions.findRecorded(context.db, keys, wanted)
    const lines = recorded.map((value, line) => ({ line, value }))
    await applyAll(context, lines)
  }

  /** Applies decisions on locked rows, and marks those that counted. */
  async function applyAll(context: Context, lines: Line<K['line']>[]) {
    const all = lines.map(({ value }) => value)
    await definition.lockShared?.(context.db, all)
    const outcomes: DecisionOutcome[] = []
    for (const { line, value } of lines) outcomes.push({ line, ...(await applyDecision(context, value)) })
    const applied = refsOf(lines, outcomes, ({ isApplied }) => isApplied)
    await decisions.markApplied(context.db, applied)
    return outcomes
  }

  async function applyDecision(context: Context, line: K['line']): Promise<DecisionResult> {
    const { db, viewer } = context
    const row = await rows.lockForCarrier(db, viewer, keyOf(line))
    if (!row) return rejected('GE0002', store.key.field)
    const open = await versions.findOpen(db, row)
    if (!open || line.version > row.version) return rejected('GE0002', 'version')
    const problem = await definition.checkLine(db, row, line)
    if (problem) return rejected(problem.code, problem.path)
    const status = statusAfter({ ...row, open }, line)
    if (status !== undefined) await apply(context, { row, open, line, status })
    else if (line.version < open.version)
      await versions.updateAnswer(db, row, { version: line.version, ...answerOf(line) })
    return accepted(status !== undefined)
  }

  /** The status that a decision leads to; nothing where it speaks of an older version, or of what the row does not wait for. */
  function statusAfter(row: Row & { open: OpenVersion<K> }, line: K['line']): Row['status'] | undefined {
    const { status, open } = row
    const decision: K['line']['decision'] = line.decision
    if (line.version < open.version) return undefined
    if (decision === 'received') return open.action === null ? status : undefined
    const move = definition.carrierMoves[decision]
    const isExpected = move && [move.from].flat().includes(status)
    return definition.statusAfter?.(row, decision) ?? (isExpected ? move.to : undefined)
  }

  interface Application {
    row: Locked<Row>
    open: OpenVersion<K>
    line: K['line']
    status: Row['status']
  }

  async function apply(context: Context, { row, open, line, status }: Application) {
    const { db, audit } = context
    const { answersVersion, onDecided, onAnswered, notify, noteChange } = definition
    const { decision, decidedAt: at, note } = line
    const answer = answerOf(line)
    if (answersVersion?.(line) ?? true) await versions.updateAnswer(db, row, { version: open.version, ...answer })
    if (decision === 'received') await rows.updateReceived(db, row, answer)
    else {
      const more = await onDecided?.(context, row, { open, line })
      await rows.updateDecided(db, row, { ...answer, status, more })
      await notify(context, row, { decision, note, line })
    }
    await onAnswered?.(context, row, { decision, note, line, at })
    const before = { status: row.status, version: row.version }
    await audit({ objectType, objectId: objectIdOf(row), before, after: { status, decision: line } })
    await noteChange(context, row)
  }

  /**
   * A version that will never reach the carrier counts as never sent. Where it is the newest, the row goes back to what the
   * carrier has, or can be sent again; nothing that was written is lost, and its people are told. A version that the
   * carrier has answered was delivered, whatever became of its acknowledgement.
   */
  async function revertVersion(context: Context, { key, version, reason }: LostVersion) {
    const { db, viewer, audit } = context
    const row = await rows.lockForCarrier(db, viewer, key)
    if (!row) return
    const open = await versions.findOpen(db, row)
    const marked = await versions.markNotDelivered(db, row, { version, reason })
    if (!marked) return
    if (open?.version === version) {
      const now = (await rows.lockForCarrier(db, viewer, key)) ?? row
      const status = definition.statusIfNotDelivered(row, await versions.findOpen(db, row), now)
      const more = definition.onNotDelivered?.(row, now)
      await rows.updateDecided(db, row, { status, action: 'Not Delivered', at: marked.at, note: reason, more })
      const news = { decision: 'notDelivered', note: reason } as const
      await definition.notify(context, row, news)
      await definition.onAnswered?.(context, row, { ...news, at: null })
      const before = { status: row.status, version }
      await audit({ objectType, objectId: objectIdOf(row), before, after: { status, version, reason } })
    }
    await definition.noteChange(context, row)
    await announceChanges(db)
  }

  /** Reverts what an admin gave up sending; what was recorded for the versions before may count now. */
  async function revertNotDelivered(context: Context, lost: readonly LostVersion[]) {
    const keys = lost.map(({ key }) => key)
    await rows.lockKeys(context.db, keys)
    for (const version of lost) await revertVersion(context, version)
    await applyRecorded(context, keys, 'behindLost')
  }

  return { recordDecisions, revertNotDelivered }
}

function refsOf(
  lines: Line<DecisionLine>[],
  outcomes: DecisionOutcome[],
  isWanted: (outcome: DecisionOutcome) => boolean,
) {
  const chosen = new Set(outcomes.filter(isWanted).map(({ line }) => line))
  return lines.filter(({ line }) => chosen.has(line)).map(({ value }) => value.ref)
}
