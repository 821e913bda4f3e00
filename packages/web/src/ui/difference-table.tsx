import type { ReactNode } from 'react'
import css from './feedback/conflict.module.css'

interface Line {
  key: string
  /** What differs. */
  name: string
  left: ReactNode
  right: ReactNode
}

interface Props {
  /** Of the names and of the two sides. */
  heads: readonly [string, string, string]
  lines: readonly Line[]
  /** The name of the table for screen readers. */
  caption?: string
}

/** Two states side by side: only what differs. */
export function DifferenceTable({ heads, lines, caption }: Props) {
  return (
    <table className={css.differences}>
      {caption !== undefined && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, left, right }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{left}</td>
            <td>{right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
