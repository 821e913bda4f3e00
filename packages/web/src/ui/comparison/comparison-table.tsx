import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Muted } from '../text.tsx'
import css from './comparison.module.css'

export interface ComparedLine {
  key: string
  name: string
  /** What a row says beside its name: that it was moved, added or left out. */
  note?: ReactNode
  left: string
  right: string
  isDifferent: boolean
}

export interface ComparedSection {
  key: string
  title: string
  note?: ReactNode
  lines: readonly ComparedLine[]
}

interface Props {
  /** The name of the table for screen readers. */
  label: string
  /** The headers of the two sides. */
  left: string
  right: string
  sections: readonly ComparedSection[]
  /** What is said to screen readers of a field that differs, and of an empty one. */
  texts: { differs: string; nothing: string }
}

/** Two states of a document side by side. Differences are marked by colour, edge and text. */
export function ComparisonTable({ label, left, right, sections, texts }: Props) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      {sections.map((section) => (
        <tbody key={section.key}>
          <tr>
            <th className={css.section} colSpan={3} scope="rowgroup">
              {section.title}
              {section.note}
            </th>
          </tr>
          {section.lines.map((line) => (
            <Line key={line.key} line={line} heads={[left, right]} texts={texts} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface LineProps extends Pick<Props, 'texts'> {
  line: ComparedLine
  heads: readonly [string, string]
}

function Line({ line, heads, texts }: LineProps) {
  const { isDifferent } = line
  const cell = (side: 'left' | 'right', head: string) => (
    <td className={classNames(css.cell, isDifferent && css[side])} data-head={head}>
      {line[side] === '' ? (
        <Muted as="span">
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{texts.nothing}</span>
        </Muted>
      ) : (
        line[side]
      )}
    </td>
  )
  return (
    <tr data-different={isDifferent}>
      <th scope="row" className={css.field}>
        {line.name}
        {line.note}
        {isDifferent && <span className="visually-hidden"> ({texts.differs})</span>}
      </th>
      {cell('left', heads[0])}
      {cell('right', heads[1])}
    </tr>
  )
}
