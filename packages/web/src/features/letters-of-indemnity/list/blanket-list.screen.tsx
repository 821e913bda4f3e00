import type { BlanketLetterChoices } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { addressOf, isBare } from '../../../ui/listing/list-address.rules.ts'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { type ListScreenProps, useListPage } from '../../../ui/listing/use-list-page.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { letterList } from './blanket-letters.list.ts'
import { hasOtherType, type LetterCriteria, readLetterCriteria, usualCriteria } from './letter-criteria.rules.ts'
import type { LetterSearchProps } from './letter-search.tsx'

/** It is fetched beside the choices that it offers. */
const LetterSearch = lazyPart<LetterSearchProps>(async () => (await import('./letter-search.tsx')).LetterSearch, {
  isNeeded: true,
})

/** Blanket letters of indemnity: the search above, the letters that it finds below. */
export function BlanketListScreen(props: ListScreenProps) {
  const { t } = useTranslation('letters')
  const choices = useQuery(apiQuery('GET /api/billing/blanketloi/choices', {}))
  useEffect(() => {
    LetterSearch.fetch().catch(() => {}) // whoever shows it tries again, and tells
  }, [])
  if (hasOtherType(props.address.criteria))
    return (
      <Screen title={t('title')}>
        <EmptyState
          icon="alert"
          title={t('invalidType')}
          actions={<PageLink href="/blanketloi">{t('title')}</PageLink>}
        />
      </Screen>
    )
  if (!choices.data)
    return (
      <Screen title={t('title')}>
        <LoadingState
          loading={t('list.loading')}
          failed={t('list.deniedTitle')}
          error={choices.error}
          onRetry={() => void choices.refetch()}
        />
      </Screen>
    )
  return <Letters {...props} choices={choices.data} />
}

const AddLetter = () => {
  const { t } = useTranslation('letters')
  return (
    <PageLink href="/blanketloidetails?type=add" className={buttonClass({ variant: 'primary' })}>
      {t('add')}
    </PageLink>
  )
}

function Letters({ choices, ...props }: ListScreenProps & { choices: BlanketLetterChoices }) {
  const { t } = useTranslation('letters')
  const { address, onAddress } = props
  const page = useListPage(letterList, props)
  const { criteria } = page
  const usual = usualCriteria(choices)
  const isStart = isBare(address) && usual !== undefined && criteria.shipper === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever comes without criteria
  useEffect(() => {
    if (isStart && usual) onAddress(addressOf(usual, readLetterCriteria).address, { replace: true })
  }, [isStart])
  const search = (
    <LetterSearch
      key={JSON.stringify({ ...criteria, statuses: undefined })}
      choices={choices}
      criteria={criteria}
      onSearch={(next: LetterCriteria) => page.change(readLetterCriteria({ ...next }))}
    />
  )
  if (criteria.shipper === undefined)
    return (
      <Screen title={t('title')} actions={<AddLetter />}>
        {search}
        <EmptyState icon="search" title={t('search.startTitle')}>
          {t('search.start')}
        </EmptyState>
      </Screen>
    )
  return <ListPage page={page} action={<AddLetter />} above={search} emptyAction={<AddLetter />} />
}
