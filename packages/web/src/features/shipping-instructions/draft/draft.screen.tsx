import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { SendDocument } from '../../../ui/documents/document-dialogs.ts'
import { useDownload } from '../../../ui/documents/download.ts'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { codeOf } from '../../../ui/listing/list-calls.ts'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { comparePath, instructionPath, LIST_PATH } from '../instruction-links.ts'
import { siStatusBadges } from '../status-tag.tsx'
import { DraftPage } from './draft-page.tsx'
import { isOfDraft } from './draft-view.ts'

/** The draft B/L of an instruction beside what was instructed: to approve, or to return with remarks. */
export function DraftScreen({ id }: { id: number }) {
  const { t } = useTranslation('siDraft')
  const { t: compare } = useTranslation('siCompare')
  const { data: found, error, refetch } = useQuery(apiQuery('GET /api/si/bldraft', { query: { id } }))
  // a draft that was returned is gone until the carrier sends the next
  const data = codeOf(error) === 'SI0104' ? undefined : found
  useOwnTopic(useQuery(apiQuery('GET /api/notices', { query: {} })).data, isOfDraft)
  return (
    <Screen
      title={data ? t('title', { name: data.draft.blNo || data.state.blNo }) : t('page')}
      trail={<BackLink href={LIST_PATH}>{t('back')}</BackLink>}
      beside={
        data && (
          <StatusBadge
            status={data.state.status}
            badges={siStatusBadges}
            text={compare(`words.statuses.${data.state.status}`)}
          />
        )
      }
      actions={data && <DraftActions id={id} />}
    >
      {data ? (
        <DraftPage bill={data} />
      ) : (
        <NotShown
          error={error}
          listPath={LIST_PATH}
          texts={{ loading: t('loading'), failed: t('failed'), toList: t('toList') }}
          onRetry={() => void refetch()}
        />
      )}
    </Screen>
  )
}

/** The draft as a PDF or by mail, the instruction that it was made from, and its versions. */
function DraftActions({ id }: { id: number }) {
  const { t } = useTranslation('siDraft')
  const [isSending, setIsSending] = useState(false)
  const { isFetching, download } = useDownload()
  return (
    <>
      <PageLink href={instructionPath('view', id)} className={buttonClass({ variant: 'quiet' })}>
        {t('actions.instruction')}
      </PageLink>
      <PageLink href={comparePath(id)} className={buttonClass({ variant: 'quiet' })}>
        {t('actions.versions')}
      </PageLink>
      <Button aria-disabled={isFetching} onClick={() => void download({ document: 'blDraft', id })}>
        {t(isFetching ? 'actions.making' : 'actions.pdf')}
      </Button>
      <Button onClick={() => setIsSending(true)}>{t('actions.mail')}</Button>
      {isSending && (
        <SendDocument
          title={t('actions.mailTitle')}
          sent={t('actions.sent')}
          onSend={(to) => send('POST /api/si/blDocsSend', { body: { id, to } })}
          onClose={() => setIsSending(false)}
        />
      )}
    </>
  )
}
