import { SI_CONTAINER_LIMIT } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { containersOf } from '@fairway/contract/shipping-instructions/si-container.rules'
import { useMemo } from 'react'
import { useLanguage, useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import { EntryGrid, EntryTools, useSelectedRows } from '../../../../ui/entry-grid/entry-grid.tsx'
import type { RowActions } from '../../../../ui/entry-grid/entry-keys.ts'
import { type ListGrid, useEntryGrid } from '../../../../ui/entry-grid/use-entry-grid.ts'
import { showToast } from '../../../../ui/feedback/toast.store.ts'
import { FieldNotes } from '../../../../ui/form/field.tsx'
import { Row } from '../../../../ui/layout.tsx'
import { showMeasure } from '../../../../ui/measure.rules.ts'
import { Muted } from '../../../../ui/text.tsx'
import { useBooking, useDocument, useFieldError, useInstructionParts, useLocked } from '../si-context.ts'
import { emptyContainer } from '../si-document.ts'
import { useSplit } from '../use-split.ts'
import { containerColumns, freeContainers } from './container-columns.ts'
import css from './containers.module.css'

const emptyRow = () => ({ ...emptyContainer() })

/** The columns in the reader's language. They ask the form for what is known at the moment. */
function useColumns() {
  const { t } = useTranslation('siForm')
  const language = useLanguage()
  const { editor, booking, choices } = useInstructionParts()
  return useMemo(
    () =>
      containerColumns({
        choices,
        language,
        labelOf: (field) => t(`words.fields.${field}`),
        booking: booking.get,
        named: () => new Set(containersOf(editor.form.document.get()).map(({ row }) => row.containerNo)),
        blNo: () => editor.form.document.get().blNo,
      }),
    [t, language, editor, booking, choices],
  )
}

/** What the buttons and keys of the rows do. */
function useRowActions(at: number, grid: ListGrid): RowActions {
  const { t } = useTranslation('siForm')
  const { editor } = useInstructionParts()
  const rows = editor.form.rows.commodities.within(at).containers
  return {
    add: () => {
      const { length } = rows.keys.get()
      rows.add()
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
      const count = undo.length
      showToast({ kind: 'note', text: t('containers.removed', { count }), action: { text: t('undo'), act } })
      const left = rows.keys.get().length
      if (left > 0) grid.goTo({ row: Math.min(first, left - 1), column: 0 })
    },
  }
}

/** The containers of a commodity, filled in like a spreadsheet. */
export function ContainerEntry({ at }: { at: number }) {
  const { t } = useTranslation('siForm')
  const { id: formId, editor } = useInstructionParts()
  const list = `commodities.${at}.containers` as const
  const rows = editor.form.rows.commodities.within(at).containers
  const count = useStore(rows.keys).length
  const columns = useColumns()
  const grid = useEntryGrid({ list, columns, empty: emptyRow, limit: SI_CONTAINER_LIMIT })
  const actions = useRowActions(at, grid)
  const error = useFieldError(list)
  const isLocked = useLocked(list)
  const id = lineId(formId, list)
  const add = () => {
    if (actions.add()) grid.goTo({ row: rows.keys.get().length - 1, column: 0 })
  }
  return (
    <section className={css.entry} aria-labelledby={`${id}title`}>
      <Row gap={12} rowGap={4} justify="between">
        <h3 id={`${id}title`} className={css.title}>
          {t('words.fields.containers')}
        </h3>
        {!isLocked && count > 0 && <EntryTools grid={grid} />}
      </Row>
      <FieldNotes id={id} error={error} />
      {count > 0 && (
        <EntryGrid grid={grid} list={list} label={t('words.fields.containers')} keys={rows.keys} actions={actions} />
      )}
      {!isLocked && (
        <Row gap={8}>
          <Button id={id} onClick={add} disabled={count >= SI_CONTAINER_LIMIT}>
            {t(count === 0 ? 'containers.first' : 'containers.add')}
          </Button>
          <AddBooked at={at} />
          <SelectedRows at={at} grid={grid} actions={actions} />
        </Row>
      )}
      <Row gap={16} rowGap={2} justify="between">
        <PageTotals at={at} />
        {!isLocked && <Muted size="xs">{t('containers.hint')}</Muted>}
      </Row>
    </section>
  )
}

/** Adds the containers of the booking that no bill names yet, with what is known of them. */
function AddBooked({ at }: { at: number }) {
  const { t } = useTranslation('siForm')
  const { editor } = useInstructionParts()
  const booking = useBooking()
  const blNo = useDocument((document) => document.blNo)
  const numbers = useDocument((document) =>
    containersOf(document)
      .map(({ row }) => row.containerNo)
      .join(),
  )
  const free = freeContainers(booking, new Set(numbers.split(',')), blNo)
  if (free.length === 0) return null
  const add = () => {
    const rows = editor.form.rows.commodities.within(at).containers
    const { length } = rows.keys.get()
    const packageType = editor.form.document.get().commodities[at]?.containers.at(-1)?.packageType ?? ''
    rows.paste(
      length,
      free.map(({ containerNo, equipment, seal }) => ({
        ...emptyContainer(),
        containerNo,
        equipment,
        seal: seal ?? '',
        packageType,
      })),
    )
  }
  return <Button onClick={add}>{t('containers.addBooked', { count: free.length })}</Button>
}

interface SelectedProps {
  at: number
  grid: ListGrid
  actions: RowActions
}

/** What can be done with the selected rows. */
function SelectedRows({ at, grid, actions }: SelectedProps) {
  const { t } = useTranslation('siForm')
  const { editor } = useInstructionParts()
  const selected = useSelectedRows(grid)
  const split = useSplit()
  const all = useDocument(({ commodities }) => commodities[at]?.containers.length ?? 0)
  if (!selected || selected.first >= all) return null
  const last = Math.min(selected.last, all - 1)
  const count = last - selected.first + 1
  const move = () => {
    const { commodities } = editor.form.document.get()
    const page = commodities[at]
    if (!page) return
    const moved = page.containers.slice(selected.first, last + 1)
    const rest = page.containers.toSpliced(selected.first, count)
    void split([{ ...page, containers: moved }], commodities.with(at, { ...page, containers: rest }))
  }
  const stay = { onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault() }
  return (
    <>
      <Button variant="quiet" {...stay} onClick={() => actions.remove(selected.first, last)}>
        {t('containers.remove', { count })}
      </Button>
      {count < all && (
        <Button variant="quiet" {...stay} onClick={move}>
          {t('containers.toNewBill', { count })}
        </Button>
      )}
    </>
  )
}

/** What the containers of this commodity hold together. */
function PageTotals({ at }: { at: number }) {
  const { t } = useTranslation('siForm')
  const total = useStore(useInstructionParts().findings).totals.commodities[at]
  if (!total || total.containers === 0) return <Muted size="sm">{t('containers.none')}</Muted>
  return (
    <p className={css.total}>
      {t('containers.total', {
        count: total.containers,
        packages: showMeasure(total.packages),
        weight: showMeasure(total.weight),
        volume: showMeasure(total.volume),
      })}
    </p>
  )
}
