import type { ReactNode } from 'react'
import { useStore } from '../../platform/store.ts'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { useDocumentParts } from './document-context.ts'
import css from './document-form.module.css'
import type { SaveState } from './draft-saver.ts'
import { lineId } from './field-text.ts'

interface Props extends ToFixProps {
  texts: { submit: string; sending: string }
  onSubmit: () => unknown
  /** Other buttons. */
  children?: ReactNode
}

/** The bar at the bottom of the window: errors left, the save indicator and the buttons. */
export function DocumentBar({ texts, onSubmit, children, ...toFix }: Props) {
  const { isSending } = useStore(useDocumentParts().submission)
  return (
    <div className={css.bar}>
      <div className={css.told}>
        <ToFix {...toFix} />
        <SaveIndicator />
      </div>
      {children}
      <Button variant="primary" aria-disabled={isSending} onClick={() => !isSending && onSubmit()}>
        {isSending ? texts.sending : texts.submit}
      </Button>
    </div>
  )
}

interface ToFixProps {
  toFix: (count: number) => string
  /** Shown when there are no errors. */
  ready: ReactNode
  /** The position of a field on the page, if the rules report in another order. */
  placeOf?: (path: string) => number
}

/** The number of fields to fix, with a link to the first one. */
function ToFix({ toFix, ready, placeOf = () => 0 }: ToFixProps) {
  const { id, work, nameOf } = useDocumentParts()
  const found = useStore(work.form.found)
  const [first] = found.toSorted((one, other) => placeOf(one.path) - placeOf(other.path))
  if (!first) return ready
  const go = () => {
    const field = document.getElementById(lineId(id, first.path))
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <p>
      {toFix(new Set(found.map(({ path }) => path)).size)}{' '}
      <button type="button" className={css.link} onClick={go}>
        {nameOf(first.path)}
      </button>
    </p>
  )
}

const icons: Partial<Record<SaveState['kind'], IconName>> = {
  saved: 'check',
  away: 'alert',
  refused: 'blocked',
  stale: 'alert',
}

/** hh:mm on the reader's own clock. */
const clockTime = (at: string) => {
  const moment = new Date(at)
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The save indicator: 'saved 07:48', saving, or why it could not be saved. */
function SaveIndicator() {
  const { t } = useTranslation('documentForm')
  const { work } = useDocumentParts()
  const state = useStore(work.saver.state)
  const known = useStore(work.state)
  const problem = useFailureText(state.kind === 'refused' ? state.error : undefined)
  const icon = icons[state.kind]
  const text = () => {
    if (state.kind === 'untouched')
      return known ? t('save.savedAt', { time: clockTime(known.savedAt) }) : t('save.nothing')
    if (state.kind === 'saved') return t('save.savedAt', { time: clockTime(state.at) })
    if (state.kind === 'refused') return t('save.refused', { why: problem ?? '' })
    return t(`save.${state.kind}`)
  }
  return (
    <p className={css.save} data-save={state.kind}>
      {icon && <Icon name={icon} size={16} />}
      {text()}
    </p>
  )
}
