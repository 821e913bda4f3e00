import { useState } from 'react'
import { send } from '../../platform/api.ts'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import css from './assumption-dialog.module.css'

/** The way out when the server still knows of a customer whom this browser has forgotten. */
export function ReleaseFirst() {
  const { t } = useTranslation('assumption')
  const [isDone, setIsDone] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const problem = useFailureText(failure)
  const release = async () => {
    setFailure(undefined)
    await send('POST /auth/management/user/release', { body: {} }).then(() => setIsDone(true), setFailure)
  }
  if (isDone)
    return (
      <p className={css.note} role="status">
        {t('assume.released')}
      </p>
    )
  return (
    <div>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <Button onClick={release}>{t('assume.releaseFirst')}</Button>
    </div>
  )
}
