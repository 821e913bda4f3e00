import type { CorrectionStatus } from '@fairway/contract/corrections/correction.values'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useDocumentParts } from '../../../ui/document-form/document-context.ts'
import formCss from '../../../ui/document-form/document-form.module.css'
import { lineId } from '../../../ui/document-form/field-text.ts'
import { SaveIndicator } from '../../../ui/document-form/save-indicator.tsx'
import { useChanges } from './changes-panel.tsx'
import { useCorrectionParts } from './correction-context.ts'

interface Props {
  status: CorrectionStatus
  isSending: boolean
  onSubmit: () => void
}

/** At the bottom of the window: what is changed or to fix, whether it is saved, and the way to send it. */
export function CorrectionBar({ status, isSending, onSubmit }: Props) {
  const { t } = useTranslation('corrections')
  const { work } = useCorrectionParts()
  return (
    <div className={formCss.bar}>
      <div className={formCss.told}>
        <ToFix />
        <SaveIndicator work={work} />
      </div>
      <Button variant="primary" aria-disabled={isSending} onClick={() => !isSending && onSubmit()}>
        {isSending ? t('actions.sending') : t(status === 'Rejected' ? 'actions.reApprove' : 'actions.submit')}
      </Button>
    </div>
  )
}

/** How much is changed, or to fix, and the way to the first of it. */
function ToFix() {
  const { t } = useTranslation('corrections')
  const { id } = useDocumentParts()
  const { work, labels } = useCorrectionParts()
  const found = useStore(work.form.found)
  const count = useChanges().length
  const [first] = found
  if (!first) return <p className={formCss.ready}>{t('actions.ready', { count })}</p>
  const go = () => {
    const field = document.getElementById(lineId(id, first.path))
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <p>
      {t('actions.toFix', { count: new Set(found.map(({ path }) => path)).size })}{' '}
      <button type="button" className={formCss.link} onClick={go}>
        {labels.nameAt(first.path)}
      </button>
    </p>
  )
}
