import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { showToast } from '../../../../ui/feedback/toast.store.ts'
import { TemplateNameDialog } from '../../../../ui/templates/template-name.dialog.tsx'
import { useBookedFor, useRequestParts } from '../request-context.ts'
import { saveTemplate } from './use-templates.ts'

export interface SaveTemplateProps {
  onClose: () => void
}

/** Keeps the request as it stands under a name, for the next one like it. */
export function SaveTemplate({ onClose }: SaveTemplateProps) {
  const { t } = useTranslation('bookingForm')
  const { editor } = useRequestParts()
  const organisation = useBookedFor()
  return (
    <TemplateNameDialog
      title={t('templates.save')}
      start=""
      hint={t('templates.nameHint')}
      onSave={async (name) => {
        await saveTemplate(name, editor.form.document.get(), organisation)
        showToast({ kind: 'success', text: t('templates.saved', { name }) })
      }}
      onClose={onClose}
    />
  )
}
