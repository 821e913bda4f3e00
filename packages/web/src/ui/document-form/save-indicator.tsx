import { useStore, type Watched } from '../../platform/store.ts'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Icon, type IconName } from '../icon.tsx'
import css from './document-form.module.css'
import type { DraftSaver, SavedState, SaveState } from './draft-saver.ts'

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

interface Props {
  work: { saver: DraftSaver; state: Watched<SavedState | undefined> }
}

/** Whether what was typed is on the server: 'saved 07:48', on its way, or why not. */
export function SaveIndicator({ work }: Props) {
  const { t } = useTranslation('documentForm')
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
