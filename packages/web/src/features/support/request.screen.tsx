import { violation } from '@fairway/contract/support/support-request.errors'
import type { SupportRequest } from '@fairway/contract/support/support-request.schema'
import { SUPPORT_TEXT } from '@fairway/contract/support/support-request.values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, send } from '../../platform/calls/api.ts'
import { fetchFile } from '../../platform/calls/file-call.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../platform/session/session.store.ts'
import { Button } from '../../ui/button.tsx'
import { DefinitionList, Fact } from '../../ui/definition-list.tsx'
import { useDownload } from '../../ui/documents/download.ts'
import { NotShown } from '../../ui/feedback/not-shown.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { FormShell } from '../../ui/form/form-shell.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { BackLink, PageLink } from '../../ui/page-link.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { Screen } from '../../ui/screen.tsx'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { supportBadges } from './request-lists.tsx'
import css from './support.module.css'

const LIST = '/support'
const CALL = 'GET /api/support/request'
const NEWS_MS = 30_000

/** One request, what was answered, and a field to write on. */
export function RequestScreen({ id }: { id: string }) {
  const { t } = useTranslation('support')
  const found = useQuery({ ...apiQuery(CALL, { query: { id } }), refetchInterval: NEWS_MS })
  const request = found.data
  return (
    <Screen
      title={request ? `${request.number} · ${request.subject}` : t('title')}
      trail={<BackLink href={LIST}>{t('title')}</BackLink>}
      beside={
        request && <StatusBadge status={request.status} badges={supportBadges} text={t(`statuses.${request.status}`)} />
      }
      narrow
    >
      {request ? (
        <RequestBody request={request} />
      ) : (
        <NotShown
          error={found.error}
          texts={{ loading: t('loading'), failed: t('request.failed'), toList: t('title') }}
          listPath={LIST}
          onRetry={() => void found.refetch()}
        />
      )}
    </Screen>
  )
}

function RequestBody({ request }: { request: SupportRequest }) {
  const { t } = useTranslation('support')
  const { office, askedBy, organisation, askedAt, bookingNo, containerNo, page, message, messages, status } = request
  const isStaff = (effectiveGroups() ?? []).some((group) => group === 'ADMIN' || group === 'CSR')
  return (
    <Stack gap={16}>
      <Panel padded>
        <DefinitionList>
          <Fact term={t('form.office')}>{t(`offices.${office}`)}</Fact>
          <Fact term={t('request.from')}>{[organisation, askedBy].filter(Boolean).join(' · ')}</Fact>
          {bookingNo !== '' && (
            <Fact term={t('form.booking')}>
              <PageLink href={`/bookingDetails/${encodeURIComponent(bookingNo)}`}>{bookingNo}</PageLink>
            </Fact>
          )}
          {containerNo !== '' && <Fact term={t('form.container')}>{containerNo}</Fact>}
          {page !== '' && (
            <Fact term={t('request.page')}>
              <PageLink href={page}>{page}</PageLink>
            </Fact>
          )}
        </DefinitionList>
      </Panel>
      <TitledPanel title={t('request.messages')}>
        <Stack as="ol" gap={16} className={css.messages}>
          <Message by={askedBy} at={askedAt} text={message} request={request} />
          {messages.map(({ id, by, at, text, isAnswer }) => (
            <Message
              key={id}
              by={isAnswer ? [t(`offices.${office}`), by].filter(Boolean).join(' · ') : by}
              at={at}
              text={text}
              isAnswer={isAnswer}
            />
          ))}
        </Stack>
      </TitledPanel>
      {status === 'Open' && !isStaff && <Muted>{t('request.waiting')}</Muted>}
      {status === 'Closed' && <Muted>{t('request.closed')}</Muted>}
      {status !== 'Closed' && (isStaff ? <Answer request={request} /> : <WriteAgain request={request} />)}
    </Stack>
  )
}

interface MessageProps {
  by: string
  at: string
  text: string
  isAnswer?: boolean
  /** The request itself has files. */
  request?: SupportRequest
}

function Message({ by, at, text, isAnswer = false, request }: MessageProps) {
  const { t } = useTranslation('support')
  const { saveBy } = useDownload()
  return (
    <Stack as="li" gap={4} className={isAnswer ? css.answer : undefined}>
      <Row gap={8} rowGap={2}>
        <strong>{by}</strong>
        <Muted as="span" size="sm">
          <ReaderTime at={at} />
        </Muted>
      </Row>
      <p className={css.written}>{text}</p>
      {request && request.files.length > 0 && (
        <Row as="ul" gap={8} aria-label={t('form.files')}>
          {request.files.map(({ id, name }) => (
            <li key={id}>
              <Button
                small
                onClick={() => void saveBy(() => fetchFile('GET /api/support/file', { query: { id } }), name)}
              >
                {name}
              </Button>
            </li>
          ))}
        </Row>
      )}
    </Stack>
  )
}

const checkText = ({ text }: { text: string }) => (text === '' ? [violation('text', 'SU0003')] : [])

function useSaved() {
  const client = useQueryClient()
  return (request: SupportRequest) => {
    client.setQueryData([CALL, { query: { id: String(request.id) } }], request)
    void client.invalidateQueries({ queryKey: ['GET /api/support/desk'] })
    void client.invalidateQueries({ queryKey: ['GET /api/support/requests'] })
  }
}

/** Writes to the office again; the text stays until it has arrived. */
function WriteAgain({ request: { id, revision } }: { request: SupportRequest }) {
  const { t } = useTranslation('support')
  const save = useSaved()
  const form = useContractForm({
    defaults: { text: '' },
    check: checkText,
    draft: { key: `supportMessage.${id}`, without: [] },
  })
  const write = async ({ text }: { text: string }) => {
    save(await send('POST /api/support/message', { body: { id, revision, text } }))
    form.fields.reset({ text: '' })
  }
  return (
    <Panel padded>
      <FormShell form={form} layout="dialog" action={t('request.write')} onSend={write}>
        <TextAreaField form={form} name="text" label={t('request.message')} most={SUPPORT_TEXT} />
      </FormShell>
    </Panel>
  )
}

/** Answers as the office; whoever asked hears of it. */
function Answer({ request: { id, revision } }: { request: SupportRequest }) {
  const { t } = useTranslation('support')
  const save = useSaved()
  const form = useContractForm({
    defaults: { text: '', isLast: false },
    check: checkText,
    draft: { key: `supportAnswer.${id}`, without: [] },
  })
  const answer = async ({ text, isLast }: { text: string; isLast: boolean }) => {
    save(await send('POST /api/support/answer', { body: { id, revision, text, isLast } }))
    form.fields.reset({ text: '', isLast: false })
  }
  return (
    <Panel padded>
      <FormShell form={form} layout="dialog" action={t('request.answer')} onSend={answer}>
        <TextAreaField form={form} name="text" label={t('request.answerText')} most={SUPPORT_TEXT} />
        <CheckField form={form} name="isLast" label={t('request.close')} />
      </FormShell>
    </Panel>
  )
}
