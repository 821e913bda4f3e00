import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../platform/api.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { useCodeText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { showToast } from '../../../ui/toast.store.ts'
import { historyPath, requestPath } from '../request-links.ts'
import type { RequestWords } from '../request-words.ts'
import type { CancelDialogProps } from './cancel-dialog.tsx'
import type { RequestList } from './request-calls.ts'
import { nameOf } from './request-columns.tsx'
import { closedFor, type Deed } from './request-deeds.rules.ts'
import css from './request-list.module.css'

const CancelDialog = lateDialog<CancelDialogProps>(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

interface Props {
  list: RequestList
  row: number
  words: RequestWords
  /** Nothing is chosen any more. */
  onDone: () => void
}

/** What can be done to the request that is chosen; what cannot is there too, with its reason. */
export function RequestBar({ list, row, words, onDone }: Props) {
  const { t, language } = words
  const client = useQueryClient()
  const [isCancelling, setIsCancelling] = useState(false)
  const { columns: c } = list
  const [id = 0, revision = 0, status = 'Draft'] = [c.id[row], c.revision[row], c.status[row]]
  const name = nameOf(list, row)
  const reload = () => client.invalidateQueries({ queryKey: ['POST /api/bookings/search'] })
  const tell = async (error: unknown) => showToast({ kind: 'error', text: await failureText(error, language) })

  const restore = async (kept: Awaited<ReturnType<typeof fetchKept>>) => {
    try {
      await send('POST /api/bookings/draft', {
        body: { document: kept.document, organisation: kept.state.organisation.ref },
      })
      await reload()
    } catch (error) {
      await tell(error)
    }
  }
  const remove = async () => {
    try {
      const kept = await fetchKept(id)
      await send('DELETE /api/bookings/draft', { query: { id, revision } })
      onDone()
      showToast({
        kind: 'success',
        text: t('list.deleted', { name }),
        action: { text: t('list.undo'), act: () => void restore(kept) },
      })
    } catch (error) {
      await tell(error)
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
      <DeedLink deed="update" status={status} words={words} href={requestPath('edit', id)} />
      <DeedLink deed="copy" status={status} words={words} href={requestPath('copy', id)} />
      <PageLink href={historyPath(id)} className={buttonClass({ small: true })}>
        {t('list.history')}
      </PageLink>
      <DeedButton deed="cancel" status={status} words={words} onDo={() => setIsCancelling(true)} />
      <DeedButton deed="delete" status={status} words={words} onDo={() => void remove()} />
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

const fetchKept = (id: number) => send('GET /api/bookings/detail', { query: { id } })

interface DeedProps {
  deed: Deed
  status: Parameters<typeof closedFor>[1]
  words: RequestWords
}

/** Why it is closed, in the words of the catalogue; nothing where it is open. */
function useReason({ deed, status, words: { t } }: DeedProps) {
  return useCodeText(closedFor(deed, status), t(`words.statuses.${status}`))
}

function DeedLink({ href, ...props }: DeedProps & { href: string }) {
  const { t } = useTranslation('bookings')
  const reason = useReason(props)
  const text = t(`list.${props.deed}`)
  if (closedFor(props.deed, props.status) === undefined)
    return (
      <PageLink href={href} className={buttonClass({ small: true })}>
        {text}
      </PageLink>
    )
  return <Closed text={text} reason={reason} />
}

function DeedButton({ onDo, ...props }: DeedProps & { onDo: () => void }) {
  const { t } = useTranslation('bookings')
  const reason = useReason(props)
  const text = t(`list.${props.deed}`)
  if (closedFor(props.deed, props.status) !== undefined) return <Closed text={text} reason={reason} />
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
