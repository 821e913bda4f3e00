import { useState } from 'react'
import { send } from '../../platform/api.ts'
import { Failure, isCancelled } from '../../platform/failure.ts'
import { reloadPage, switchUser } from '../../platform/name-change.ts'
import { hasUnsaved } from '../../platform/unsaved-forms.ts'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import css from './assumption-dialog.module.css'
import { closeAssumptionDialog } from './assumption-dialog.store.ts'
import { Progress, RELOAD_MS } from './progress.tsx'

/** The person has left customer service or acts for nobody: there is nothing to release. */
const endedAlready = ['AU0016', 'GE0005', 'GE0006']

/** Asks before returning to one's own name. When the server is unreachable, nothing changes. */
export function ReleaseUserDialog({ username }: { username: string }) {
  const { t } = useTranslation('assumption')
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking')
  const [failure, setFailure] = useState<unknown>()
  const [isLosing] = useState(hasUnsaved)
  const problem = useFailureText(failure)

  const release = async () => {
    if (state !== 'asking') return
    setState('sending')
    setFailure(undefined)
    try {
      await send('POST /auth/management/user/release', { body: {} })
    } catch (error) {
      if (!hasEnded(error)) {
        setState('asking')
        return setFailure(isCancelled(error) ? undefined : error)
      }
    }
    switchUser(undefined)
    setState('done')
    setTimeout(reloadPage, RELOAD_MS)
  }
  const close = () => state === 'asking' && closeAssumptionDialog()
  const answers = (
    <>
      <Button onClick={close} aria-disabled={state === 'sending'}>
        {t('no')}
      </Button>
      <Button variant="primary" onClick={release} aria-disabled={state === 'sending'}>
        {t('yes')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('release.title')} onClose={close} {...(state !== 'done' && { actions: answers })}>
      {state === 'done' ? (
        <Progress text={t('release.done')} />
      ) : (
        <Stack gap={12}>
          <p className={css.question}>{t('release.question')}</p>
          <p className={css.who} translate="no">
            {username}
          </p>
          {isLosing && <p className={css.warning}>{t('unsaved')}</p>}
          {problem && (
            <p className={css.problem} role="alert">
              {problem}
            </p>
          )}
          <p className="visually-hidden" role="status">
            {state === 'sending' && t('release.sending')}
          </p>
        </Stack>
      )}
    </Dialog>
  )
}

const hasEnded = (error: unknown) => error instanceof Failure && endedAlready.includes(error.answer.errorCode ?? '')
