import type { HeaderEntry, PersonEntry } from '@fairway/contract/identity/menu.rules'
import { useId } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { PageLink } from '../shell/page-link.tsx'
import type { en } from './messages/en.ts'
import css from './person-home.module.css'

interface Props {
  title: string
  entries: readonly (HeaderEntry | PersonEntry)[]
}
type Described = keyof typeof en.about

/** Pages that this person may open, each with a line on what it is for. */
export function PageCards({ title, entries }: Props) {
  const { t } = useTranslation('portal')
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section className={css.pages} aria-labelledby={id}>
      <h2 className={css.pagesTitle} id={id}>
        {title}
      </h2>
      <ul className={css.cards}>
        {entries.map(({ name, to }) => (
          <li key={name}>
            <PageLink to={to} className={css.card}>
              <span className={css.cardTitle}>{t(`pages.${name}`)}</span>
              {/* every page of the header and of the administration has its line */}
              <span className={css.cardText}>{t(`about.${name as Described}`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
