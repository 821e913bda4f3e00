import { canCorrect } from '@fairway/contract/corrections/correction.states'
import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Button } from '../../../ui/button.tsx'
import { DocumentDifferences } from '../../../ui/document-form/document-alerts.tsx'
import { Conflict } from '../../../ui/feedback/conflict.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { type CorrectionEditor, correctionDefinition, takeLatest } from './correction.definition.ts'
import { useBase, useCorrectionParts } from './correction-context.ts'
import { changedByBoth } from './rebase.rules.ts'

/** Whether the booking has changed since the correction was started, and how to take its latest data. */
export function useFreshness(editor: CorrectionEditor, id: number) {
  const { t } = useTranslation('corrections')
  const language = useLanguage()
  const status = useStore(editor.state)?.status
  const [isTaking, setIsTaking] = useState(false)
  const { data, refetch } = useQuery({
    ...apiQuery('GET /api/corrections/v2/checkLatestBookingData', { query: { id } }),
    enabled: status !== undefined && canCorrect('update', status),
    staleTime: 0,
  })
  const latest = status !== undefined && canCorrect('update', status) && data?.isLatest === false ? data : undefined
  const take = async () => {
    if (!latest || isTaking) return
    setIsTaking(true)
    try {
      await takeLatest(editor, latest.latest, async (revision, document) => {
        await send('PUT /api/corrections/v2/update', { body: { id, revision, document, takesLatest: true } })
        return correctionDefinition.load(id)
      })
      showToast({ kind: 'success', text: t('stale.taken') })
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
    } finally {
      await refetch()
      setIsTaking(false)
    }
  }
  /** Asks again. True if the booking has not changed. */
  const check = async () => (await refetch()).data?.isLatest ?? true
  return { latest, take, isTaking, check }
}
type Freshness = ReturnType<typeof useFreshness>

/** Shows what has changed in the booking meanwhile, with the button to take that over. */
export function StaleBooking({ freshness: { latest, take, isTaking } }: { freshness: Freshness }) {
  const { t } = useTranslation('corrections')
  const { editor, labels } = useCorrectionParts()
  const base = useBase((document) => document)
  const document = useStore(editor.form.document)
  if (!latest) return null
  const both = changedByBoth({ base, document, latest: latest.latest })
  const [before, now] = [fieldsOf(base), fieldsOf(latest.latest)]
  const lines = latest.changes.map((path) => ({ path, left: before.get(path) ?? '', right: now.get(path) ?? '' }))
  return (
    <Conflict
      isUrgent
      title={t('stale.title')}
      text={t('stale.text')}
      actions={
        <Button variant="primary" aria-disabled={isTaking} onClick={() => void take()}>
          {t(isTaking ? 'stale.taking' : 'stale.take')}
        </Button>
      }
    >
      {lines.length === 0 ? (
        <p>{t('stale.billOnly')}</p>
      ) : (
        <DocumentDifferences lines={lines} left={t('stale.before')} right={t('stale.now')} show={labels.show} />
      )}
      {both.length > 0 && <p>{t('stale.both', { fields: both.map(labels.nameAt).join(', ') })}</p>}
    </Conflict>
  )
}
