import { violation } from '@fairway/contract/information/information.errors'
import type { AdminEntry } from '@fairway/contract/information/information.schema'
import { isDateOnly } from '@fairway/contract/shared/date-only'
import { useWatch } from 'react-hook-form'
import { send } from '../../../platform/calls/api.ts'
import { readersTime } from '../../../platform/language/readers-time.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { DayField } from '../../../ui/form/day-field.tsx'
import { FieldRow } from '../../../ui/form/form-section.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Stack } from '../../../ui/layout.tsx'

interface Props {
  entry: AdminEntry
  onPublished: (entry: AdminEntry) => void
  onClose: () => void
}

interface When {
  when: string
  day: string
  time: string
}

/** The moment that an admin means, in the time of this browser; undefined where there is none. */
const momentOf = ({ day, time }: When): string | undefined =>
  isDateOnly(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? new Date(`${day}T${time}`).toISOString() : undefined

/** At once, or at a time to come. */
export function PublishDialog({ entry, onPublished, onClose }: Props) {
  const { t } = useTranslation('information')
  const here = readersTime(entry.now)
  const form = useContractForm<When>({
    defaults: { when: 'now', day: '', time: '09:00' },
    check: (values) => {
      if (values.when === 'now') return []
      const at = momentOf(values)
      return at === undefined || at <= entry.now ? [violation('day', 'IN0007')] : []
    },
  })
  const when = useWatch({ control: form.fields.control, name: 'when' })
  const publish = async (values: When) => {
    const publishAt = values.when === 'now' ? null : (momentOf(values) ?? null)
    const { id, revision } = entry
    const published = await send('POST /api/information/publish', { body: { id, revision, publishAt } })
    showToast({ kind: 'success', text: t(publishAt === null ? 'publish.done' : 'publish.scheduled') })
    onPublished(published)
  }
  return (
    <Dialog title={t('publish.title')} onClose={onClose}>
      <FormShell
        form={form}
        layout="dialog"
        action={t(when === 'now' ? 'publish.now' : 'publish.schedule')}
        onSend={publish}
        beside={<Button onClick={onClose}>{t('publish.cancel')}</Button>}
      >
        <Stack gap={12}>
          <p>{t('publish.text')}</p>
          <SelectField
            form={form}
            name="when"
            label={t('publish.when')}
            options={[
              { value: 'now', text: t('publish.atOnce') },
              { value: 'later', text: t('publish.later') },
            ]}
          />
          {when !== 'now' && (
            <FieldRow>
              <DayField form={form} name="day" label={t('publish.day')} />
              <TextField
                form={form}
                name="time"
                label={t('publish.time')}
                hint={t('publish.zone', { zone: here.offset })}
                autoComplete="off"
              />
            </FieldRow>
          )}
        </Stack>
      </FormShell>
    </Dialog>
  )
}
