import { useTranslation } from '../../platform/use-translation.ts'
import { useGuestPages } from './guest-pages.ts'
import css from './header.module.css'
import { PageLink } from './page-link.tsx'

/** The pages of a guest. */
export function GuestMenu({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <ul className={css.pages}>
      {useGuestPages().map(({ to, name }) => (
        <li key={to}>
          <PageLink to={to} className={css.page} onClick={onChoose}>
            {t(`pages.${name}`)}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
