import { headerMenuOf } from '@fairway/contract/identity/menu.rules'
import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Disclosure, itemClass } from '../../../ui/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import header from '../header.module.css'
import { PageLink } from '../page-link.tsx'
import css from './person.module.css'
import { useFitting } from './use-fitting.ts'
import { useMenuReader } from './use-menu-reader.ts'

/** The pages of a signed-in person in one line; what does not fit stands behind 'More'. */
export function PersonMenu({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('portal')
  const entries = headerMenuOf(useMenuReader())
  const { pathname }: { pathname: string } = useLocation()
  const row = useRef<HTMLDivElement>(null)
  const all = useRef<HTMLDivElement>(null)
  const fits = useFitting(row, all, entries.length)
  const more = entries.slice(fits)
  return (
    <div className={css.row} ref={row}>
      <ul className={header.pages}>
        {entries.slice(0, fits).map(({ name, to }) => (
          <li key={name}>
            <PageLink to={to} className={header.page} onClick={onChoose}>
              {t(`pages.${name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <div className={css.more} data-current={more.some(({ to }) => to === pathname)}>
          <Disclosure label={t('menu.more')} panel={css.morePanel} opener={<More text={t('menu.more')} />}>
            <ul>
              {more.map(({ name, to }) => (
                <li key={name}>
                  <PageLink to={to} className={itemClass}>
                    {t(`pages.${name}`)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      <div className={css.all} ref={all} aria-hidden="true">
        {entries.map(({ name }) => (
          <span key={name} className={header.page}>
            {t(`pages.${name}`)}
          </span>
        ))}
        <span className={css.moreText}>
          <More text={t('menu.more')} />
        </span>
      </div>
    </div>
  )
}

const More = ({ text }: { text: string }) => (
  <>
    {text}
    <Icon name="chevron" size={16} />
  </>
)
