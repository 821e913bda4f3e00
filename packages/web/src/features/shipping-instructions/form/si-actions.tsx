import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { comparePath, instructionPath } from '../instruction-links.ts'
import type { BeginFromDialogProps } from './dialogs/begin-from.dialog.tsx'
import { useInstructionParts } from './si-context.ts'

const BeginFromDialog = lazyDialog<BeginFromDialogProps>(
  async () => (await import('./dialogs/begin-from.dialog.tsx')).BeginFromDialog,
)

interface Props {
  onDeleted: () => void
  onOpen: (id: number) => void
}

/** What else can be done with an instruction while it is written, as far as its status allows. */
export function InstructionActions({ onDeleted, onOpen }: Props) {
  const { t } = useTranslation('siForm')
  const { editor, booking } = useInstructionParts()
  const state = useStore(editor.state)
  const [isOpen, setIsOpen] = useState(false)
  const remove = useDelete(onDeleted, onOpen)
  const begin = async (from: { copyOf: number } | { template: number }, name: string) => {
    const before = editor.form.document.get()
    const { document } = await send('GET /api/si/form', { query: { reference: booking.get().bookingNo, ...from } })
    editor.form.put({ ...document, blNo: before.blNo })
    setIsOpen(false)
    const act = () => editor.form.put(before)
    showToast({ kind: 'success', text: t('begin.done', { name }), action: { text: t('undo'), act } })
  }
  return (
    <>
      {(!state || state.version === 0) && <Button onClick={() => setIsOpen(true)}>{t('begin.open')}</Button>}
      {state && state.version > 0 && (
        <PageLink href={comparePath(state.id)} className={buttonClass({})}>
          {t('life.versions')}
        </PageLink>
      )}
      {state?.hasDraft && (
        <PageLink href={instructionPath('draft', state.id)} className={buttonClass({})}>
          {t('life.draft')}
        </PageLink>
      )}
      {state && state.version > 0 && (
        <PageLink href={instructionPath('view', state.id)} className={buttonClass({})}>
          {t('life.view')}
        </PageLink>
      )}
      {state && canInstruct('delete', state.status) && (
        <Button onClick={() => void remove()}>{t('life.delete')}</Button>
      )}
      {isOpen && (
        <BeginFromDialog
          reference={booking.get().bookingNo}
          onClose={() => setIsOpen(false)}
          onChoose={(from, name) =>
            void begin(from, name).catch(() => showToast({ kind: 'error', text: t('begin.failed') }))
          }
        />
      )}
    </>
  )
}

/** Deletes a draft at once; one press brings the same text back. */
function useDelete(onDeleted: () => void, onBack: (id: number) => void) {
  const { t } = useTranslation('siForm')
  const language = useLanguage()
  const { editor } = useInstructionParts()
  return async () => {
    const state = editor.state.get()
    if (!state) return
    try {
      await editor.remove()
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
      return
    }
    const body = { document: editor.form.document.get() }
    const back = async () => onBack((await send('POST /api/si/draft', { body })).state.id)
    const act = () => void back().catch(() => showToast({ kind: 'error', text: t('life.notBack') }))
    showToast({ kind: 'success', text: t('life.deleted', { blNo: state.blNo }), action: { text: t('undo'), act } })
    onDeleted()
  }
}
