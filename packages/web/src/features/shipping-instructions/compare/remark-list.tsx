import type { FieldRemark } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { SiFieldLabels } from '../field-labels.ts'
import css from './compare.module.css'

/** Remarks about single fields, each under the name of its field. */
export function RemarkList({ remarks, labels }: { remarks: readonly FieldRemark[]; labels: SiFieldLabels }) {
  return (
    <ul className={css.remarks}>
      {remarks.map(({ path, text }) => (
        <li key={`${path} ${text}`}>
          <b>{labels.nameAt(path)}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
