import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/use-translation.ts'
import css from '../../../ui/document-form/line-fields.module.css'
import { Icon } from '../../../ui/icon.tsx'

/** Why a field cannot be changed here any more, and who can: it stands where a hint would. */
export function LockNote() {
  const { t } = useTranslation('bookingForm')
  return (
    <span className={css.lock}>
      <Icon name="lock" size={15} />
      <span>
        {t('locked.text')} <Link to="/support">{t('locked.contact')}</Link>
      </span>
    </span>
  )
}
