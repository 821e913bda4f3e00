import { warningsOf } from '@fairway/contract/bookings/sailing.rules'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useDocument } from '../../../ui/document-form/document-context.ts'
import css from '../../../ui/document-form/document-form.module.css'
import { lineId } from '../../../ui/document-form/field-text.ts'
import { SaveIndicator } from '../../../ui/document-form/save-indicator.tsx'
import { requestSections, sectionOf } from './form-section.rules.ts'
import { usePathName } from './path-name.ts'
import { useRequestParts } from './request-context.ts'
import { useNow } from './use-now.ts'

interface Props {
  isSending: boolean
  onSubmit: () => void
  onSave: () => void
  onTemplate: () => void
}

/** At the bottom of the window: what is left to do, and the ways to keep or send the request. */
export function ActionBar({ isSending, onSubmit, onSave, onTemplate }: Props) {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const isSent = (useStore(work.state)?.version ?? 0) > 0
  return (
    <div className={css.bar}>
      <div className={css.told}>
        <ToFix />
        <SaveIndicator work={work} />
      </div>
      <Button onClick={onTemplate}>{t('actions.template')}</Button>
      <Button onClick={onSave}>{t('actions.save')}</Button>
      <Button variant="primary" type="button" aria-disabled={isSending} onClick={() => !isSending && onSubmit()}>
        {isSending ? t('actions.sending') : t(isSent ? 'actions.sendChanges' : 'actions.submit')}
      </Button>
    </div>
  )
}

/** The cut-offs of the chosen vessel that have passed for this cargo. */
function useWarnings() {
  const sailing = useStore(useRequestParts().sailing)
  const now = useNow()
  const vvd = useDocument((document) => document.vvd)
  const flags = useDocument((document) => document.flags)
  return warningsOf({ vvd, flags }, sailing, now)
}

/** How many things are to fix, and the way to the first. */
function ToFix() {
  const { t } = useTranslation('bookingForm')
  const { id, work } = useRequestParts()
  const found = useStore(work.form.found)
  const nameOf = usePathName()
  const place = ({ path }: { path: string }) => requestSections.indexOf(sectionOf(path))
  const [first] = found.toSorted((one, other) => place(one) - place(other))
  const warnings = useWarnings()
  if (!first)
    return warnings.length > 0 ? (
      <p className={css.warned}>{t('actions.warned', { count: warnings.length })}</p>
    ) : (
      <p className={css.ready}>{t('actions.ready')}</p>
    )
  const go = () => {
    const field = document.getElementById(lineId(id, first.path))
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <p>
      {t('actions.toFix', { count: new Set(found.map(({ path }) => path)).size })}{' '}
      <button type="button" className={css.link} onClick={go}>
        {nameOf(first.path)}
      </button>
    </p>
  )
}
