import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './row-table.module.css'

export interface Column<Row> {
  name: string
  title: string
  cell: (row: Row) => ReactNode
  /**
   * `main` is first and largest on a card, `corner` beside it; `figure` is aligned to the right. `address` has the room of a usual
   * e-mail address, however long the other texts of the row are.
   */
  placement?: 'main' | 'corner' | 'figure' | 'quiet' | 'address'
}

interface Props<Row> {
  /** The name of the table for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** While newer rows are loading, the present ones are dimmed. */
  isStale?: boolean
}

/** Rows of one kind: a table on wide screens, a card for each row on a phone. */
export function RowTable<Row>({ label, columns, rows, keyOf, isStale = false }: Props<Row>) {
  return (
    // no landmark: the panel around it often has the same name
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work by keyboard
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={classNames(styles.table, isStale && styles.stale)} aria-busy={isStale}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ name, title, placement }) => (
              <th key={name} scope="col" className={placement && styles[placement]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, title, cell, placement }) => (
                <td key={name} data-title={title} className={placement && styles[placement]}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
