import type { AllocationRow } from '@fairway/contract/vessel-allocation/allocation.schema'
import { NOTE_LENGTH } from '@fairway/contract/vessel-allocation/allocation.values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Stack } from '../../../ui/layout.tsx'
import choiceCss from '../../../ui/listing/choice-list.module.css'
import { Muted } from '../../../ui/text.tsx'
import css from './rep-view.module.css'

export interface NotifyDialogProps {
  rows: readonly AllocationRow[]
  onClose: () => void
}

/** Tells other reps about rows, in the portal and by mail. */
export function NotifyDialog({ rows, onClose }: NotifyDialogProps) {
  const { t } = useTranslation('vesselAllocation')
  const { data } = useQuery(apiQuery('GET /api/allocation/salesRep', {}))
  const others = data?.salesReps.filter(({ isOwn }) => !isOwn) ?? []
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const form = useContractForm({ defaults: { note: '' }, check: () => [] })
  const toggle = (webId: string) => {
    setIsMissing(false)
    setChosen((before) => (before.includes(webId) ? before.filter((one) => one !== webId) : [...before, webId]))
  }
  const notify = async ({ note }: { note: string }) => {
    if (chosen.length === 0) return setIsMissing(true)
    const ids = rows.map(({ id }) => id)
    const { notified } = await send('POST /api/allocation/notify', { body: { ids, recipients: [...chosen], note } })
    showToast({ kind: 'success', text: t('notify.sent', { count: notified }) })
    onClose()
  }
  const vvds = [...new Set(rows.map(({ vvd }) => vvd))].join(', ')
  return (
    <Dialog title={t('notify.title')} onClose={onClose}>
      <FormShell
        form={form}
        layout="dialog"
        action={t('notify.submit')}
        onSend={notify}
        beside={<Button onClick={onClose}>{t('notify.cancel')}</Button>}
      >
        <Stack gap={12}>
          <p>{t('notify.about', { count: rows.length, vvds })}</p>
          <Muted size="sm">{t('notify.hint')}</Muted>
          <fieldset className={choiceCss.list} {...(isMissing && { 'aria-describedby': `${form.id}missing` })}>
            <legend className={choiceCss.label}>{t('notify.to')}</legend>
            {isMissing && (
              <p id={`${form.id}missing`} role="alert" className={css.refusal}>
                {t('notify.choose')}
              </p>
            )}
            <div className={choiceCss.options}>
              {others.map(({ webId, name }) => (
                <label key={webId} className={choiceCss.option}>
                  <input type="checkbox" checked={chosen.includes(webId)} onChange={() => toggle(webId)} />
                  <span>{name}</span>
                </label>
              ))}
              {data && others.length === 0 && <p className={choiceCss.none}>{t('notify.nobody')}</p>}
            </div>
          </fieldset>
          <TextAreaField form={form} name="note" label={t('notify.note')} optional most={NOTE_LENGTH} />
        </Stack>
      </FormShell>
    </Dialog>
  )
}
