import type { AdminEntry } from '@fairway/contract/information/information.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { isCancelled } from '../../../platform/calls/failure.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Row } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

type Action = 'withdraw' | 'unschedule' | 'remove'

interface Props {
  entry: AdminEntry
  onChange: (entry: AdminEntry) => void
}

/** What can be done with an entry beside writing it; each step asks first. */
export function EntryActions({ entry, onChange }: Props) {
  const { t } = useTranslation('information')
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Action>()
  const { id, revision, status, scheduledFor, versions } = entry
  const perform = async (action: Action) => {
    setAsking(undefined)
    try {
      if (action === 'remove') {
        await send('DELETE /api/information/draft', { query: { id, revision } })
        void client.invalidateQueries({ queryKey: ['GET /api/information/search'] })
        void navigate({ to: '/adminInformation', search: {}, replace: true })
      } else onChange(await send(`POST /api/information/${action}`, { body: { id, revision } }))
      showToast({ kind: 'success', text: t(`actions.${action}.done`) })
    } catch (error) {
      if (!isCancelled(error)) showToast({ kind: 'error', text: await failureText(error, language) })
      void client.invalidateQueries({ queryKey: ['GET /api/information/entry'] })
    }
  }
  return (
    <Row gap={8}>
      {status === 'Published' && (
        <PageLink href={`/informationCenter?entry=${id}`} className={buttonClass({})}>
          {t('admin.asReaders')}
        </PageLink>
      )}
      {scheduledFor && <Button onClick={() => setAsking('unschedule')}>{t('actions.unschedule.button')}</Button>}
      {status === 'Published' && <Button onClick={() => setAsking('withdraw')}>{t('actions.withdraw.button')}</Button>}
      {versions.length === 0 && <Button onClick={() => setAsking('remove')}>{t('actions.remove.button')}</Button>}
      {asking && (
        <Dialog
          role="alertdialog"
          title={t(`actions.${asking}.title`)}
          onClose={() => setAsking(undefined)}
          actions={
            <>
              <Button onClick={() => setAsking(undefined)}>{t('publish.cancel')}</Button>
              <Button variant="primary" onClick={() => void perform(asking)}>
                {t(`actions.${asking}.button`)}
              </Button>
            </>
          }
        >
          {t(`actions.${asking}.text`)}
        </Dialog>
      )}
    </Row>
  )
}
