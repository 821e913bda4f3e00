import { useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { type ListScreenProps, useListPage } from '../../../ui/listing/use-list-page.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { requestPath } from '../request-links.ts'
import { RequestBar } from './request-bar.tsx'
import { requestList } from './requests.list.ts'

/** All requests of a person's organisations: how many stand where, which of them, and what can be done to each. */
export function RequestListScreen(props: ListScreenProps) {
  const { t } = useTranslation('bookings')
  const page = useListPage(requestList, props)
  const { labels, list } = page
  const [chosenKey, setChosenKey] = useState<string>()
  const row = useMemo(
    () => (chosenKey === undefined ? -1 : list.columns.id.indexOf(Number(chosenKey))),
    [chosenKey, list],
  )
  const chosen = row < 0 ? undefined : chosenKey
  // one at a time: whoever chooses another one leaves the first
  const selection = useMemo(
    () => ({
      keys: new Set(chosen === undefined ? [] : [chosen]),
      // the checkbox that chooses all gives up what is chosen
      onChange: (keys: ReadonlySet<string>) =>
        setChosenKey(keys.size > 2 ? undefined : [...keys].find((key) => key !== chosen)),
    }),
    [chosen],
  )
  return (
    <ListPage
      page={page}
      selection={selection}
      action={
        <Row as="span" gap={8} align="stretch">
          <PageLink href="/fileUpload?form=booking" className={buttonClass({ small: true })}>
            {t('list.upload')}
          </PageLink>
          <PageLink href={requestPath('new')} className={buttonClass({ variant: 'primary', small: true })}>
            {t('list.new')}
          </PageLink>
        </Row>
      }
      aboveRows={
        chosen !== undefined && (
          <RequestBar list={list} row={row} labels={labels} onDone={() => setChosenKey(undefined)} />
        )
      }
      emptyAction={
        <PageLink href={requestPath('new')} className={buttonClass({ variant: 'primary' })}>
          {t('list.new')}
        </PageLink>
      }
    />
  )
}
