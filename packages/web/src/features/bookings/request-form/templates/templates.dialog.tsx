import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { TemplateEntry } from '@fairway/contract/bookings/templates/template.schema'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import css from '../../../../ui/address-book/address-book.module.css'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SkeletonLines } from '../../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Row } from '../../../../ui/layout.tsx'
import { TemplateNameDialog } from '../../../../ui/templates/template-name.dialog.tsx'
import { useTemplates } from './use-templates.ts'

export interface TemplatesDialogProps {
  onChoose: (document: RequestDocument, name: string) => void
  onClose: () => void
}

/** Requests that are used again and again: start from one, give it another name, or take it away. */
export function TemplatesDialog({ onChoose, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation(['bookingForm', 'ui'])
  const { entries, problem, ...templates } = useTemplates()
  const list = useRef<HTMLUListElement>(null)
  const [renamed, setRenamed] = useState<TemplateEntry>()
  const use = async (entry: TemplateEntry) => onChoose((await templates.read(entry)).document, entry.name)
  const remove = (entry: TemplateEntry) => {
    list.current?.focus() // the button that has it goes
    void templates.remove(entry)
  }
  if (renamed)
    return (
      <TemplateNameDialog
        title={t('templates.rename')}
        start={renamed.name}
        hint={t('templates.nameHint')}
        onSave={(name) => templates.rename(renamed, name)}
        onClose={() => setRenamed(undefined)}
      />
    )
  return (
    <Dialog
      title={t('templates.title')}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close', { ns: 'ui' })}</Button>}
    >
      <p className={css.said} role="status">
        {problem ?? (entries?.length === 0 ? t('templates.none') : '')}
      </p>
      {!entries && !problem && <SkeletonLines count={4} />}
      <ul className={css.list} ref={list} tabIndex={-1}>
        {entries?.map((entry) => (
          <Row as="li" gap={16} rowGap={8} align="start" key={entry.id}>
            <span className={css.text}>
              <b>{entry.name}</b>
              <span>
                {[`${entry.portOfLoading} → ${entry.portOfDischarge}`, entry.consignee].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Row as="span" gap={6} align="stretch">
              <Button small onClick={() => void use(entry).catch(() => {})}>
                {t('templates.use')}
              </Button>
              <Button small variant="quiet" onClick={() => setRenamed(entry)}>
                {t('templates.renameShort')}
              </Button>
              <IconButton label={t('templates.remove', { name: entry.name })} onClick={() => remove(entry)}>
                <Icon name="close" size={16} />
              </IconButton>
            </Row>
          </Row>
        ))}
      </ul>
    </Dialog>
  )
}
