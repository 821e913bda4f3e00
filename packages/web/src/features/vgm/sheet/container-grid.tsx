import { VGM_ROW_LIMIT } from '@fairway/contract/vgm/vgm.values'
import { plainContainerNo } from '@fairway/contract/vgm/vgm-rows.rules'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { EntryRow } from '../../../ui/entry-grid/entry-block.rules.ts'
import { EntryGrid, EntryTools, useSelectedRows } from '../../../ui/entry-grid/entry-grid.tsx'
import type { RowActions } from '../../../ui/entry-grid/entry-keys.ts'
import { type ListGrid, useEntryGrid } from '../../../ui/entry-grid/use-entry-grid.ts'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Row } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import { useSheetDetail, useSheetState, useVgmEditor } from '../vgm-context.ts'
import { VgmStatusTag } from '../vgm-status.tsx'
import { GridFacts } from './container-facts.tsx'
import { gridColumns, headsOf } from './grid-columns.ts'
import type { SheetRow } from './sheet.rules.ts'
import { emptySheetRow, settleRows } from './sheet-row.rules.ts'

/** Adds a row at the end of a booking. */
export function useAddRow() {
  const { form } = useVgmEditor()
  return (bookingNo: string) => {
    const { rows } = form.document.get()
    const last = rows.findLastIndex((row) => row.bookingNo === bookingNo)
    const at = last < 0 ? rows.length : last + 1
    form.rows.rows.paste(at, [emptySheetRow(bookingNo)])
    return at
  }
}

function useRowActions(grid: ListGrid): RowActions {
  const { t } = useTranslation('vgm')
  const { form } = useVgmEditor()
  const { rows } = form.rows
  const add = useAddRow()
  return {
    add: () => {
      const { length } = rows.keys.get()
      add(form.document.get().rows.at(-1)?.bookingNo ?? '')
      return rows.keys.get().length > length
    },
    duplicate: (row) => {
      rows.duplicate(row)
      grid.goTo({ row: row + 1, column: 0 })
    },
    remove: (first, last) => {
      const undo = Array.from({ length: last - first + 1 }, () => rows.remove(first)).toReversed()
      const act = () => {
        for (const putBack of undo) putBack()
      }
      showToast({
        kind: 'note',
        text: t('rows.removed', { count: undo.length }),
        action: { text: t('rows.undo'), act },
      })
      const left = rows.keys.get().length
      if (left > 0) grid.goTo({ row: Math.min(first, left - 1), column: 0 })
    },
  }
}

/** The columns in the reader's language. They ask the form for what is known at the moment. */
function useColumns() {
  const { t } = useTranslation('vgm')
  const editor = useVgmEditor()
  return useMemo(
    () =>
      gridColumns({
        labelOf: (field) => t(`columns.${field}`),
        methodName: (method) => t(`words.methods.${method}`),
        bookings: () => editor.detail.get()?.bookings ?? [],
        named: () => new Set(editor.form.document.get().rows.map(({ containerNo }) => plainContainerNo(containerNo))),
      }),
    [t, editor],
  )
}

const bookingOf = (row: EntryRow) => row.bookingNo ?? ''

/** The containers of all bookings on a wide screen, filled in like a spreadsheet. */
export function ContainerGrid() {
  const { t } = useTranslation('vgm')
  const editor = useVgmEditor()
  const { bookings } = useSheetDetail()
  const grid = useEntryGrid({
    list: 'rows',
    columns: useColumns(),
    empty: emptySheetRow,
    limit: VGM_ROW_LIMIT * bookings.length,
    headsOf,
    settle: (next, before, written) =>
      // the rows of this grid are those of the sheet
      settleRows(next as readonly SheetRow[], before as readonly SheetRow[], {
        written,
        bookings: editor.detail.get()?.bookings ?? [],
      }),
  })
  const actions = useRowActions(grid)
  const isOne = bookings.length === 1
  return (
    <>
      <Row gap={12} rowGap={4} justify="between">
        <Muted size="xs">{t('rows.gridHint')}</Muted>
        <EntryTools grid={grid} />
      </Row>
      <EntryGrid
        grid={grid}
        list="rows"
        label={t('rows.title')}
        keys={editor.form.rows.rows.keys}
        actions={actions}
        aside={{ label: t('columns.facts'), width: 2.6, Cell: GridFacts }}
        {...(!isOne && { groups: { of: bookingOf, Head: BookingHead } })}
      />
      <SelectedRows grid={grid} actions={actions} />
    </>
  )
}

/** Above the rows of a booking: its number, its status, and a button for one more row. */
function BookingHead({ group }: { group: string }) {
  const { t } = useTranslation('vgm')
  const states = useSheetState()
  const add = useAddRow()
  const status = states[group]?.status ?? 'Pending'
  return (
    <Row gap={12} justify="between">
      <Row gap={12} as="span">
        {t('header.title', { bookingNo: group })}
        <VgmStatusTag status={status} />
      </Row>
      <Button small variant="quiet" onClick={() => add(group)}>
        {t('rows.add')}
      </Button>
    </Row>
  )
}

function SelectedRows({ grid, actions }: { grid: ListGrid; actions: RowActions }) {
  const { t } = useTranslation('vgm')
  const selected = useSelectedRows(grid)
  const all = grid.rows.get().length
  if (!selected || selected.first >= all) return null
  const last = Math.min(selected.last, all - 1)
  return (
    <div>
      <Button
        variant="quiet"
        small
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => actions.remove(selected.first, last)}
      >
        {t('rows.removeSelected', { count: last - selected.first + 1 })}
      </Button>
    </div>
  )
}
