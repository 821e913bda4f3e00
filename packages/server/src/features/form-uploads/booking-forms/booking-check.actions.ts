import { violation as bookingViolation } from '@fairway/contract/bookings/bookings.errors'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { can } from '@fairway/contract/bookings/requests/booking-request.states'
import { formsOf, type ReadForm, rowReader } from '@fairway/contract/form-uploads/booking-form/booking-form.rules'
import { checkEtd, problemsFrom } from '@fairway/contract/form-uploads/booking-form/booking-problem.rules'
import type { BookingTable } from '@fairway/contract/form-uploads/booking-form/booking-row.rules'
import { violation } from '@fairway/contract/form-uploads/form-upload.errors'
import type { UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import type { FormEffect } from '@fairway/contract/form-uploads/form-upload.values'
import type { Violation } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import { mapInChunks } from '../../../platform/chunks.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { organisationsOf, type Viewer } from '../../../platform/viewer.ts'
import {
  checkRequests,
  findOrganisations,
  isNoEdit,
  matchRequests,
  normalizeDocument,
  type StoredRequest,
} from '../../bookings/public.ts'
import { findBookers, findClosedPorts } from '../../reference-data/public.ts'
import { findFormNames } from '../form-names.repository.ts'

/**
 * Whom each booking is for: the organisation that it names, or the caller's only one, or the only one that may book with
 * its contract. Nothing where it names one that is not the caller's, or where none can be told.
 */
async function organisationsFor(context: Context, forms: readonly ReadForm[]) {
  const { db, viewer } = context
  const own = await findOrganisations(db, viewer)
  const [only, another] = own
  if (!only) return refuse('GE0004')
  const choices = own.map(({ ref }) => ref).sort()
  const named = (ref: string) => own.find((organisation) => organisation.ref === ref)?.id
  const orgIdOf = another ? await bookerOf(context, forms) : () => only.id
  return {
    /** What a booking can name. */
    choices,
    orgIdOf: (form: ReadForm) => (form.organisation === undefined ? orgIdOf(form) : named(form.organisation)),
  }
}

/** For whom a booking can be by its contract, where that is one organisation. */
async function bookerOf({ db, viewer }: Context, forms: readonly ReadForm[]) {
  const contracts = [...new Set(forms.map(contractOf))]
  const bookers = new Map<string, string[]>()
  for (const { contract, orgId } of await findBookers(db, viewer, contracts))
    bookers.set(contract, [...(bookers.get(contract) ?? []), orgId])
  return (form: ReadForm) => {
    const [booker, rival] = bookers.get(contractOf(form)) ?? []
    return rival === undefined ? booker : undefined
  }
}

const contractOf = ({ document }: ReadForm) => document.serviceContract.toUpperCase()

/** One booking of a file, checked: whom it is for, the request that is there already, what it does and what is wrong in it. */
export interface ValidatedForm<R extends StoredRequest = StoredRequest> {
  form: ReadForm
  document: RequestDocument
  /** Undefined where that cannot be known, which is a problem. */
  orgId: string | undefined
  stored: R | undefined
  effect: FormEffect
  problems: UploadProblem[]
  /** Warnings, which have to be confirmed before sending. */
  warnings: UploadProblem[]
  notes: UploadProblem[]
}

/** How the requests that are there already are read: to look at, or locked. */
interface RequestReader<R extends StoredRequest> {
  read: (db: Database, viewer: Viewer, ids: readonly number[]) => Promise<R[]>
  locks: boolean
}

/** Reads the bookings of a table and checks them all by the rules of the screen. */
export async function validateTable<R extends StoredRequest>(
  context: Context,
  table: BookingTable,
  reader: RequestReader<R>,
) {
  const { db, viewer } = context
  const readRow = rowReader(table, await findFormNames(db, viewer))
  const forms = formsOf(table, await mapInChunks(table.rows, readRow))
  const { choices, orgIdOf } = await organisationsFor(context, forms)
  const named = await mapInChunks(forms, (form) => ({
    form,
    document: normalizeDocument(form.document),
    orgId: orgIdOf(form),
  }))
  const requests = await matchStoredRequests(context, named, reader)
  const drafts = await mapInChunks(named, ({ form, document: input, orgId }, at) => {
    const stored = requests[at]
    const document = withReference(input, stored)
    return { form, orgId, stored, document, effect: effectOf(stored, document) }
  })
  // what changes nothing is not checked: its vessel may have left long ago
  const changed = drafts.filter(({ effect }) => effect !== 'unchanged')
  const checked = await checkRequests(
    context,
    changed.map(({ stored, document, orgId }) => ({
      existing: stored,
      document,
      orgIds: orgId === undefined ? organisationsOf(viewer) : [orgId],
    })),
  )
  const checkedBy = new Map(changed.map((draft, at) => [draft, checked[at]]))
  const fileContext = {
    choices,
    duplicates: findDuplicates(drafts),
    closed: new Set(await findClosedPorts(db)),
  }
  return mapInChunks(drafts, (draft): ValidatedForm<R> => {
    const { errors = [], warnings = [], sailsOn } = checkedBy.get(draft) ?? {}
    const found = [...checkFileRules(draft, fileContext), ...errors]
    // the day of another port is not wrong by itself
    const isPort = !found.some(({ path }) => path === 'portOfLoading')
    if (isPort) found.push(...checkEtd(draft.document, sailsOn))
    return {
      ...draft,
      problems: [...draft.form.problems, ...problemsFrom(table, draft.form, found)],
      warnings: problemsFrom(table, draft.form, warnings),
      notes: [],
    }
  })
}

type Draft = Omit<ValidatedForm, 'problems' | 'warnings' | 'notes'>

/** A booking that is named by its number alone keeps its reference, or gets its number as one. */
const withReference = (document: RequestDocument, stored: StoredRequest | undefined): RequestDocument => ({
  ...document,
  customerReference: document.customerReference || stored?.document.customerReference || document.bookingNo,
})

const effectOf = (stored: StoredRequest | undefined, document: RequestDocument): FormEffect =>
  stored === undefined ? 'new' : isNoEdit(stored, document) ? 'unchanged' : 'overwrite'

/** Bookings that mean a request which one before them means already: one names its reference, the other its number. */
function findDuplicates(drafts: readonly Draft[]) {
  const known = new Set<string>()
  return new Set(
    drafts.filter(({ orgId, stored, document: { customerReference } }) => {
      if (orgId === undefined || customerReference === '') return false
      const meant = stored?.ediRef ?? `${orgId} ${customerReference}`
      const isKnown = known.has(meant)
      known.add(meant)
      return isKnown
    }),
  )
}

interface FileContext {
  /** The organisations that the caller can book for. */
  choices: readonly string[]
  duplicates: ReadonlySet<Draft>
  /** Ports from which nothing comes as a file. */
  closed: ReadonlySet<string>
}

/** The errors that a booking has only because it comes in a file. */
function checkFileRules(draft: Draft, { choices, duplicates, closed }: FileContext): Violation[] {
  const { form, document, orgId, stored, effect } = draft
  const { customerReference, portOfLoading } = document
  const path = form.document.customerReference === '' ? 'bookingNo' : 'customerReference'
  const found: Violation[] = []
  if (orgId === undefined) found.push(violation('organisation', 'UP0034', choices.join(', ')))
  if (stored && !can('update', stored.status)) found.push(bookingViolation(path, 'BR0004', stored.status))
  if (effect !== 'unchanged' && closed.has(portOfLoading))
    found.push(violation('portOfLoading', 'UP0008', portOfLoading))
  if (duplicates.has(draft)) found.push(violation(path, 'UP0030', customerReference))
  return found
}

interface Named {
  document: RequestDocument
  orgId: string | undefined
}

/** The requests that bookings of a file are about, in their order; nothing for one that is new. */
async function matchStoredRequests<R extends StoredRequest>(
  { db, viewer }: Context,
  named: readonly Named[],
  { read, locks }: RequestReader<R>,
): Promise<(R | undefined)[]> {
  const marks = named.flatMap(({ document, orgId }, at) =>
    orgId === undefined ? [] : [{ at, orgId, reference: document.customerReference, bookingNo: document.bookingNo }],
  )
  const match = async () => new Map((await matchRequests(db, viewer, marks)).map(({ nth, id }) => [marks[nth]?.at, id]))
  const found = await match()
  const ids = [...new Set(found.values())]
  if (ids.length === 0) return named.map(() => undefined)
  const requests = await read(db, viewer, ids)
  // what was waited for may have changed whose they are: a reference that another request has by now
  const meant = locks ? await match() : found
  const byId = new Map(requests.map((request) => [request.id, request]))
  return named.map((_, at) => byId.get(meant.get(at) ?? 0))
}
