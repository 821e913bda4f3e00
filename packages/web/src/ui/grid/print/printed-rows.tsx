import { shownColumns } from '../grid-layout.rules.ts'
import type { GridProps } from '../grid-parts.ts'
import { columnsOnPaper, widthOf } from './printed-columns.rules.ts'
import css from './printed-rows.module.css'

/** All rows of a list on paper. The grid on the screen renders only those in sight. */
export function PrintedRows({ label, rows, columns, state, shown }: GridProps) {
  const groups = columnsOnPaper(shownColumns(columns, rows.count, state))
  return groups.map((group) => (
    <table key={group.at(-1)?.column.id} className={css.table} aria-label={label} style={{ width: widthOf(group) }}>
      <colgroup>
        {group.map(({ column, widthPx }) => (
          <col key={column.id} style={{ width: widthPx }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {group.map(({ column }) => (
            <th key={column.id} scope="col" className={column.align === 'end' ? css.end : undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={rows.keyOf(row)}>
            {group.map(({ column }) => (
              <td
                key={column.id}
                className={column.align === 'end' ? css.end : column.isRowHeader ? css.name : undefined}
              >
                {column.text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
