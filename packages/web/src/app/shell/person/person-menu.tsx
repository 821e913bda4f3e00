import { type HeaderEntry, headerGroupsOf, type MenuGroup } from '@fairway/contract/identity/menu.rules'
import { useLocation, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notePage } from '../../../platform/former-page.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Disclosure, itemClass } from '../../../ui/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import header from '../header.module.css'
import { PageLink } from '../page-link.tsx'
import css from './person-menu.module.css'
import { useMenuReader } from './use-menu-reader.ts'

interface Props {
  onChoose: () => void
}

/** The pages of a signed-in person by groups. On small screens every group is open below its name. */
export function PersonMenu({ onChoose }: Props) {
  const groups = headerGroupsOf(useMenuReader())
  const { pathname }: { pathname: string } = useLocation()
  useEffect(() => notePage(pathname), [pathname])
  return (
    <ul className={css.groups}>
      {groups.map(({ name, entries }) => (
        <li key={name} className={css.group}>
          <Group name={name} entries={entries} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

interface GroupProps extends Props {
  name: MenuGroup
  entries: readonly HeaderEntry[]
}

/** A group opens below its name, which says which of its pages is open; a single page needs no group around it. */
function Group({ name, entries, onChoose }: GroupProps) {
  const { t } = useTranslation('portal')
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const open = entries.find((entry) => entry.name === title)
  const [only, ...others] = entries
  const text = t(`groups.${name}`)
  const page = open && t(`pages.${open.name}`)
  return (
    <>
      <p className={css.name}>{text}</p>
      {only && others.length === 0 ? (
        <PageLink to={only.to} className={header.page} onClick={onChoose}>
          {t(`pages.${only.name}`)}
        </PageLink>
      ) : (
        <div className={css.pages} data-current={open !== undefined}>
          <Disclosure
            label={page ? `${text}: ${page}` : text}
            panel={css.panel}
            opener={<Opener group={text} page={page} />}
          >
            <ul>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <PageLink to={entry.to} className={itemClass} onClick={onChoose}>
                    {t(`pages.${entry.name}`)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </>
  )
}

const Opener = ({ group, page }: { group: string; page: string | undefined }) => (
  <>
    <span className={css.groupText}>{group}</span>
    {page && <span className={css.pageText}>{page}</span>}
    <Icon name="chevron" size={16} />
  </>
)
