import type { ReactNode } from 'react'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button } from '../button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { useDocumentParts, useGoToField, useStoreSelector } from './document-context.ts'
import css from './document-form.module.css'
import type { SaveState } from './draft-saver.ts'

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
  /** Shown when there are no errors. */
  ready: ReactNode
  /** The position of a field on the page, if the rules report in another order. */
  placeOf?: (path: string) => number
}

/** The number of fields to fix, with a link to the first one. */
function ToFix({ ready, placeOf = () => 0 }: ToFixProps) {
  const { t } = useTranslation('documentForm')
  const { editor, nameOf } = useDocumentParts()
  const goTo = useGoToField()
  const found = useStore(editor.form.found)
  const places = found.map(({ path }) => placeOf(path))
  const first = found[places.indexOf(places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY))]
  if (!first) return ready
  const count = new Set(found.map(({ path }) => path)).size
  return (
    <p>
      {t('toFix', { count })}{' '}
      <button type="button" className={css.link} onClick={() => goTo(first.path)}>
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
  const { editor } = useDocumentParts()
  // the state is said again at each letter; only what is written here is rendered again
  const kind = useStoreSelector(editor.saver.state, (state) => state.kind)
  const at = useStoreSelector(editor.saver.state, (state) => (state.kind === 'saved' ? state.at : ''))
  const error = useStoreSelector(editor.saver.state, (state) => (state.kind === 'refused' ? state.error : undefined))
  const known = useStore(editor.state)
  const problem = useFailureText(error)
  const icon = icons[kind]
  const text = () => {
    if (kind === 'untouched')
      return known && known.revision > 0 ? t('save.savedAt', { time: clockTime(known.savedAt) }) : t('save.nothing')
    if (kind === 'saved') return t('save.savedAt', { time: clockTime(at) })
    if (kind === 'refused') return t('save.refused', { why: problem ?? '' })
    return t(`save.${kind}`)
  }
  return (
    <p className={css.save} data-save={kind}>
      {icon && <Icon name={icon} size={16} />}
      {text()}
    </p>
  )
}
