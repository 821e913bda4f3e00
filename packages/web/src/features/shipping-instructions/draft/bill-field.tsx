import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './bill-paper.module.css'
import { fieldElementId, useDraftPaper } from './draft-context.ts'

interface Props {
  path: string
  /** The name above the value; left out where a column has it. */
  label?: string | undefined
  /** The value as it is printed, where it is not that of the field. */
  children?: ReactNode
  className?: string | undefined
}

/** A field of the printed bill: its value, what was instructed where that differs, and the remark on it. */
export function BillField({ path, label, children, className }: Props) {
  const { view, labels, remarkOn, onRemark } = useDraftPaper()
  const { t } = useTranslation('siDraft')
  const { show, nameAt } = labels
  const pair = view.pairs.get(path)
  const remark = remarkOn(path)
  const isDifferent = pair?.isDifferent ?? false
  const content = (
    <>
      {label && <span className={css.label}>{label}</span>}
      <span className={css.value}>{children ?? (show(pair?.field ?? '', pair?.right ?? '') || '–')}</span>
      {isDifferent && pair && (
        <span className={css.instructed}>
          <Icon name="alert" size={14} />
          <span>
            {t('instructed')} {pair.left === '' ? t('empty') : <del>{show(pair.field, pair.left)}</del>}
          </span>
        </span>
      )}
      {remark && (
        <span className={css.remark}>
          <Icon name="note" size={14} />
          <span>{remark}</span>
        </span>
      )}
    </>
  )
  const names = classNames(css.field, isDifferent && css.differs, remark && css.remarked, className)
  if (!onRemark)
    return (
      <div id={fieldElementId(path)} tabIndex={-1} className={names}>
        {content}
      </div>
    )
  return (
    <button
      type="button"
      id={fieldElementId(path)}
      className={classNames(names, css.pressable)}
      title={t('remark.on', { field: nameAt(path) })}
      onClick={() => onRemark(path)}
    >
      {!label && <span className="visually-hidden">{nameAt(path)} </span>}
      {content}
    </button>
  )
}
