import { allows, anyOf } from '@fairway/contract/kit/access'
import { useState } from 'react'
import { useSecretParam } from '../../platform/address-secrets.ts'
import { useCodeText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { ListSearch } from '../../platform/search-readers.ts'
import { linkSession } from '../../platform/session/link-session.ts'
import { effectiveGroups, useSession } from '../../platform/session/session.store.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NoticePage } from '../../ui/feedback/notice-page.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { VgmByLink } from './vgm-by-link.tsx'
import { readVgmCriteria, writeVgmCriteria } from './vgm-criteria.rules.ts'
import { VgmOpening } from './vgm-opening.tsx'
import { SearchAgain, VgmSearch } from './vgm-search.tsx'

interface Props {
  address: ListSearch
  onAddress: (change: ListSearch) => void
}

const access = anyOf('VGM0004', 'VG')

/** The page of verified gross mass: for the bearer of a link, and for people with the group; others are told that they may not. */
export function VgmDetailsScreen({ address, onAddress }: Props) {
  const { t } = useTranslation('vgm')
  const person = useSession()
  const denied = useCodeText('VGM0004')
  // a page that was opened with a link stays with it, also after a reload
  const given = useSecretParam('token')
  const [token] = useState(() => given ?? linkSession.get()?.token)
  if (token !== undefined) return <VgmByLink token={token} />
  if (!person || !allows(access, effectiveGroups() ?? []))
    return (
      <NoticePage
        icon="lock"
        title={t('denied.title')}
        text={denied}
        action={
          !person && (
            <PageLink href="/signin" className={buttonClass({ variant: 'primary' })}>
              {t('denied.signIn')}
            </PageLink>
          )
        }
      />
    )
  const criteria = readVgmCriteria(address.criteria)
  const search = (next: typeof criteria) => onAddress({ criteria: next && writeVgmCriteria(next) } as ListSearch) // undefined leaves it out
  if (criteria?.open)
    return (
      <VgmOpening
        key={criteria.open.join()}
        bookingNos={criteria.open}
        above={<SearchAgain criteria={criteria} onSearch={search} />}
      />
    )
  return <VgmSearch key={address.criteria} criteria={criteria} onSearch={search} />
}
