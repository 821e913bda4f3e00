import type { Violation } from '@fairway/contract/kit/errors'
import { vgmFactsOf } from '@fairway/contract/vgm/vgm.rules'
import type { VgmBooking, VgmDocument, VgmOutcome, VgmState } from '@fairway/contract/vgm/vgm.schema'
import { VGM_ROW_LIMIT, type VgmWarning, vgmWarnings } from '@fairway/contract/vgm/vgm.values'
import { send } from '../../platform/calls/api.ts'
import { Failure } from '../../platform/calls/failure.ts'
import type { NamedDocument } from '../../ui/document-form/document-copy.ts'
import type { DocumentDefinition, DocumentEditor, DocumentState } from '../../ui/document-form/document-editor.ts'
import { bookingsToSend, documentOf, type FactsOf, pathsIn, sheetOf, type VgmSheet } from './sheet/sheet.rules.ts'
import { emptySheetRow } from './sheet/sheet-row.rules.ts'

/** How the bookings of a sheet stand. */
export interface SheetState extends DocumentState {
  /** By booking; null where nothing was kept or sent. */
  bookings: Readonly<Record<string, VgmState | null>>
}

/** A sheet that is being written, with what is known of its bookings. */
export interface VgmDetail {
  state: SheetState
  document: VgmSheet
  bookings: readonly VgmBooking[]
  /** When the bookings were received, by this browser's clock. */
  receivedAt: number
}
export type OpenedSheet = NamedDocument<VgmSheet, VgmDetail>
export type VgmEditor = DocumentEditor<VgmSheet, VgmDetail>

/**
 * The state of a sheet. Its revision is the sum of those of its bookings: each only grows, so that no two moments have the same
 * sum.
 */
function stateOf(bookings: SheetState['bookings'], now: string): SheetState {
  const kept = Object.values(bookings).flatMap((state) => state ?? [])
  const last = kept.toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt))[0]
  const answers = kept.flatMap(({ carrierAt }) => carrierAt ?? []).toSorted()
  return {
    id: 0,
    revision: kept.reduce((sum, { revision }) => sum + revision, 0),
    savedAt: last?.savedAt ?? now,
    savedBy: last?.savedBy ?? '',
    carrierAt: answers.at(-1) ?? null,
    bookings,
  }
}

const detailOf = (bookings: readonly VgmBooking[]): VgmDetail => ({
  state: stateOf(
    Object.fromEntries(bookings.map(({ header, state }) => [header.bookingNo, state])),
    bookings[0]?.now ?? new Date().toISOString(),
  ),
  document: sheetOf(bookings),
  bookings,
  receivedAt: Date.now(),
})

async function load(bookingNos: readonly string[]): Promise<VgmDetail> {
  const { bookings } = await send('GET /api/vgm/search', { query: { type: 'booking', numbers: bookingNos.join(',') } })
  const found = bookingNos.map((bookingNo) => {
    const booking = bookings.find(({ header }) => header.bookingNo === bookingNo)
    if (!booking) throw new Failure('refused', 404, { errorCode: 'VGM0001', messageArgs: [bookingNo] })
    return booking
  })
  return detailOf(found)
}

const isWarning = (code: string): code is VgmWarning => vgmWarnings.some((one) => one === code)

/** A refusal with the paths of the sheet; `placeOf` gives the place of the nth submission. */
function inSheet(error: unknown, sheet: VgmSheet, placeOf: (nth: number) => number): unknown {
  if (!(error instanceof Failure) || !error.answer.violations) return error
  const violations = error.answer.violations.map((one) => {
    const [, nth = '0', path = ''] = /^(?:submissions\.(\d+)\.)?(?:document\.)?(.*)$/.exec(one.path) ?? []
    return { ...one, path: pathsIn(sheet, placeOf(Number(nth)))(path) }
  })
  return new Failure(error.kind, error.status, { ...error.answer, violations })
}

const stale = () => new Failure('refused', 409, { errorCode: 'GE0007' })

interface SheetOptions {
  /** Called with what became of each booking that was sent. */
  onSent?: (outcomes: readonly VgmOutcome[]) => void
}

