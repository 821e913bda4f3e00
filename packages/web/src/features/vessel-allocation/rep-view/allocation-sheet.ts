import type { SortField } from '@fairway/contract/shared/grid.values'
import type {
  AllocationChange,
  AllocationRow,
  AllocationSaved,
  Space,
} from '@fairway/contract/vessel-allocation/allocation.schema'
import { CHANGE_LIMIT, editableFields } from '@fairway/contract/vessel-allocation/allocation.values'
import { Failure } from '../../../platform/calls/failure.ts'
import { createStore, type Watched } from '../../../platform/storage/store.ts'
import { createDocumentForm } from '../../../ui/document-form/document-form.store.ts'
import type { EntryRow } from '../../../ui/entry-grid/entry-block.rules.ts'
import {
  type CellConflict,
  cellValue,
  changesOf,
  checkSheet,
  isOpen,
  mergeFresh,
  movedSpaces,
  orderOf,
  shownValue,
  spaceKey,
  toEntryRow,
} from './allocation-sheet.rules.ts'

/** What was typed and not saved, with the rows as they were when it was typed. */
export interface SheetDraft {
  base: readonly AllocationRow[]
  typed: readonly EntryRow[]
}

/** Rows with the totals of their ports, as a search answers with them. */
export interface SheetRows {
  rows: readonly AllocationRow[]
  spaces: readonly Space[]
}

interface SheetOptions extends SheetRows {
  draft: SheetDraft | undefined
  save: (changes: AllocationChange[]) => Promise<AllocationSaved>
  /** The rows as they are now. */
  reload: () => Promise<SheetRows>
  /** Called when what was typed and not saved may be another. */
  onChange: () => void
  /** Called with voyages that closed while their rows had changes, which cannot be saved any more. */
  onClosed: (vvds: readonly string[]) => void
}

/** Maps rows, now and in everything that can be undone. */
type Rebase = (change: (rows: readonly EntryRow[]) => readonly EntryRow[]) => void

export type SaveOutcome =
  | { kind: 'saved'; rows: number }
  | { kind: 'nothing' | 'invalid' | 'conflict' | 'tooMany' }
  | { kind: 'failed'; error: unknown }

const keyOf = ({ id, field }: CellConflict) => `${id} ${field}`

/** Fresh rows in the places of those that are shown; new ones follow after the others of their voyage and port. */
function inPlace(shown: readonly AllocationRow[], fresh: readonly AllocationRow[]): AllocationRow[] {
  const placeOf = new Map(shown.map(({ id }, at) => [id, at]))
  const groups = new Map([...new Set(fresh.map(spaceKey))].map((space, at) => [space, at]))
  const groupOf = (row: AllocationRow) => groups.get(spaceKey(row)) ?? 0
  const placeIn = ({ id }: AllocationRow) => placeOf.get(id) ?? shown.length
  return fresh.toSorted((one, other) => groupOf(one) - groupOf(other) || placeIn(one) - placeIn(other))
}

