import { WRAP_AT_IN_PRINT, wrapText } from '@fairway/contract/shared/wrap-text'
import { useTranslation } from '../../../platform/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import css from './compare.module.css'
import { bySection, type ComparedField } from './compared-fields.rules.ts'
import type { FieldWords } from './field-words.ts'

interface Props {
  /** What a screen reader calls the table. */
  label: string
  /** The heads of the two sides. */
  left: string
  right: string
  lines: readonly ComparedField[]
  words: FieldWords
}

/** Two versions of a document side by side; where they differ both sides are lit, by colour, sign and word. */
export function VersionComparison({ label, left, right, lines, words }: Props) {
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
      {bySection(lines).map(([section, inside]) => (
        <tbody key={section}>
          <tr>
            <th className={css.section} colSpan={3} scope="rowgroup">
              {words.section(section)}
            </th>
          </tr>
          {inside.map((line) => (
            <Line key={line.path} line={line} words={words} heads={[left, right]} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Line({ line, words, heads }: { line: ComparedField; words: FieldWords; heads: [string, string] }) {
  const { t } = useTranslation('bookings')
  const { path, isDifferent } = line
  const cell = (side: 'left' | 'right', head: string) => {
    const text = words.show(path, line[side])
    return (
      <td className={classNames(css.cell, isDifferent && css[side])} data-head={head}>
        {text === '' ? (
          <span className={css.none}>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t('compare.nothing')}</span>
          </span>
        ) : (
          wrapText(text, WRAP_AT_IN_PRINT).join('\n')
        )}
      </td>
    )
  }
  return (
    <tr data-different={isDifferent}>
      <th scope="row" className={css.field}>
        {words.nameOf(line)}
        {isDifferent && <span className="visually-hidden"> ({t('compare.differs')})</span>}
      </th>
      {cell('left', heads[0])}
      {cell('right', heads[1])}
    </tr>
  )
}
