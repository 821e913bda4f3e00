import { type CSSProperties, type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { classNames } from '../class-names.ts'
import { chooseAmong } from '../count-choice.rules.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { figure } from '../figure.rules.ts'
import { lazyDialog, lazyPart } from '../lazy/lazy-part.tsx'
import css from '../summary-cards.module.css'
import type { LiveListing } from './define-list.ts'
import { checkValues, criteriaOf, drawnFields, fieldEntries, valuesOf } from './filter.rules.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'
import type { LeftOutProps } from './left-out-note.tsx'
import { type ContentProps, ListContent } from './list-content.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListCount, ListFrame } from './list-frame.tsx'
import type { ListLabels } from './list-labels.ts'
import { ListAge, ListNews } from './list-notes.tsx'
import type { PasteDialogProps } from './paste-dialog.tsx'
import type { PastedNumberKind } from './pasted-numbers.rules.ts'
import type { SelectedActionsProps } from './selected-actions.tsx'
import type { ListPageState } from './use-list-page.ts'

const FilterDialog = lazyDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)
const PasteDialog = lazyDialog<PasteDialogProps<PastedNumberKind>>(
  async () => (await import('./paste-dialog.tsx')).PasteDialog,
)
const LeftOutNote = lazyPart<LeftOutProps>(async () => (await import('./left-out-note.tsx')).LeftOutNote, {
  whenIdle: true,
})
const SelectedActions = lazyPart<SelectedActionsProps>(
  async () => (await import('./selected-actions.tsx')).SelectedActions,
)

interface Props<C extends object, L extends LiveListing, W extends ListLabels, X>
  extends Pick<ContentProps, 'selectLimit' | 'selection' | 'emptyAction'> {
  page: ListPageState<C, L, W, X>
  /** What begins here beside reading. */
  action?: ReactNode
  /** What stands above the list. */
  above?: ReactNode
  /** What stands between the filters and the rows. */
  aboveRows?: ReactNode
  /** What is said behind the news. */
  notes?: ReactNode
  /** What can be done with the rows that are chosen. */
  actions?: ReactNode
}

/** A list as its definition says: its rows in the frame of every list, and the dialogs for its criteria. */
export function ListPage<C extends object, L extends LiveListing, W extends ListLabels, X>(props: Props<C, L, W, X>) {
  const { page, action, above, aboveRows, notes, actions, ...content } = props
  const { definition, labels, texts, criteria, change, buffered, isAnswer, list, keys } = page
  const { name, paste, cards, isImmediate } = definition
  const [dialog, setDialog] = useState<{ kind: 'filter'; only?: string | undefined } | { kind: 'paste' }>()
  const onClose = () => setDialog(undefined)
  const onSearch = (next: C) => {
    onClose()
    change(next)
  }
  const onFilter = (only?: string) => setDialog({ kind: 'filter', only })
  const onPaste = () => setDialog({ kind: 'paste' })
  const Card = definition.card
  const card = useCallback((row: number) => <Card list={list} row={row} labels={labels} />, [Card, list, labels])
  const hasWishes = page.address.criteria !== undefined || page.address.view !== undefined
  const pasted: { numbers?: string[] } = criteria
  const found = texts.found(page.grid.shown.length)
  return (
    <>
      <ListFrame
        title={texts.title}
        {...(name && { name })}
        fileName={texts.fileName}
        grid={page.grid}
        address={page.address}
        criteria={criteria}
        onOpenView={page.openView}
        onLeaveView={page.openStart}
        builtIn={page.builtIn}
        isComplete={buffered !== undefined && isAnswer}
        updatedAt={buffered && isAnswer && !isImmediate ? buffered.newest.lastUpdateTs : undefined}
        action={action}
        above={above}
        summaryCards={cards.length > 0 && <ListCards page={page} />}
        filters={<ListFilters page={page} onFilter={onFilter} onPaste={onPaste} />}
        notes={
          <>
            {!isImmediate && <ListNews page={page} />}
            {notes}
            {buffered && isAnswer && (
              <ListCount text={keys.size > 0 && texts.selected ? `${found} · ${texts.selected(keys.size)}` : found}>
                {keys.size > 0 && content.selectLimit ? (
                  <SelectedActions
                    grid={page.grid}
                    keys={keys}
                    fileName={texts.fileName}
                    onClear={() => page.setKeys(new Set())}
                  >
                    {actions}
                  </SelectedActions>
                ) : (
                  actions
                )}
              </ListCount>
            )}
          </>
        }
      >
        {hasWishes && (
          <LeftOutNote address={page.address} read={definition.criteria.read} columns={page.grid.columns} />
        )}
        {!isImmediate && <ListAge page={page} />}
        {aboveRows}
        <ListContent
          page={{ ...page, criteria: pasted }}
          {...content}
          card={card}
          onFilter={() => onFilter()}
          onPaste={onPaste}
        />
      </ListFrame>
      {dialog?.kind === 'filter' && <ListFilter page={page} only={dialog.only} onSearch={onSearch} onClose={onClose} />}
      {dialog?.kind === 'paste' && paste && texts.paste && (
        <PasteDialog
          kinds={paste.kinds}
          limit={paste.limit}
          label={texts.paste.field}
          none={texts.paste.none}
          numbers={pasted.numbers ?? []}
          onSearch={(next) => onSearch({ ...criteria, ...next })}
          onClose={onClose}
        />
      )}
    </>
  )
}

