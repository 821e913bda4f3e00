import type { AllocationChange, AllocationSaved } from '@fairway/contract/vessel-allocation/allocation.schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '../../../platform/calls/failure.ts'
import { createEntryGrid } from '../../../ui/entry-grid/entry-grid.store.ts'
import { allocationRow as row, allocationSpace as space } from './allocation-sheet.fixture.ts'
import { type AllocationSheet, createAllocationSheet, type SheetDraft, type SheetRows } from './allocation-sheet.ts'

let sent: AllocationChange[][] = []
let answers: (() => AllocationSaved)[] = []
let now: SheetRows
let draft: SheetDraft | undefined
let closed: string[] = []

const stale = () => {
  throw new Failure('refused', 409, {
    errorCode: 'VA0008',
    violations: [{ path: 'changes.0', code: 'VA0008', args: [] }],
  })
}
const saved = (version: number) => () => ({ saved: [{ id: 1, version }], spaces: [] })

const open = (rows = [row(), row({ id: 2, accountName: 'Hai Phong Textiles', isOwn: false })]): AllocationSheet => {
  now = { rows, spaces: [space] }
  return createAllocationSheet({
    ...now,
    draft,
    save: async (changes) => {
      sent.push(changes)
      return answers.shift()?.() ?? saved(5)()
    },
    reload: async () => now,
    onChange: () => {},
    onClosed: (vvds) => closed.push(...vvds),
  })
}

beforeEach(() => {
  sent = []
  answers = []
  draft = undefined
  closed = []
})

