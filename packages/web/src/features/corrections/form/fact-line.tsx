import { isOpenInCorrection } from '@fairway/contract/corrections/correction.rules'
import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { Link } from '@tanstack/react-router'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useFieldError } from '../../../ui/document-form/document-context.ts'
import fieldCss from '../../../ui/form/field.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { useCorrectionParts } from './correction-context.ts'
import css from './correction-form.module.css'

interface Props {
  path: string
  /** Where nothing of it can be changed any more, a field that could be says nothing of a lock. */
  saysLock: boolean
}

/** A field to read: what it says, what it said before, and, where the portal cannot change it, who can. */
export function FactLine({ path, saysLock }: Props) {
  const { t } = useTranslation('corrections')
  const { work, labels } = useCorrectionParts()
  const error = useFieldError(path)
  const now = fieldsOf(useStore(work.form.document)).get(path) ?? ''
  const before = fieldsOf(useStore(work.base)).get(path) ?? ''
  const isChanged = before !== now
  return (
    <div className={classNames(css.fact, isChanged && css.changed)}>
      <dt>{labels.label(path)}</dt>
      <dd>
        {labels.show(path, now) || <span className={css.soft}>{t('field.empty')}</span>}
        {isChanged && (
          <small className={css.soft}>
            {before === '' ? t('field.beforeEmpty') : t('field.before', { value: labels.show(path, before) })}
          </small>
        )}
        {error !== undefined && <small className={fieldCss.problem}>{error}</small>}
        {saysLock && !isOpenInCorrection(path) && <LockLink path={path} />}
      </dd>
    </div>
  )
}

/** Says that a field cannot be updated from the portal, and leads to whoever can. */
function LockLink({ path }: { path: string }) {
  const { t } = useTranslation('corrections')
  const { labels } = useCorrectionParts()
  const text = t('field.lockedLabel', { field: labels.nameAt(path) })
  return (
    <Link to="/support" className={css.lock} title={text} aria-label={text}>
      <Icon name="lock" size={14} />
      {t('field.locked')}
    </Link>
  )
}