interface PageProps<C extends object, L extends LiveListing, W extends ListLabels, X> {
  page: ListPageState<C, L, W, X>
}

/** How many rows belong to what; the cards of a second group stand apart. */
function ListCards<C extends object, L extends LiveListing, W extends ListLabels, X>({ page }: PageProps<C, L, W, X>) {
  const { definition, labels, texts, cards } = page
  const [, second] = definition.cards
  const apart = second?.values[0]
  const nameOf = (value: string) =>
    definition.cards.find(({ values }) => values.includes(value))?.textOf(labels, value) ?? ''
  return (
    <SummaryCards
      values={definition.cards.flatMap(({ values }) => values)}
      nameOf={nameOf}
      blocked={definition.cards.flatMap(({ blocked }) => blocked)}
      {...(apart !== undefined && { apart })}
      label={texts.cards}
      hint={texts.cardsHint}
      counts={cards.counts}
      isCounting={cards.isCounting}
      chosen={cards.chosen}
      onChoose={cards.choose}
    />
  )
}

interface FilterProps<C extends object, L extends LiveListing, W extends ListLabels, X> extends PageProps<C, L, W, X> {
  /** The one criterion that it shows; without it, all of them. */
  only: string | undefined
  onSearch: (criteria: C) => void
  onClose: () => void
}

const noChoices = () => undefined

/** All criteria of a list in one place, or one of them. */
function ListFilter<C extends object, L extends LiveListing, W extends ListLabels, X>(props: FilterProps<C, L, W, X>) {
  const { page, only, onSearch, onClose } = props
  const { definition, labels, texts, criteria } = page
  const { filter, useChoices = noChoices } = definition
  const choices = useChoices()
  const entry = fieldEntries(filter, labels).find(({ name }) => name === only)
  const shown = entry ? [entry.field] : filter
  return (
    <FilterDialog
      title={entry?.text ?? texts.filterTitle}
      apply={texts.apply}
      fields={drawnFields(shown, labels, choices, criteria)}
      values={valuesOf(filter, criteria)}
      nothing={{ ...valuesOf(filter, criteria), ...valuesOf(shown, {}) }}
      check={(values) => checkValues(definition, values)}
      onSearch={(values) => onSearch(criteriaOf(definition, values, criteria))}
      onClose={onClose}
    />
  )
}

interface SummaryCardsProps<W extends string> {
  label: string
  hint: string
  /** In display order. An even number, because a phone shows two rows. */
  values: readonly W[]
  nameOf: (value: W) => string
  /** The count of each value, once it is loaded; of some it may not be known. */
  counts: Readonly<Partial<Record<W, number>>> | undefined
  /** The counts are loading. */
  isCounting: boolean
  /** The values that require action when their count is not zero. */
  blocked: W | readonly W[]
  /** The first value of the second group, which counts across the others. */
  apart?: W
  chosen: readonly W[]
  onChoose: (values: W[]) => void
}

/** Cards with the count of each value. A click shows those alone, with Ctrl or Shift several. */
function SummaryCards<W extends string>(props: SummaryCardsProps<W>) {
  const { label, hint, values, nameOf, counts, isCounting, blocked, apart, chosen, onChoose } = props
  const urgent: readonly W[] = typeof blocked === 'string' ? [blocked] : blocked
  const choose = (value: W) => (event: MouseEvent) =>
    onChoose(chooseAmong(values, chosen, value, event.ctrlKey || event.metaKey || event.shiftKey))
  const columns = { '--cards': values.length, '--cards-narrow': Math.ceil(values.length / 2) } as CSSProperties // own properties
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form
    <div className={css.strip} style={columns} role="group" aria-label={label} title={hint}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={classNames(
            css.card,
            urgent.includes(value) && (counts?.[value] ?? 0) > 0 && css.blocked,
            value === apart && css.apart,
          )}
          aria-pressed={chosen.includes(value)}
          onClick={choose(value)}
        >
          <span className={css.count}>
            {counts?.[value] !== undefined ? (
              figure(counts[value])
            ) : isCounting && !counts ? (
              <Skeleton width="40px" height="22px" />
            ) : (
              '–'
            )}
          </span>
          <span className={css.name}>{nameOf(value)}</span>
        </button>
      ))}
    </div>
  )
}
