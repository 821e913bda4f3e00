import type { RequestList } from '@fairway/contract/bookings/requests/booking-request.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Row } from '../../../ui/layout.tsx'
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { type ListScreenProps, useListPage } from '../../../ui/listing/use-list-page.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import type { RequestLabels } from '../request-labels.ts'
import { historyPath, requestPath } from '../request-links.ts'
import type { CancelDialogProps } from './cancel-dialog.tsx'
import css from './request-list.module.css'
import { requestList } from './requests.list.ts'
import { nameOf, type RequestListAction, refusalCodeFor } from './requests.rules.ts'

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

const CancelDialog = lazyDialog<CancelDialogProps>(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

interface Props {
  list: RequestList
  row: number
  labels: RequestLabels
  /** Nothing is chosen any more. */
  onDone: () => void
}

/** What can be done to the request that is chosen; what cannot is there too, with its reason. */
function RequestBar({ list, row, labels, onDone }: Props) {
  const { t, language } = labels
  const client = useQueryClient()
  const [isCancelling, setIsCancelling] = useState(false)
  const { columns: c } = list
  const [id = 0, revision = 0, status = 'Draft'] = [c.id[row], c.revision[row], c.status[row]]
  const name = nameOf(list, row)
  const reload = () => client.invalidateQueries({ queryKey: ['POST /api/bookings/search'] })
  const showError = async (error: unknown) => showToast({ kind: 'error', text: await failureText(error, language) })

  const restore = async (detail: Awaited<ReturnType<typeof fetchDetail>>) => {
    try {
      await send('POST /api/bookings/draft', {
        body: { document: detail.document, organisation: detail.state.organisation.ref },
      })
      await reload()
    } catch (error) {
      await showError(error)
    }
  }
  const remove = async () => {
    try {
      const detail = await fetchDetail(id)
      await send('DELETE /api/bookings/draft', { query: { id, revision } })
      onDone()
      showToast({
        kind: 'success',
        text: t('list.deleted', { name }),
        action: { text: t('list.undo'), act: () => void restore(detail) },
      })
    } catch (error) {
      await showError(error)
    }
    await reload()
  }
  const cancelled = async () => {
    setIsCancelling(false)
    onDone()
    await reload()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the looks of a form
    <div className={css.deeds} role="group" aria-label={t('list.deeds', { name })}>
      <strong className={css.chosen}>{name}</strong>
      <PageLink href={requestPath('view', id)} className={buttonClass({ small: true })}>
        {t('list.open')}
      </PageLink>
      <ActionLink action="update" status={status} labels={labels} href={requestPath('edit', id)} />
      <ActionLink action="copy" status={status} labels={labels} href={requestPath('copy', id)} />
      <PageLink href={historyPath(id)} className={buttonClass({ small: true })}>
        {t('list.history')}
      </PageLink>
      <ActionButton action="cancel" status={status} labels={labels} onDo={() => setIsCancelling(true)} />
      <ActionButton action="delete" status={status} labels={labels} onDo={() => void remove()} />
      {isCancelling && (
        <CancelDialog
          request={{ id, revision, name }}
          onClose={() => setIsCancelling(false)}
          onSent={() => void cancelled()}
        />
      )}
    </div>
  )
}

const fetchDetail = (id: number) => send('GET /api/bookings/detail', { query: { id } })

interface ActionProps {
  action: RequestListAction
  status: Parameters<typeof refusalCodeFor>[1]
  labels: RequestLabels
}

/** Why it is closed, in the words of the catalogue; nothing where it is open. */
function useReason({ action, status, labels: { t } }: ActionProps) {
  return useCodeText(refusalCodeFor(action, status), t(`words.statuses.${status}`))
}

function ActionLink({ href, ...props }: ActionProps & { href: string }) {
  const { t } = useTranslation('bookings')
  const reason = useReason(props)
  const text = t(`list.${props.action}`)
  if (refusalCodeFor(props.action, props.status) === undefined)
    return (
      <PageLink href={href} className={buttonClass({ small: true })}>
        {text}
      </PageLink>
    )
  return <Closed text={text} reason={reason} />
}

function ActionButton({ onDo, ...props }: ActionProps & { onDo: () => void }) {
  const { t } = useTranslation('bookings')
  const reason = useReason(props)
  const text = t(`list.${props.action}`)
  if (refusalCodeFor(props.action, props.status) !== undefined) return <Closed text={text} reason={reason} />
  return (
    <Button small onClick={onDo}>
      {text}
    </Button>
  )
}

/** A button that does nothing but say why: on hover, to a screen reader, and as a notice when it is pressed. */
function Closed({ text, reason = '' }: { text: string; reason: string | undefined }) {
  return (
    <Button small aria-disabled title={reason} onClick={() => showToast({ kind: 'note', text: reason })}>
      {text}
      <span className="visually-hidden"> {reason}</span>
    </Button>
  )
}
