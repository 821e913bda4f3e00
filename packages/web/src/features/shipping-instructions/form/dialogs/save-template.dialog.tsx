import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { showToast } from '../../../../ui/feedback/toast.store.ts'
import { TemplateNameDialog } from '../../../../ui/templates/template-name.dialog.tsx'
import type { InstructionEditor } from '../si.definition.ts'
import { saveTemplate } from './use-templates.ts'

export interface SaveTemplateProps {
  editor: InstructionEditor
  onClose: () => void
}

/** Saves the instruction as it is under a name, for the next one like it. */
export function SaveTemplateDialog({ editor, onClose }: SaveTemplateProps) {
  const { t } = useTranslation('siForm')
  return (
    <TemplateNameDialog
      title={t('actions.template')}
      start=""
      hint={t('begin.nameHint')}
      onSave={async (name) => {
        await saveTemplate(name, editor.form.document.get(), editor.state.get()?.organisation.ref)
        showToast({ kind: 'success', text: t('begin.saved', { name }) })
      }}
      onClose={onClose}
    />
  )
}