describe('a sheet of allocations', () => {
  it('saves what was typed with the version that was read, and goes on from there', async () => {
    const sheet = open()
    sheet.form.setText('rows.0.releaseTeu', '7')
    expect(await sheet.save()).toEqual({ kind: 'saved', rows: 1 })
    sheet.form.setText('rows.0.releaseTeu', '8')
    answers.push(saved(6))
    await sheet.save()
    expect(sent).toEqual([[{ id: 1, version: 4, releaseTeu: 7 }], [{ id: 1, version: 5, releaseTeu: 8 }]])
    expect(await sheet.save()).toEqual({ kind: 'nothing' })
  })

  it('sends nothing while a cell is wrong', async () => {
    const sheet = open()
    sheet.form.setText('rows.0.releaseTeu', '1.5')
    expect(await sheet.save()).toEqual({ kind: 'invalid' })
    expect(sheet.form.shown.get()).toMatchObject([{ path: 'rows.0.releaseTeu', code: 'VA0017' }])
    expect(sent).toEqual([])
  })

  it('saves again by itself when the other rep saved another cell of the row', async () => {
    const sheet = open()
    sheet.form.setText('rows.0.releaseTeu', '7')
    now = { rows: [row({ version: 5, demandTeu: 12 })], spaces: [space] }
    answers.push(stale, saved(6))
    expect(await sheet.save()).toEqual({ kind: 'saved', rows: 1 })
    expect(sent[1]).toEqual([{ id: 1, version: 5, releaseTeu: 7 }])
    expect(sheet.form.document.get().rows[0]).toMatchObject({ demandTeu: '12', releaseTeu: '7' })
  })

  it.each([
    ['mine', [{ id: 1, version: 5, releaseTeu: 7 }]],
    ['theirs', undefined],
  ] as const)('asks when both changed one cell, and takes %s', async (choice, then) => {
    const sheet = open()
    sheet.form.setText('rows.0.releaseTeu', '7')
    now = { rows: [row({ version: 5, releaseTeu: 9 })], spaces: [space] }
    answers.push(stale, saved(6))
    expect(await sheet.save()).toEqual({ kind: 'conflict' })
    expect(sheet.conflicts.get()).toMatchObject([{ field: 'releaseTeu', before: 4, mine: 7, theirs: 9 }])
    expect(await sheet.save(), 'not before it is settled').toEqual({ kind: 'conflict' })
    sheet.settle(sheet.conflicts.get(), choice)
    await sheet.save()
    expect(sent[1]).toEqual(then)
  })

  it('keeps a conflict open over further news, and lets it go when both mean the same', () => {
    const sheet = open()
    sheet.form.setText('rows.0.releaseTeu', '7')
    sheet.receive({ rows: [row({ version: 5, releaseTeu: 9 })], spaces: [space] })
    sheet.receive({ rows: [row({ version: 6, releaseTeu: 9, demandTeu: 1 })], spaces: [space] })
    expect(sheet.conflicts.get()).toMatchObject([{ mine: 7, theirs: 9 }])
    sheet.receive({ rows: [row({ version: 7, releaseTeu: 7, demandTeu: 1 })], spaces: [space] })
    expect(sheet.conflicts.get()).toEqual([])
    expect(sheet.changes()).toEqual([])
  })

  it('moves the totals with what is typed', () => {
    const sheet = open()
    sheet.form.setText('rows.0.releaseTeu', '10')
    expect(sheet.totals.get()).toMatchObject([{ release: { teu: 10, feu: 2 } }])
    expect(sheet.totals.get()).toBe(sheet.totals.get())
  })

  it('ignores an answer that is older than its own save', async () => {
    const sheet = open()
    sheet.form.setText('rows.0.releaseTeu', '7')
    await sheet.save()
    sheet.receive({ rows: [row()], spaces: [space] })
    expect(sheet.form.document.get().rows[0]).toMatchObject({ releaseTeu: '7' })
    expect(sheet.changes()).toEqual([])
  })

  it('tells when a vessel closes over what was typed', () => {
    const sheet = open([row(), row({ id: 2, vvd: 'FKF038E' })])
    sheet.form.setText('rows.0.releaseTeu', '7')
    sheet.receive({ rows: [row({ isClosed: true }), row({ id: 2, vvd: 'FKF038E', isClosed: true })], spaces: [space] })
    expect(closed).toEqual(['FHM043E'])
    expect(sheet.changes()).toEqual([])
  })

  it('names the row that the server refused', async () => {
    const sheet = open()
    sheet.form.setText('rows.0.remarks', 'late')
    const violations = [{ path: 'changes.0', code: 'VA0014', args: ['FHM043E'] }]
    answers.push(() => {
      throw new Failure('refused', 422, { errorCode: 'VA0014', violations })
    })
    expect(await sheet.save()).toMatchObject({ kind: 'failed' })
    expect(sheet.form.shown.get()).toMatchObject([{ path: 'rows.0.remarks', code: 'VA0014' }])
  })

  it('finds what was typed on an earlier visit, also for rows that were not shown meanwhile', () => {
    const sheet = open()
    sheet.form.setText('rows.0.releaseTeu', '7')
    draft = sheet.draft()
    const other = open([row({ id: 9 })])
    expect(other.hiddenChanges).toBe(1)
    other.form.setText('rows.0.demandTeu', '3')
    draft = other.draft()
    const both = open([row({ version: 5, releaseTeu: 9 }), row({ id: 9 })])
    expect(both.changes()).toMatchObject([
      { id: 1, releaseTeu: 7 },
      { id: 9, demandTeu: 3 },
    ])
    expect(both.conflicts.get()).toMatchObject([{ id: 1, theirs: 9 }])
  })

  it('is undone over a save, and does not take back what others saved', async () => {
    const sheet = open()
    const { form } = sheet
    const rows = { get: () => form.document.get().rows, watch: form.document.watch }
    const grid = createEntryGrid(() => [{ name: 'releaseTeu', label: 'Release TEU', width: 1, kind: 'figures' }], {
      rows,
      setRows: (next) => form.put({ rows: next }),
      setText: (at, _name, text) => form.setText(`rows.${at}.releaseTeu`, text),
      leave: () => {},
      empty: () => ({}),
      limit: () => 2,
    })
    grid.start()
    sheet.onRebase(grid.rebase)
    grid.type({ row: 0, column: 0 }, '7')
    await sheet.save()
    sheet.receive({ rows: [row({ version: 6, releaseTeu: 7, demandTeu: 12 })], spaces: [space] })
    grid.undo()
    expect(sheet.changes()).toEqual([{ id: 1, version: 6, releaseTeu: 4 }])
    grid.redo()
    expect(sheet.changes()).toEqual([])
    expect(rows.get()[0]).toMatchObject({ releaseTeu: '7', demandTeu: '12' })
  })

  it('sorts the rows of a port, and what was typed, what is wrong and what can be undone move along', () => {
    const sheet = open([row({ releaseTeu: 9 }), row({ id: 2, releaseTeu: 3 }), row({ id: 3, vvd: 'FHM044E' })])
    const { form } = sheet
    const rows = { get: () => form.document.get().rows, watch: form.document.watch }
    const grid = createEntryGrid(() => [{ name: 'releaseTeu', label: 'Release TEU', width: 1, kind: 'figures' }], {
      rows,
      setRows: (next) => form.put({ rows: next }),
      setText: (at, _name, text) => form.setText(`rows.${at}.releaseTeu`, text),
      leave: (at) => form.leave(`rows.${at}.releaseTeu`),
      empty: () => ({}),
      limit: () => 3,
    })
    grid.start()
    sheet.onRebase(grid.rebase)
    grid.type({ row: 0, column: 0 }, 'x')
    form.leave('rows.0.releaseTeu')
    sheet.sort({ id: 'releaseTeu', descending: false }, 'en')
    const shown = () => rows.get().map(({ id, releaseTeu }) => `${id} ${releaseTeu}`)
    expect(shown()).toEqual(['2 3', '1 x', '3 4']) // no number comes last, and a voyage stays below the other
    expect(form.shown.get()).toMatchObject([{ path: 'rows.1.releaseTeu', code: 'VA0017' }])
    grid.undo()
    expect(shown()).toEqual(['2 3', '1 9', '3 4'])
    sheet.receive({
      rows: [
        row({ releaseTeu: 1, version: 5 }),
        row({ id: 4 }),
        row({ id: 2, releaseTeu: 3 }),
        row({ id: 3, vvd: 'FHM044E' }),
      ],
      spaces: [space],
    })
    expect(shown()).toEqual(['2 3', '1 1', '4 4', '3 4']) // nothing jumps while others save
    sheet.sort(undefined, 'en')
    expect(shown()).toEqual(['1 1', '4 4', '2 3', '3 4'])
  })
})
