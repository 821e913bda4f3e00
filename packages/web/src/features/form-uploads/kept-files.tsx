import { useCallback, useEffect, useState } from 'react'
import { isCancelled } from '../../platform/failure.ts'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './booking-upload.module.css'
import { bookingUploads } from './booking-uploads.ts'

/** Brings back what was uploaded earlier, and says so where that takes a while or fails. */
export function KeptFiles() {
  const { t } = useTranslation('formUploads')
  const { t: ui } = useTranslation('ui')
  const [error, setError] = useState<unknown>()
  const reason = useFailureText(error)
  const restore = useCallback(() => {
    setError(undefined)
    bookingUploads.restore().catch((failure: unknown) => !isCancelled(failure) && setError(failure))
  }, [])
  useEffect(restore, [restore])
  if (error === undefined || !reason) return null
  return (
    <div className={css.note} role="alert">
      <Icon name="alert" size={18} />
      <p>
        {t('list.failed')}. {reason}
      </p>
      <Button small onClick={restore}>
        {ui('retry')}
      </Button>
    </div>
  )
}
