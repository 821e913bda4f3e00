import type { GridPreference, SortField } from '@fairway/contract/shared/grid.values'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { NativeSelect, Options } from '../../../ui/form/native-select.tsx'
import { preferenceQuery, preferenceStoreOf } from '../../../ui/grid/views/grid-preference.ts'
import { Row } from '../../../ui/layout.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { ViewChoice } from '../../../ui/view-choice.tsx'
import css from './rep-view.module.css'
import { columnText, type SheetColumn, sheetColumns } from './sheet-columns.ts'

const GRID = 'gridPrefVA'
/** Unless somebody chose their columns, there are as many as can be read; on a phone a row is a card and has room for all. */
const ROOM_FOR_ALL = '(min-width: 1560px), (max-width: 700px)'
const ROOM_FOR_MOST = '(min-width: 1400px)'
const first: readonly SheetColumn[] = ['eta', 'partyType']
const next: readonly SheetColumn[] = [...first, 'salesRepName', 'bookedTeu', 'bookedFeu']

/** What this person chose for the table; it is stored with the account. */
function usePreference() {
  const store = preferenceStoreOf(GRID)
  const { preference } = useStore(store.state)
  const query = useQuery(preferenceQuery(GRID))
  useEffect(() => {
    if (query.data) store.settle(query.data.preference ?? undefined)
    else if (query.isError) store.giveUpAsking()
  }, [store, query.data, query.isError])
  return { store, preference }
}

const hiddenIn = (preference: GridPreference) =>
  new Set(preference.layout.columns.filter(({ hidden }) => hidden).map(({ id }) => id))

/** The columns that this person wants to see; without a wish all, as far as there is room. */
export function useShownColumns(): readonly SheetColumn[] {
  const { preference } = usePreference()
  const hasAllRoom = useMedia(ROOM_FOR_ALL)
  const hasRoom = useMedia(ROOM_FOR_MOST)
  return useMemo(() => {
    const leftOut = hasAllRoom ? [] : hasRoom ? first : next
    const hidden = preference?.layout.columns.length ? hiddenIn(preference) : new Set<string>(leftOut)
    return sheetColumns.filter((name) => name === 'accountName' || !hidden.has(name))
  }, [preference, hasAllRoom, hasRoom])
}

/** The order of the rows, and what a click on a head does: up, down, and back to the order that they came in. */
export function useSheetOrder() {
  const { store, preference } = usePreference()
  const by = preference?.sort.find(({ id }) => sheetColumns.some((name) => name === id))
  const change = (sort: SortField[]) =>
    store.change({ layout: { density: 'normal', columns: [] }, ...preference, sort })
  const onSort = (id: string) =>
    change(by?.id !== id ? [{ id, descending: false }] : by.descending ? [] : [{ id, descending: true }])
  return { by, onSort, change }
}

/** The order of the rows, for a phone, where no head can be clicked. */
export function OrderChoice({ order: { by, change } }: { order: ReturnType<typeof useSheetOrder> }) {
  const { t } = useTranslation('vesselAllocation')
  const id = useId()
  return (
    <Row gap={8} rowGap={4}>
      <label htmlFor={id}>{t('sheet.order')}</label>
      <NativeSelect
        id={id}
        value={by?.id ?? ''}
        onChange={({ target }) => change(target.value === '' ? [] : [{ id: target.value, descending: false }])}
      >
        <Options
          options={[
            { value: '', text: t('sheet.unsorted') },
            ...sheetColumns.map((name) => ({ value: name, text: t(`words.columns.${columnText(name)}`) })),
          ]}
        />
      </NativeSelect>
      {by && (
        <ViewChoice
          label={t('sheet.order')}
          views={['up', 'down']}
          chosen={by.descending ? 'down' : 'up'}
          textOf={(one) => t(`sheet.${one}`)}
          onChoose={(one) => change([{ id: by.id, descending: one === 'down' }])}
        />
      )}
    </Row>
  )
}

/** Chooses the columns; the choice is stored with the account. */
export function ColumnChoice() {
  const { t } = useTranslation('vesselAllocation')
  const { store, preference } = usePreference()
  const shown = useShownColumns()
  const toggle = (name: SheetColumn) => {
    const columns = sheetColumns.map((id) => ({
      id,
      ...((id === name ? shown.includes(id) : !shown.includes(id)) && { hidden: true }),
    }))
    store.change({ sort: [], ...preference, layout: { density: 'normal', ...preference?.layout, columns } })
  }
  return (
    <details className={css.columns}>
      <summary>{t('sheet.columns')}</summary>
      <fieldset>
        <legend className="visually-hidden">{t('sheet.columns')}</legend>
        {sheetColumns
          .filter((name) => name !== 'accountName')
          .map((name) => (
            <label key={name} className={css.check}>
              <input type="checkbox" checked={shown.includes(name)} onChange={() => toggle(name)} />
              {t(`words.columns.${columnText(name)}`)}
            </label>
          ))}
      </fieldset>
    </details>
  )
}
