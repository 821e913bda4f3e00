import { useTranslation } from 'react-i18next'
import { clientPlace } from '../../platform/client-place.ts'
import { useStore } from '../../platform/store.ts'
import css from './header.module.css'
import { PageLink } from './page-link.tsx'

const everywhere = [
  { to: '/', name: 'search' },
  { to: '/registration', name: 'registration' },
] as const

/** These two show for visitors from Asia alone; their direct links open for everyone. */
const inAsia = [
  { to: '/detentionChargeCalculator', name: 'detention' },
  { to: '/informationCenter', name: 'information' },
] as const

/** The pages of a guest. */
export function GuestMenu({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('shell')
  const asia = useStore(clientPlace)?.continent_code === 'AS'
  return (
    <ul className={css.pages}>
      {[...everywhere, ...(asia ? inAsia : [])].map(({ to, name }) => (
        <li key={to}>
          <PageLink to={to} className={css.page} onClick={onChoose}>
            {t(`pages.${name}`)}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
