import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../ui/button.tsx'
import { NoticePage } from './notice.page.tsx'

interface Props {
  page: 'registration' | 'login' | 'detention' | 'information' | 'coming'
}

/** A page of the menu that opens later. */
export function ComingPage({ page }: Props) {
  const { t } = useTranslation('shell')
  return (
    <NoticePage
      icon="ship"
      title={t(`pages.${page}`)}
      text={t('coming.text')}
      action={
        <Link to="/" className={buttonClass({ look: 'primary' })}>
          {t('coming.action')}
        </Link>
      }
    />
  )
}
