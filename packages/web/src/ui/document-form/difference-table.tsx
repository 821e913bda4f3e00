import type { Difference } from '@fairway/contract/shared/document-difference.rules'
import { useTranslation } from '../../platform/use-translation.ts'
import css from './document-form.module.css'

/** More lines than this nobody compares at once. */
const SHOWN_LIMIT = 30

interface Props {
  lines: readonly Difference[]
  /** The heads of the two sides. */
  left: string
  right: string
  nameOf: (path: string) => string
  /** What a value reads as, where it is more than its text. */
  show?: (path: string, text: string) => string
}

const asItIs = (_path: string, text: string) => text

/** Where two documents differ, field by field. */
export function DifferenceTable({ lines, left, right, nameOf, show = asItIs }: Props) {
  const { t } = useTranslation('documentForm')
  const empty = <span className={css.soft}>{t('conflict.empty')}</span>
  return (
    <>
      <table className={css.differences}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{left}</th>
            <th scope="col">{right}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN_LIMIT).map((line) => (
            <tr key={line.path}>
              <th scope="row">{nameOf(line.path)}</th>
              <td>{show(line.path, line.left) || empty}</td>
              <td>{show(line.path, line.right) || empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > SHOWN_LIMIT && <p>{t('conflict.more', { count: lines.length - SHOWN_LIMIT })}</p>}
    </>
  )
}
