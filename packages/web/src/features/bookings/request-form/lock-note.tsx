import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './line-fields.module.css'

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
