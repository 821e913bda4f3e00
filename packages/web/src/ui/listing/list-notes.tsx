import { useId, useState } from 'react'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { readersTime } from '../../platform/language/readers-time.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { showToast } from '../feedback/toast.store.ts'
import { figure } from '../figure.rules.ts'
import { Icon } from '../icon.tsx'
import { WholeDates } from '../whole-dates.tsx'
import type { BufferedList } from './buffered-list.rules.ts'
import type { Listing } from './define-list.ts'
import css from './list-notes.module.css'
import liveCss from './live-notes.module.css'
import missingCss from './missing-numbers.module.css'

interface ListNotesState {
  buffered: BufferedList<Listing> | undefined
  isAnswer: boolean
  isCached: boolean
  found: { error: Error | null; askAgain: () => unknown }
  adoptNew: () => void
  seen: () => void
}

/** What happened to the list since the reader looked. */
export function ListNews({ page: { buffered, isAnswer, adoptNew, seen } }: { page: ListNotesState }) {
  return (
    <span role="status">
      {buffered && isAnswer && buffered.fresh + buffered.gone + buffered.marks.size > 0 && (
        <LiveNotes buffered={buffered} onShow={adoptNew} onSeen={() => seen()} />
      )}
    </span>
  )
}

/** From when the list is, where it is not what the server says now. */
export function ListAge({ page: { buffered, isAnswer, isCached, found } }: { page: ListNotesState }) {
  if (!buffered || !isAnswer || !(isCached || found.error)) return null
  return <StaleNote at={buffered.newest.lastUpdateTs} error={found.error} onRetry={() => void found.askAgain()} />
}

interface StaleNoteProps {
  /** When what is shown was true. */
  at: string
  error: unknown
  onRetry: () => void
}

/** Over a list that is shown although the server could not be asked, or not yet: from when it is. */
function StaleNote({ at, error, onRetry }: StaleNoteProps) {
  const { t } = useTranslation('listing')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const time = { ...readersTime(at) }
  return (
    <p className={css.note} role="status">
      <Icon name={error ? 'alert' : 'clock'} size={16} />
      <WholeDates>{error ? `${text ?? ''} ${t('live.offline', time)}` : t('live.kept', time)}</WholeDates>
      {error !== null && (
        <Button small variant="quiet" onClick={onRetry}>
          {ui('retry')}
        </Button>
      )}
    </p>
  )
}

interface LiveNotesProps {
  buffered: Pick<BufferedList<Listing>, 'fresh' | 'gone' | 'marks'>
  onShow: () => void
  onSeen: () => void
}

/** What happened since the reader looked: rows that came or went wait to be shown, those that changed to be seen. */
function LiveNotes({ buffered: { fresh, gone, marks }, onShow, onSeen }: LiveNotesProps) {
  const { t } = useTranslation('listing')
  const [came, went] = [
    t('live.fresh', { count: fresh, shown: figure(fresh) }),
    t('live.gone', { count: gone, shown: figure(gone) }),
  ]
  const what = fresh > 0 && gone > 0 ? t('live.both', { fresh: came, gone: went }) : fresh > 0 ? came : went
  return (
    <span className={liveCss.notes}>
      {fresh + gone > 0 && (
        <Button small className={liveCss.note} onClick={onShow}>
          {t('live.show', { what })}
        </Button>
      )}
      {marks.size > 0 && (
        <>
          <span className={liveCss.changed}>{t('live.rows', { count: marks.size, shown: figure(marks.size) })}</span>
          <Button small variant="quiet" onClick={onSeen}>
            {t('live.seen')}
          </Button>
        </>
      )}
    </span>
  )
}

interface MissingNumbersProps {
  numbers: readonly string[]
  /** Why that may be. */
  why: string
}

/** Numbers of a search without a row to show: how many, which, and a way to take them elsewhere. */
export function MissingNumbers({ numbers, why }: MissingNumbersProps) {
  const { t } = useTranslation('listing')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (numbers.length === 0) return null
  const whole = numbers.join('\n')
  const copy = () =>
    navigator.clipboard?.writeText(whole).then(
      () => showToast({ kind: 'success', text: t('missing.copied') }),
      () => setIsOpen(true), // to be copied by hand
    )
  return (
    <section className={missingCss.missing} aria-labelledby={`${id}title`}>
      <div className={missingCss.line}>
        <Icon name="alert" size={18} />
        <h2 className={missingCss.title} id={`${id}title`}>
          {t('missing.title', { count: numbers.length, shown: figure(numbers.length) })}
        </h2>
        <span className={missingCss.why}>{why}</span>
        <Button
          small
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'missing.hide' : 'missing.show')}
        </Button>
        <Button small variant="quiet" onClick={copy}>
          {t('missing.copy')}
        </Button>
      </div>
      {isOpen && (
        <textarea
          id={`${id}list`}
          className={missingCss.list}
          aria-labelledby={`${id}title`}
          readOnly
          rows={Math.min(8, numbers.length)}
          value={whole}
        />
      )}
    </section>
  )
}
