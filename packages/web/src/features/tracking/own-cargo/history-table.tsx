import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Muted } from '../../../ui/text.tsx'
import { LocalTime } from '../local-time.tsx'
import type { PlaceLabels } from '../place-labels.ts'
import css from '../tracking-table.module.css'

interface Row {
  key: string
  at: string
  place: string
  lead: string
  under?: string
  cells: ReactNode[]
}

interface Props {
  caption: string
  lead: string
  columns: string[]
  rows: Row[]
  labels: PlaceLabels
}

/** What happened to a container and when, each in the local time of its place. A phone shows cards. */
export function HistoryTable({ caption, lead, columns, rows, labels }: Props) {
  const { t } = useTranslation('ownCargo')
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('histories.time')}</th>
          <th scope="col">{lead}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td className={css.time}>
              <LocalTime at={row.at} zone={labels.zone(row.place)} />{' '}
              <span className={css.soft}>{labels.at(row.at, row.place).offset}</span>
            </td>
            <th scope="row" className={css.lead}>
              {row.lead}
              {row.under && (
                <Muted as="span" size="xs" block>
                  {row.under}
                </Muted>
              )}
            </th>
            {columns.map((column, at) => (
              <td key={column}>{row.cells[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
