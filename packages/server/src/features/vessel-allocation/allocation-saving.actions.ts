import { Refusal } from '@fairway/contract/kit/errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { refuse, violation } from '@fairway/contract/vessel-allocation/allocation.errors'
import { changeRefusal, checkChange, differingCells } from '@fairway/contract/vessel-allocation/allocation.rules'
import type {
  AllocationAddition,
  AllocationChange,
  AllocationSaved,
  AllocationUpdate,
  SubmittedAllocation,
} from '@fairway/contract/vessel-allocation/allocation.schema'
import type { changeSources } from '@fairway/contract/vessel-allocation/allocation.values'
import type pg from 'pg'
import { announceChanges } from '../../platform/database/changes.ts'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { Locked } from '../../platform/locked.ts'
import { enqueueLocked } from '../../platform/outbox.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import * as saving from './allocation-saving.repository.ts'

/** Saves all changes of a rep together, or none of them. */
export async function updateAllocations(context: Context, input: AllocationUpdate): Promise<AllocationSaved> {
  const { db, viewer } = context
  refuseViolations(input.changes.flatMap((change, at) => checkChange(change, `changes.${at}.`)))
  const ids = input.changes.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) refuseGeneral('GE0012')
  const locked = new Map((await saving.lockAllocations(db, viewer, ids)).map((row) => [row.id, row]))
  if (locked.size !== ids.length) refuseGeneral('GE0002')
  const pairs = input.changes.flatMap((change) => {
    const row = locked.get(change.id)
    return row ? [{ row, change, next: withChange(row, change), cells: cellsOf(row, change) }] : []
  })
  refuseChanges(pairs)
  const changed = pairs.filter(({ cells }) => Object.keys(cells).length > 0)
  const { signature: by } = writerOf(viewer)
  const saved = await withinCapacity(() => saving.saveChanges(db, changed, { by, source: input.source }))
  const versions = new Map(saved.map(({ id, version }) => [id, version]))
  const rows = changed.map(({ row, next }) => ({ ...next, version: versions.get(row.id) ?? row.version }))
  await publish(context, rows, input.source)
  if (changed.length > 0)
    await context.audit({
      objectType: 'allocation',
      objectId: changed.length === 1 ? String(changed[0]?.row.id) : `${changed.length} rows`,
      after: Object.fromEntries(changed.map(({ row, cells }) => [row.id, cells])),
    })
  return {
    saved: pairs.map(({ row }) => ({ id: row.id, version: versions.get(row.id) ?? row.version })),
    spaces: await saving.findSpaces(db, [...new Set(pairs.map(({ row }) => row.vvd))]),
  }
}

/** A row with its changed cells. */
function withChange(row: saving.StoredRow, change: AllocationChange): saving.StoredRow {
  const cells = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...row, ...(Object.fromEntries(cells) as Partial<saving.StoredRow>) } // the fields of a change are fields of its row
}

/** What a change makes of the cells of a row: the former and the new value of each that differs. */
const cellsOf = (row: saving.StoredRow, change: AllocationChange): Record<string, [unknown, unknown]> =>
  Object.fromEntries(differingCells(row, change).map((field) => [field, [row[field], change[field]]]))

/** One reason refuses the whole save; it names every row that has it. */
function refuseChanges(pairs: readonly { row: Locked<saving.StoredRow>; change: AllocationChange }[]) {
  const found = pairs.flatMap(({ row, change }, at) => changeRefusal(row, change, `changes.${at}`) ?? [])
  const [first] = found
  if (!first) return
  const alike = found.filter(({ code }) => code === first.code)
  throw new Refusal(first.code, first.args, alike)
}

/** A release that grows over the capacity is refused by the database itself, also when two reps save at once. */
async function withinCapacity<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { constraint, detail = '' } = error as Partial<pg.DatabaseError> // nothing else is thrown there
    if (constraint !== 'allocation_within_capacity') throw error
    const [vvd = '', portOfLoading = ''] = detail.split(' ')
    return refuse('VA0007', vvd, portOfLoading)
  }
}

/** Hands rows to the carrier as they are now, each voyage and port in order, and wakes open pages. */
async function publish(
  { db, viewer }: Context,
  rows: readonly saving.StoredRow[],
  source: (typeof changeSources)[number],
) {
  if (rows.length === 0) return
  const placeOf = ({ vvd, portOfLoading }: saving.StoredRow) => `${vvd} ${portOfLoading}`
  const entries = [...new Set(rows.map(placeOf))].map((place) => {
    const [vvd = '', portOfLoading = ''] = place.split(' ')
    const some = rows.filter((row) => placeOf(row) === place)
    const payload: SubmittedAllocation = {
      vvd,
      portOfLoading,
      by: writerOf(viewer).by,
      source,
      sentAt: new Date().toISOString(),
      rows: some.map(({ isOwn, isClosed, accountName, vvd: _vvd, portOfLoading: _port, ...row }) => row),
    }
    return { topic: 'allocation' as const, key: `Allocation ${place}`, payload }
  })
  await enqueueLocked(db, entries)
  await saving.noteAllocations(db)
  await announceChanges(db)
}

/** Adds a row for one of the caller's accounts by hand. */
export async function addAllocation(context: Context, addition: AllocationAddition) {
  const { db, viewer } = context
  refuseViolations(checkChange(addition, ''))
  const place = await saving.lockPlace(db, addition)
  if (!place.isKnown) refuse('VA0015')
  if (!place.hasSpace) refuse('VA0002', addition.vvd)
  const account = await saving.findAccount(db, viewer, addition)
  refuseViolations([
    ...(place.loads ? [] : [violation('portOfLoading', 'VA0024')]),
    ...(place.lands ? [] : [violation('portOfDischarge', 'VA0024')]),
    ...(account ? [] : [violation('account', 'VA0024')]),
    ...(account && !account.hasContract ? [violation('contract', 'VA0024')] : []),
    ...(account && !account.hasRep ? [violation('salesRep', 'VA0024')] : []),
  ])
  if (!account) return refuse('VA0024')
  if (!account.isOwn) refuse('VA0022', account.name)
  if (place.isClosed) refuse('VA0014', addition.vvd)
  const { signature: by } = writerOf(viewer)
  const added = await withinCapacity(() => saving.insertAllocation(db, account, addition, { by, source: 'manual' }))
  if (!added) return refuse('VA0023')
  await publish(context, await saving.lockAllocations(db, viewer, [added.id]), 'manual')
  await context.audit({ objectType: 'allocation', objectId: String(added.id), after: addition })
  return added
}

/** What happened to a row. A row that exists has at least the line that made it. */
export async function getHistory({ db }: Context, id: number) {
  const entries = await saving.findHistory(db, id)
  return entries.length > 0 ? { entries } : refuseGeneral('GE0002')
}
