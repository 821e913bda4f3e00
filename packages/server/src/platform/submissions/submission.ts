import type { OutboxTopic } from '@fairway/contract/carrier/outbox.values'
import type { Sql } from 'sql-template-tag'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Context } from '../http/serve.ts'
import type { Locked } from '../locked.ts'
import type { Viewer } from '../viewer.ts'

/** What the shared steps know of a row. */
export interface SubmissionRow {
  id: number
  status: string
  revision: number
  version: number
  document: object
}

/** What the shared steps know of a decision of the carrier; `received` says that it has the version and will decide. */
export interface DecisionLine {
  /** The carrier's own id of this decision: the same ref again is the same decision. */
  ref: string
  version: number
  decision: string
  note: string | null
  decidedAt: string
}

/** The types of one kind of submission: its row, a decision on it, what customers do to it, and what the carrier answers. */
export interface SubmissionKind {
  row: SubmissionRow
  line: DecisionLine
  action: string
  answer: string
}

/** The customer's newest version that still stands, and what the carrier said of it. */
export interface OpenVersion<K extends SubmissionKind> {
  version: number
  action: K['answer'] | null
}

/** Where a decision leads: from one status, or from any of several. */
export interface CarrierMove<K extends SubmissionKind> {
  from: K['row']['status'] | readonly K['row']['status'][]
  to: K['row']['status']
}

/** What the carrier said of a version. */
export interface CarrierAnswer {
  action: string
  at: string
  note: string | null
}

/**
 * The tables of one kind of submission. Their names become part of statements as they stand, so they are constants of the
 * slice and never come from a caller.
 */
export interface SubmissionStore<K extends SubmissionKind> {
  row: {
    table: string
    /** The name by which conditions call the row. */
    alias: string
    /** What else the condition of who sees it looks at. */
    joins?: string
    /** More assignments when a version was sent, over the new values `g`. */
    onSent?: Sql
  }
  version: {
    table: string
    /** The column that names the row. */
    of: string
    /** Columns that only this kind has, with their types. */
    columns: Readonly<Record<string, string>>
    /** `kind` and `comment` of a version, as the history shows them. */
    shown: string
    /** Answers after which a version counts as never sent. */
    voidedBy: readonly K['answer'][]
  }
  decision: {
    table: string
    /** Columns that only this kind has, by the fields of a line. */
    columns: Readonly<Record<string, string>>
    /** The types of those fields that are not text. */
    types?: Readonly<Record<string, string>>
    /** More fields of a recorded line, over the row. */
    more?: string
  }
  /** How the carrier names a row: the field of lines and payloads, the columns of both tables, and their type. */
  key: { field: string; row: string; decision: string; type: 'text' | 'bigint' }
  /** Columns that are stored beside each document, in rows and in versions, with their types. */
  derived?: {
    columns: Readonly<Record<string, string>>
    of: (document: K['row']['document']) => Readonly<Record<string, unknown>>
  }
  document: z.ZodType<K['row']['document']>
  answer: z.ZodType<K['answer'] | null>
}

/** What is told of a submission: a decision of the carrier, or that a version never reached it. */
export interface SubmissionNews<K extends SubmissionKind> {
  decision: K['line']['decision'] | 'notDelivered'
  note: string | null
  line?: K['line']
}

/** One kind of submission: its tables, its table of states, and what is special to it. */
export interface SubmissionDefinition<K extends SubmissionKind> {
  topic: OutboxTopic
  /** The name of this kind in the audit trail. */
  objectType: string
  objectIdOf: (row: K['row']) => string
  /** Entries of one key reach the carrier one after another. Whoever holds the row is the only one who writes for its key. */
  outboxKeyOf: (row: K['row']) => string
  store: SubmissionStore<K>
  read: (db: Database, condition: Sql, viewer: Viewer) => Promise<K['row'][]>
  /** The condition of who sees a row and may write on it. */
  seenBy: (viewer: Viewer) => Sql

  /** What customers may do in which status, and how each case is refused. */
  isOpen: (action: K['action'], status: K['row']['status']) => boolean
  refusals: {
    missing: () => never
    /** Somebody wrote on it since the caller saw it. */
    stale: () => never
    closed: (action: K['action'], status: K['row']['status']) => never
    /** The code while the carrier takes nothing. */
    silent: string
  }

  keyOf: (line: K['line']) => string | number
  readRecorded: (db: Database, query: Sql) => Promise<K['line'][]>
  /** A decision that came before its time counts as soon as its time is there. */
  retriesEarlyDecisions: boolean
  actionOf: Readonly<Record<K['line']['decision'], K['answer']>>
  /** Whether a decision answers the open version; otherwise it brings a version of its own. */
  answersVersion?: (line: K['line']) => boolean
  /** From which statuses to which a decision leads. */
  carrierMoves: Readonly<Partial<Record<K['line']['decision'], CarrierMove<K>>>>
  /** The status after a decision that the table of moves does not tell. */
  statusAfter?: (
    row: K['row'] & { open: OpenVersion<K> },
    decision: K['line']['decision'],
  ) => K['row']['status'] | undefined
  /** The status of a row whose newest version never reached the carrier; `now` is how it reads without that version. */
  statusIfNotDelivered: (row: K['row'], before: OpenVersion<K> | undefined, now: K['row']) => K['row']['status']
  /** Locks what the decisions of a batch share beside their rows. */
  lockShared?: (db: Database, lines: readonly K['line'][]) => Promise<unknown>
  /** What keeps a line from being taken, though its row and its version are known. */
  checkLine: (
    db: Database,
    row: K['row'],
    line: K['line'],
  ) => Promise<{ code: 'GE0002' | 'GE0012'; path: string } | undefined>
  /** More assignments to the row where the carrier has decided. */
  onDecided?: (
    context: Context,
    row: Locked<K['row']>,
    decided: { open: OpenVersion<K>; line: K['line'] },
  ) => Promise<Sql>
  /** More assignments to the row whose newest version was lost; `now` is how it reads without that version. */
  onNotDelivered?: (row: K['row'], now: K['row']) => Sql
  /** Tells the customer's people, and mails whoever sent it. */
  notify: (context: Context, row: Locked<K['row']>, news: SubmissionNews<K>) => Promise<void>
  /** Writes down elsewhere what the carrier said; `at` is null for what happens now. */
  onAnswered?: (context: Context, row: K['row'], news: SubmissionNews<K> & { at: string | null }) => Promise<unknown>
  /** Notes the change for open lists and pages. */
  noteChange: (context: Context, row: K['row']) => Promise<unknown>
}
