import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { leftOf } from '@fairway/contract/vessel-allocation/allocation.rules'
import type { AllocationRow } from '@fairway/contract/vessel-allocation/allocation.schema'
import { type EditableField, metrics, quantityFields } from '@fairway/contract/vessel-allocation/allocation.values'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useStoreSelector } from '../../../ui/document-form/document-context.ts'
import type { EntryRow } from '../../../ui/entry-grid/entry-block.rules.ts'
import type { EntryColumn } from '../../../ui/entry-grid/entry-grid.store.ts'
import { EntryGrid, EntryTools, useSelectedRows } from '../../../ui/entry-grid/entry-grid.tsx'
import type { RowActions } from '../../../ui/entry-grid/entry-keys.ts'
import { useEntryGrid } from '../../../ui/entry-grid/use-entry-grid.ts'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { spaceKey } from './allocation-sheet.rules.ts'
import { ColumnChoice, OrderChoice, useSheetOrder, useShownColumns } from './column-choice.tsx'
import { useCellTexts } from './conflict-panel.tsx'
import { NotifyReps } from './rep-dialogs.ts'
import css from './rep-view.module.css'
import { columnText, columnWidths, type SheetColumn } from './sheet-columns.ts'
import { useSheetParts } from './sheet-context.ts'

const quantities: ReadonlySet<string> = new Set(quantityFields)
const figures: ReadonlySet<string> = new Set([...quantityFields, 'bookedTeu', 'bookedFeu'])
const isEditable = (name: SheetColumn) => quantities.has(name) || name === 'remarks'
/** What leads a pasted line to its row. */
const keys: ReadonlySet<string> = new Set(['accountName', 'contract', 'portOfDischarge'])

function useColumns(shown: readonly SheetColumn[]): EntryColumn[] {
  const { t } = useTranslation('vesselAllocation')
  const { places } = useSheetParts()
  return useMemo(
    () =>
      shown.map((name): EntryColumn => {
        const label = t(`words.columns.${columnText(name)}`)
        return {
          name,
          label,
          heads: [name, label],
          width: columnWidths[name],
          kind: figures.has(name) ? 'figures' : 'text',
          isKey: keys.has(name),
          isFixed: !isEditable(name),
          ...(name === 'eta' && {
            computed: ({ eta = '', portOfDischarge = '' }: EntryRow) =>
              eta === '' ? '' : placeTime(eta, places[portOfDischarge]?.zone ?? 'UTC').date,
          }),
        }
      }),
    [t, places, shown],
  )
}

/** Rows come from the carrier or are added by hand: the table itself neither adds nor removes any. */
const rowActions: RowActions = { add: () => false, duplicate: () => {}, remove: () => {} }
const spaceOf = (row: EntryRow) => row.space ?? ''
const isRowLocked = ({ lock }: EntryRow) => lock !== ''
const noRow = (): EntryRow => ({})

/** The rows of the chosen vessels, filled in like a spreadsheet, under the totals of each voyage and port. */
export function AllocationGrid() {
  const { t } = useTranslation('vesselAllocation')
  const language = useLanguage()
  const shown = useShownColumns()
  const order = useSheetOrder()
  const isPhone = useMedia('(max-width: 700px)')
  const { sheet, goTo } = useSheetParts()
  const [isNotifying, setIsNotifying] = useState(false)
  const limit = useStoreSelector(sheet.keys, (ids) => ids.length)
  const grid = useEntryGrid({ list: 'rows', columns: useColumns(shown), empty: noRow, limit, isRowLocked })
  useEffect(
    () =>
      sheet.onRebase((change) => {
        const { to } = grid.selection.get() ?? {}
        const id = to && grid.rows.get()[to.row]?.id
        grid.rebase(change)
        const row = grid.rows.get().findIndex((one) => one.id === id)
        // the cursor stays with its row where others added one above it
        if (to && row >= 0 && row !== to.row) grid.selection.set({ from: { ...to, row }, to: { ...to, row } })
      }),
    [sheet, grid],
  )
  const { by } = order
  useEffect(() => sheet.sort(by, language), [sheet, by, language])
  useEffect(() => {
    goTo.current = (path) => {
      const [, row = '0', field] = path.split('.')
      grid.goTo({
        row: Number(row),
        column: Math.max(
          0,
          grid.columns.findIndex(({ name }) => name === field),
        ),
      })
    }
  }, [goTo, grid])
  const selected = useSelectedRows(grid)
  const rows = sheet.base.get()
  const chosen = selected && selected.last > selected.first ? rows.slice(selected.first, selected.last + 1) : rows
  return (
    <>
      <Row gap={12} rowGap={4} justify="between">
        <Muted size="xs">{t('sheet.hint')}</Muted>
        <Row gap={4}>
          {isPhone && <OrderChoice order={order} />}
          <EntryTools grid={grid} />
          <ColumnChoice />
          <Button small variant="quiet" onClick={() => setIsNotifying(true)}>
            {t('notify.open')}
          </Button>
        </Row>
      </Row>
      <EntryGrid
        grid={grid}
        list="rows"
        label={t('sheet.label')}
        keys={sheet.keys}
        actions={rowActions}
        aside={{ label: t('sheet.facts'), width: 1.9, Cell: RowFacts }}
        groups={{ of: spaceOf, Head: SpaceHead }}
        order={order}
      />
      {isNotifying && <NotifyReps rows={chosen} onClose={() => setIsNotifying(false)} />}
    </>
  )
}

