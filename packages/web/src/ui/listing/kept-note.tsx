import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import css from './kept-note.module.css'
import { readersTime } from './list-words.ts'

interface Props {
  /** When what is shown was true. */
  at: string
  error: unknown
  onRetry: () => void
}

/** Over a list that is shown although the server could not be asked, or not yet: from when it is. */
export function KeptNote({ at, error, onRetry }: Props) {
  const { t } = useTranslation('listing')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const time = { ...readersTime(at) }
  return (
    <p className={css.note} role="status">
      <Icon name={error ? 'alert' : 'clock'} size={16} />
      {error ? `${text ?? ''} ${t('live.offline', time)}` : t('live.kept', time)}
      {error !== null && (
        <Button small look="quiet" onClick={onRetry}>
          {ui('retry')}
        </Button>
      )}
    </p>
  )
}