/** The rows of a rep while they are changed: what was read, what was typed over it, and what others saved meanwhile. */
export function createAllocationSheet({ rows, spaces, draft, save: send, reload, onChange, onClosed }: SheetOptions) {
  const tellClosed = (before: SheetDraft, now: readonly AllocationRow[]) => {
    const pending = new Set(changesOf(before.base, before.typed).map(({ id }) => id))
    const closed = now.filter((row) => pending.has(row.id) && !isOpen(row)).map(({ vvd }) => vvd)
    if (closed.length > 0) onClosed([...new Set(closed)])
  }
  if (draft) tellClosed(draft, rows)
  const opened = mergeFresh(draft?.base ?? [], draft?.typed ?? [], rows)
  const base = createStore<readonly AllocationRow[]>(opened.rows)
  const currentSpaces = createStore(spaces)
  const keys = createStore<readonly number[]>(rows.map(({ id }) => id))
  const conflicts = createStore<readonly CellConflict[]>(opened.conflicts)
  const isSaving = createStore(false)
  const shown = new Set(keys.get())
  const isElsewhere = (at: number) => !shown.has(draft?.base[at]?.id ?? 0)
  /** What was typed into rows that these criteria do not show; it waits until they are shown again. */
  const elsewhere: SheetDraft = {
    base: draft?.base.filter((_, at) => isElsewhere(at)) ?? [],
    typed: draft?.typed.filter((_, at) => isElsewhere(at)) ?? [],
  }
  const form = createDocumentForm<{ rows: readonly EntryRow[] }>({
    start: { rows: opened.typed },
    rows: { rows: {} },
    validate: (document) => checkSheet(base.get(), document.rows),
    onChange,
  })
  const typed = () => form.document.get().rows
  const changes = () => changesOf(base.get(), typed())
  let moved: { of: readonly unknown[]; spaces: readonly Space[] } | undefined
  const totals: Watched<readonly Space[]> = {
    get: () => {
      const of = [currentSpaces.get(), base.get(), typed()] as const
      if (!moved || of.some((one, at) => one !== moved?.of[at])) moved = { of, spaces: movedSpaces(...of) }
      return moved.spaces
    },
    watch: (listener) => {
      const leave = [currentSpaces.watch(listener), base.watch(listener), form.document.watch(listener)]
      return () => {
        for (const stop of leave) stop()
      }
    },
  }
  let rebase: Rebase = (change) => form.put({ rows: change(typed()) }, true)
  /** The rows as the server orders them, and whether they are shown in another order. */
  let given: readonly number[] = keys.get()
  let isSorted = false
  const moveErrors = (before: readonly AllocationRow[], now: readonly AllocationRow[]) => {
    const placeOf = new Map(now.map(({ id }, at) => [id, at]))
    form.moveRows('rows', (at) => placeOf.get(before[at]?.id ?? 0))
  }

  const draftNow = (): SheetDraft => {
    const changed = new Set(changes().map(({ id }) => id))
    const isChanged = (at: number) => changed.has(base.get()[at]?.id ?? 0)
    return {
      base: [...elsewhere.base, ...base.get().filter((_, at) => isChanged(at))],
      typed: [...elsewhere.typed, ...typed().filter((_, at) => isChanged(at))],
    }
  }

  /** Takes over what others saved. What was typed stays, and cells that both changed have to be settled. */
  const receive = (fresh: SheetRows) => {
    const before = base.get()
    const known = new Map(before.map((row) => [row.id, row]))
    // an answer that was on its way while this person saved is older than what the page knows
    const latest = fresh.rows.map((row) => {
      const own = known.get(row.id)
      return own && own.version > row.version ? own : row
    })
    given = latest.map(({ id }) => id)
    const now = isSorted ? inPlace(before, latest) : latest
    tellClosed({ base: before, typed: typed() }, now)
    const merged = mergeFresh(before, typed(), now)
    const rowOf = new Map(now.map((row, at) => [row.id, { row, typed: merged.typed[at] }]))
    const newer = new Set(merged.conflicts.map(keyOf))
    const still = conflicts.get().flatMap((one) => {
      const { row, typed: own } = rowOf.get(one.id) ?? {}
      if (newer.has(keyOf(one)) || !row || !own || !isOpen(row)) return []
      const mine = cellValue(one.field, own[one.field] ?? '')
      const shownMine = shownValue(mine, own[one.field])
      return mine === row[one.field] ? [] : [{ ...one, mine: shownMine, theirs: row[one.field] }]
    })
    moveErrors(before, now)
    base.set(now)
    currentSpaces.set(fresh.spaces)
    keys.set(now.map(({ id }) => id))
    conflicts.set([...still, ...merged.conflicts])
    rebase((some) => mergeFresh(before, some, now).typed)
    onChange()
  }

  /** What was sent is what was read from now on; what can be undone stays as it is. */
  const accept = (sent: readonly AllocationChange[], saved: AllocationSaved) => {
    const versions = new Map(saved.saved.map(({ id, version }) => [id, version]))
    const cells = new Map(sent.map(({ id, version: _seen, ...change }) => [id, change]))
    base.set(
      base.get().map((row): AllocationRow => {
        const version = versions.get(row.id) ?? 0
        if (version <= row.version) return row
        const changed = Object.entries(cells.get(row.id) ?? {}).filter(([, value]) => value !== undefined)
        return { ...row, ...Object.fromEntries(changed), version }
      }),
    )
    const totals = new Map(saved.spaces.map((space) => [spaceKey(space), space]))
    currentSpaces.set(currentSpaces.get().map((space) => totals.get(spaceKey(space)) ?? space))
    rebase((some) => [...some]) // nothing else, but what is compared with the rows that were read is another
    onChange()
  }

  /** The first changed cell of each row that the server named. */
  const pathsOf = (sent: readonly AllocationChange[], error: Failure) =>
    (error.answer.violations ?? []).flatMap(({ path, ...rest }) => {
      const [, nth = '', field] = path.replace(/^body\./, '').split('.')
      const change = sent[Number(nth)]
      const at = base.get().findIndex(({ id }) => id === change?.id)
      const cell = field ?? editableFields.find((name) => change?.[name] !== undefined)
      return at < 0 ? [] : [{ ...rest, path: `rows.${at}.${cell}`, source: 'server' as const }]
    })

  const attempt = async (isSecond: boolean): Promise<SaveOutcome> => {
    if (form.attempt().length > 0) return { kind: 'invalid' }
    if (conflicts.get().length > 0) return { kind: 'conflict' }
    const sent = changes()
    if (sent.length === 0) return { kind: 'nothing' }
    if (sent.length > CHANGE_LIMIT) return { kind: 'tooMany' }
    try {
      accept(sent, await send(sent))
      return { kind: 'saved', rows: sent.length }
    } catch (error) {
      if (!(error instanceof Failure)) return { kind: 'failed', error }
      if (error.answer.errorCode === 'VA0008' && !isSecond) {
        receive(await reload())
        return attempt(true) // rows that both changed in different cells go together
      }
      form.setServerErrors(pathsOf(sent, error))
      return { kind: 'failed', error }
    }
  }

  return {
    form,
    base: base as Watched<readonly AllocationRow[]>,
    /** The totals of each voyage and port, with what is typed. */
    totals,
    keys,
    conflicts: conflicts as Watched<readonly CellConflict[]>,
    isSaving: isSaving as Watched<boolean>,
    changes,
    /** What was typed and not saved, for the next visit. */
    draft: draftNow,
    hiddenChanges: elsewhere.base.length,
    receive,
    /** Puts the rows into the order of a column, or back into the order that they came in. What is typed moves along. */
    sort: (by: SortField | undefined, language: string) => {
      const before = base.get()
      const placeOf = new Map(before.map(({ id }, at) => [id, at]))
      const order = by ? orderOf(typed(), by, language) : given.flatMap((id) => placeOf.get(id) ?? [])
      isSorted = by !== undefined
      if (order.every((from, at) => from === at)) return
      const arranged = <T>(list: readonly T[]) => order.flatMap((at) => list.slice(at, at + 1))
      const now = arranged(before)
      moveErrors(before, now)
      base.set(now)
      keys.set(now.map(({ id }) => id))
      rebase(arranged)
    },
    /** The table tells how what can be undone is changed along. */
    onRebase: (next: Rebase) => {
      rebase = next
    },
    /** Settles cells that both changed: mine stays as typed, theirs becomes what they saved. */
    settle: (some: readonly CellConflict[], choice: 'mine' | 'theirs') => {
      const settled = new Set(some.map(keyOf))
      if (choice === 'theirs') {
        const next = base.get().map((row, at) => {
          const own = typed()[at] ?? toEntryRow(row)
          const cells = some.filter(({ id }) => id === row.id)
          return cells.length > 0
            ? { ...own, ...Object.fromEntries(cells.map((one) => [one.field, String(one.theirs)])) }
            : own
        })
        form.put({ rows: next })
      }
      conflicts.set(conflicts.get().filter((one) => !settled.has(keyOf(one))))
    },
    /** Saves all changes together, or none of them. */
    save: async (): Promise<SaveOutcome> => {
      if (isSaving.get()) return { kind: 'nothing' }
      isSaving.set(true)
      try {
        return await attempt(false)
      } catch (error) {
        return { kind: 'failed', error }
      } finally {
        isSaving.set(false)
      }
    },
  }
}

export type AllocationSheet = ReturnType<typeof createAllocationSheet>