/** Above the rows of a voyage and port: what it can take, and what its rows add up to while they are typed. */
function SpaceHead({ group }: { group: string }) {
  const { t } = useTranslation('vesselAllocation')
  const language = useLanguage()
  const { sheet, places } = useSheetParts()
  const space = useStoreSelector(sheet.totals, (all) => all.find((one) => spaceKey(one) === group))
  if (!space) return group
  const { vvd, vessel, voyageType, portOfLoading, etd, isClosed, capacity, release } = space
  const { name, zone } = places[portOfLoading] ?? {}
  const over = leftOf(release, capacity)
  const isOver = over.teu > 0 || over.feu > 0
  const departure = etd && placeTime(etd, zone ?? 'UTC')
  return (
    <Row gap={20} rowGap={6}>
      <span className={css.voyage}>
        <b>{vvd}</b> {vessel} · {t(`words.voyageTypes.${voyageType}`)} · {name?.[language] ?? portOfLoading}
        {departure && ` · ${t('sheet.etd', { at: `${departure.date} ${departure.time} ${departure.offset}` })}`}
      </span>
      <dl className={css.totals}>
        {(['capacity', ...metrics, 'booked'] as const).map((metric) => (
          <div key={metric}>
            <dt>{t(`words.metrics.${metric}`)}</dt>
            <dd>{t('sheet.units', { teu: figure(space[metric].teu), feu: figure(space[metric].feu) })}</dd>
          </div>
        ))}
      </dl>
      {isClosed && <Tag icon="lock" text={t('sheet.closed')} />}
      {isOver && (
        <Tag
          tone="blocked"
          icon="alert"
          text={t('sheet.over', {
            units: t('sheet.units', { teu: figure(Math.max(0, over.teu)), feu: figure(Math.max(0, over.feu)) }),
          })}
        />
      )}
    </Row>
  )
}

/** Who changed a row last, why it cannot be changed, and the way to its history. */
function RowFacts({ at }: { at: number }) {
  const { t } = useTranslation('vesselAllocation')
  const { sheet } = useSheetParts()
  const row = useStoreSelector(sheet.base, (rows) => rows[at])
  const [isOpen, setIsOpen] = useState(false)
  if (!row) return null
  const { accountName, isOwn, isClosed, updatedBy, updatedAt } = row
  const isLocked = !isOwn && !isClosed
  return (
    <>
      <IconButton label={t('sheet.history', { account: accountName })} onClick={() => setIsOpen(true)}>
        <Icon name="clock" size={16} />
      </IconButton>
      {isLocked && (
        <span className={css.lock} title={t('sheet.other')}>
          <Icon name="lock" size={14} />
          <span className="visually-hidden">{t('sheet.other')}</span>
        </span>
      )}
      <Muted as="span" size="xs" className={css.updated}>
        <span title={updatedBy}>{updatedBy}</span>
        <ReaderTime at={updatedAt} only="day" />
      </Muted>
      {isOpen && <AllocationHistoryDialog row={row} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface Props {
  row: AllocationRow
  onClose: () => void
}

/** Who changed which cell of a row, newest first. */
function AllocationHistoryDialog({ row: { id, version, accountName, vvd, portOfLoading }, onClose }: Props) {
  const { t } = useTranslation('vesselAllocation')
  const { valueText } = useCellTexts()
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/allocation/history', { query: { id } }),
    // a row that was saved meanwhile has one more line
    queryKey: ['GET /api/allocation/history', id, version],
  })
  return (
    <Dialog
      title={t('history.title', { account: accountName })}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('history.close')}</Button>}
    >
      <Stack gap={12}>
        <Muted size="sm">
          {vvd} · {portOfLoading}
        </Muted>
        {data ? (
          <Stack as="ol" gap={12}>
            {data.entries.map((entry) => (
              <Stack as="li" key={entry.version} gap={2}>
                <span>
                  <ReaderTime at={entry.at} /> · {entry.by} · {t(`words.sources.${entry.source}`)}
                </span>
                {Object.entries(entry.changes).map(([field, [from, to]]) => (
                  <span key={field}>
                    {t('history.change', {
                      column: t(`words.columns.${field as EditableField}`), // cells alone are recorded
                      from: valueText(from),
                      to: valueText(to),
                    })}
                  </span>
                ))}
                {Object.keys(entry.changes).length === 0 && <span>{t('history.added')}</span>}
              </Stack>
            ))}
          </Stack>
        ) : (
          <LoadingState
            loading={t('history.loading')}
            failed={t('history.failed')}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Dialog>
  )
}
