import { useTranslation } from '../../../../platform/use-translation.ts'
import { showToast } from '../../../../ui/toast.store.ts'
import { useBookedFor, useRequestParts } from '../request-context.ts'
import { TemplateNameDialog } from './template-name.dialog.tsx'
import { saveTemplate } from './use-templates.ts'

export interface SaveTemplateProps {
  onClose: () => void
}

/** Keeps the request as it stands under a name, for the next one like it. */
export function SaveTemplate({ onClose }: SaveTemplateProps) {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const organisation = useBookedFor()
  return (
    <TemplateNameDialog
      title={t('templates.save')}
      start=""
      onSave={async (name) => {
        await saveTemplate(name, work.form.document.get(), organisation)
        showToast({ kind: 'success', text: t('templates.saved', { name }) })
      }}
      onClose={onClose}
    />
  )
}
