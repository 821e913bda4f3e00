import { memo } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import css from './list-frame.module.css'
import { readersTime } from './list-words.ts'

/** When the list was last read, on the reader's own clock; with its day where that was not today. */
export const LastUpdate = memo(function LastUpdate({ at }: { at: string }) {
  const { t } = useTranslation('listing')
  const { date, time, offset } = readersTime(at)
  const isToday = date === readersTime(new Date().toISOString()).date
  return (
    <time dateTime={at} className={css.updated} title={t('updatedHint', { date, time, offset })}>
      {t('updated', { time: isToday ? time : `${date} ${time}` })}
    </time>
  )
})
