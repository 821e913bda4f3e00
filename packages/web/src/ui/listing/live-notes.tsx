import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../button.tsx'
import { figure } from '../figure.rules.ts'
import type { BufferedList } from './buffered-list.rules.ts'
import type { Listing } from './listing.ts'
import css from './live-notes.module.css'

export interface LiveNotesProps {
  buffered: Pick<BufferedList<Listing>, 'fresh' | 'gone' | 'marks'>
  onShow: () => void
  onSeen: () => void
}

/** What happened since the reader looked: rows that came or went wait to be shown, those that changed to be seen. */
export function LiveNotes({ buffered: { fresh, gone, marks }, onShow, onSeen }: LiveNotesProps) {
  const { t } = useTranslation('listing')
  const [came, went] = [
    t('live.fresh', { count: fresh, shown: figure(fresh) }),
    t('live.gone', { count: gone, shown: figure(gone) }),
  ]
  const what = fresh > 0 && gone > 0 ? t('live.both', { fresh: came, gone: went }) : fresh > 0 ? came : went
  return (
    <span className={css.notes}>
      {fresh + gone > 0 && (
        <Button small className={css.note} onClick={onShow}>
          {t('live.show', { what })}
        </Button>
      )}
      {marks.size > 0 && (
        <>
          <span className={css.changed}>{t('live.rows', { count: marks.size, shown: figure(marks.size) })}</span>
          <Button small variant="quiet" onClick={onSeen}>
            {t('live.seen')}
          </Button>
        </>
      )}
    </span>
  )
}
