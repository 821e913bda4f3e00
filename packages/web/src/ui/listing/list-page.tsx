import { type ReactNode, useCallback, useState } from 'react'
import { lazyDialog } from '../lazy/lazy-part.tsx'
import { SummaryCards } from '../summary-cards.tsx'
import { CriteriaBar } from './criteria-bar.tsx'
import type { LiveListing } from './define-list.ts'
import { checkValues, chipsOf, criteriaOf, drawnFields, valuesOf } from './filter.rules.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { type ContentProps, ListContent } from './list-content.tsx'
import { ListCount, ListFrame } from './list-frame.tsx'
import type { ListLabels } from './list-labels.ts'
import { ListAge, ListNews } from './list-notes.tsx'
import type { PasteDialogProps } from './paste-dialog.tsx'
import type { PastedNumberKind } from './pasted-numbers.rules.ts'
import type { ListPageState } from './use-list-page.ts'

const FilterDialog = lazyDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)
const PasteDialog = lazyDialog<PasteDialogProps<PastedNumberKind>>(
  async () => (await import('./paste-dialog.tsx')).PasteDialog,
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
  const { name, paste, filter, cards, isImmediate } = definition
  const [dialog, setDialog] = useState<'filter' | 'paste'>()
  const onClose = () => setDialog(undefined)
  const onSearch = (next: C) => {
    onClose()
    change(next)
  }
  const [onFilter, onPaste] = [() => setDialog('filter'), () => setDialog('paste')]
  const Card = definition.card
  const card = useCallback((row: number) => <Card list={list} row={row} labels={labels} />, [Card, list, labels])
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
        updatedAt={buffered && isAnswer && !isImmediate ? buffered.newest.lastUpdateTs : undefined}
        action={action}
        above={above}
        summaryCards={cards.length > 0 && <ListCards page={page} />}
        criteriaBar={
          <CriteriaBar
            chips={chipsOf(filter, criteria, labels)}
            errors={page.errors}
            onChange={change}
            onClear={() => change(criteriaOfCards(criteria, cards))}
            onFilter={onFilter}
            {...(paste && { onPaste })}
            label={texts.criteriaLabel}
            filterText={texts.openFilter}
          />
        }
        notes={
          <>
            {!isImmediate && <ListNews page={page} />}
            {notes}
            {buffered && isAnswer && (
              <ListCount text={keys.size > 0 && texts.selected ? `${found} · ${texts.selected(keys.size)}` : found}>
                {actions}
              </ListCount>
            )}
          </>
        }
      >
        {!isImmediate && <ListAge page={page} />}
        {aboveRows}
        <ListContent
          page={{ ...page, criteria: pasted }}
          {...content}
          card={card}
          onFilter={onFilter}
          onPaste={onPaste}
        />
      </ListFrame>
      {dialog === 'filter' && <ListFilter page={page} onSearch={onSearch} onClose={onClose} />}
      {dialog === 'paste' && paste && texts.paste && (
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

/** What the cards choose: it stays when all other criteria are taken away. */
const criteriaOfCards = <C extends object>(criteria: C, cards: readonly { field: string }[]) =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => cards.some(({ field }) => field === name))) as C // all of it may be left out

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
  onSearch: (criteria: C) => void
  onClose: () => void
}

const noChoices = () => undefined

/** All criteria of a list in one place. */
function ListFilter<C extends object, L extends LiveListing, W extends ListLabels, X>(props: FilterProps<C, L, W, X>) {
  const { page, onSearch, onClose } = props
  const { definition, labels, texts, criteria } = page
  const { filter, useChoices = noChoices } = definition
  const choices = useChoices()
  return (
    <FilterDialog
      title={texts.filterTitle}
      apply={texts.apply}
      fields={drawnFields(filter, labels, choices, criteria)}
      values={valuesOf(filter, criteria)}
      nothing={valuesOf(filter, {})}
      check={(values) => checkValues(definition, values)}
      onSearch={(values) => onSearch(criteriaOf(definition, values, criteria))}
      onClose={onClose}
    />
  )
}