/** The verified gross mass of bookings, written in one sheet. Each booking has a draft of its own on the server. */
export function vgmDefinition(
  bookingNos: readonly string[],
  { onSent }: SheetOptions = {},
): DocumentDefinition<VgmSheet, VgmDetail> {
  /** What was known of each booking, by the revision of the sheet: what a write is based on. */
  const known = new Map<number, { states: SheetState['bookings']; documents: Record<string, VgmDocument> }>()
  const documentsOf = (sheet: VgmSheet) =>
    Object.fromEntries(sheet.bookings.map((booking) => [booking.of, documentOf(sheet, booking)]))
  const learn = (state: SheetState, sheet: VgmSheet) => {
    known.set(state.revision, { states: state.bookings, documents: documentsOf(sheet) })
    return state
  }
  const baseOf = (revision = 0) => {
    const base = known.get(revision)
    if (!base) throw stale()
    return base
  }
  return {
    name: `vgm.${bookingNos.join('+')}`,
    rows: { bookings: {}, rows: { empty: emptySheetRow, limit: VGM_ROW_LIMIT * bookingNos.length } },
    load: async () => {
      const detail = await load(bookingNos)
      learn(detail.state, detail.document)
      return detail
    },
    save: async ({ key, body: { revision, document: sheet } }, isLeaving) => {
      const { states, documents } = baseOf(revision)
      const next: Record<string, VgmState | null> = { ...states }
      for (const [nth, [bookingNo, document]] of Object.entries(documentsOf(sheet)).entries()) {
        if (JSON.stringify(documents[bookingNo]) === JSON.stringify(document)) continue
        const body = { bookingNo, revision: states[bookingNo]?.revision ?? 0, document }
        const { state } = await send('POST /api/vgm/draft', { body }, { writeKey: `${key}.${nth}`, isLeaving }).catch(
          (error: unknown) => Promise.reject(inSheet(error, sheet, () => nth)),
        )
        next[bookingNo] = state
      }
      return learn(stateOf(next, new Date().toISOString()), sheet)
    },
    submit: async ({ key, body: { revision, document: sheet } }, confirmedCodes) => {
      const { states } = baseOf(revision)
      const confirmed = [...new Set(confirmedCodes.filter(isWarning))] // several containers may have the same warning
      const placed = bookingsToSend(sheet)
      const submissions = placed.map(({ of: bookingNo, document }) => ({
        bookingNo,
        revision: states[bookingNo]?.revision ?? 0,
        document,
        confirmed,
      }))
      const [first] = submissions
      if (!first) throw new Failure('refused', 422, { errorCode: 'VGM0010' })
      // the form asks for the legal statement before it sends
      const outcomes = await (submissions.length === 1
        ? send('POST /api/vgm/save', { body: { ...first, legalAccepted: true } }, { writeKey: key }).then((one) => [
            one,
          ])
        : send(
            'POST /api/vgm/saveMultipleBooking',
            { body: { submissions, legalAccepted: true } },
            { writeKey: key },
          ).then((answer) => answer.outcomes)
      ).catch((error: unknown) => Promise.reject(inSheet(error, sheet, (nth) => placed[nth]?.nth ?? 0)))
      onSent?.(outcomes)
      const next = { ...states, ...Object.fromEntries(outcomes.map(({ state }) => [state.bookingNo, state])) }
      const result = outcomes.some((one) => one.result === 'Success') ? 'Success' : 'NoEdit'
      return { result, state: stateOf(next, new Date().toISOString()) }
    },
    remove: () => Promise.reject(new Error('the verified gross mass of a booking is never removed')),
    staleCode: 'GE0007',
    changedCodes: ['GE0007', 'VGM0002', 'VGM0030'],
    warningsIn: (error): Violation[] =>
      error instanceof Failure ? (error.answer.violations ?? []).filter(({ code }) => isWarning(code)) : [],
  }
}

/** The facts of the bookings at this moment. */
export const factsAt =
  ({ bookings, receivedAt }: VgmDetail): FactsOf =>
  (bookingNo) => {
    const booking = bookings.find(({ header }) => header.bookingNo === bookingNo)
    return booking && vgmFactsOf(booking, new Date(clockOf(booking, receivedAt)).toISOString())
  }

/** The business clock now, by a booking that was received some time ago. */
export const clockOf = ({ now }: Pick<VgmBooking, 'now'>, receivedAt: number) =>
  Date.parse(now) + Date.now() - receivedAt
