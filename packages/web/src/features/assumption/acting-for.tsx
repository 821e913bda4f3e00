import { useEffect, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { Failure, isCancelled } from '../../platform/calls/failure.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { reloadPage, switchUser } from '../../platform/session/name-change.ts'
import {
  type AssumedUser,
  assumedUser,
  blockedCalls,
  type NameChange,
  nameChange,
} from '../../platform/session/session.store.ts'
import { useStore } from '../../platform/storage/store.ts'
import { hasUnsaved } from '../../platform/storage/unsaved-forms.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { AssumeUserDialog } from './assume-user.dialog.tsx'
import { AssumedBanner } from './assumed-banner.tsx'
import css from './assumption-dialog.module.css'
import { assumptionDialog, closeAssumptionDialog } from './assumption-dialog.store.ts'
import banner from './name-banner.module.css'
import { Progress, RELOAD_MS } from './progress.tsx'

/** The person has left customer service or acts for nobody: there is nothing to release. */
const endedAlready = ['AU0016', 'GE0005', 'GE0006']

/** Asks before returning to one's own name. When the server is unreachable, nothing changes. */
function ReleaseUserDialog({ username }: { username: string }) {
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

/** Everything that customer service sees while acting for a customer: the banner, the dialogs, and the end. */
export function ActingForCustomer() {
  const user = useStore(assumedUser)
  const change = useStore(nameChange)
  const dialog = useStore(assumptionDialog)
  const isStopped = change !== undefined && change.why !== 'chosen'
  return (
    <>
      {isStopped && <StoppedPage change={change} user={user} />}
      {user && !isStopped && <AssumedBanner user={user} />}
      {dialog === 'assume' && !user && <AssumeUserDialog />}
      {dialog === 'release' && user && <ReleaseUserDialog username={user.username} />}
    </>
  )
}

interface StoppedPageProps {
  change: NameChange
  /** The customer under whose name the page was opened. */
  user: AssumedUser | undefined
}

/** The browser uses another name than this page. Says so, and the input stays until the person decides. */
function StoppedPage({ change, user }: StoppedPageProps) {
  const { t } = useTranslation('assumption')
  const tries = useStore(blockedCalls)
  const [isOpen, setIsOpen] = useState(false)
  const [isTyped, setIsTyped] = useState(false)
  useEffect(() => {
    const isUnsaved = hasUnsaved()
    setIsTyped(isUnsaved)
    setIsOpen(isUnsaved || tries > 0 || change.why === 'over')
  }, [change, tries])
  const kind = change.why === 'over' ? 'over' : change.to ? 'toCustomer' : 'toOwn'
  const name = change.to?.username ?? user?.username ?? ''
  const dismiss = () => (isTyped ? setIsOpen(false) : reloadPage())
  return (
    <>
      <Row
        as="section"
        gap={20}
        justify="center"
        nowrap
        size="sm"
        className={banner.banner}
        aria-label={t('stopped.label')}
      >
        <Row as="p" gap={8} rowGap={2} className={banner.text}>
          <Icon name="alert" />
          <strong className={banner.name}>{t(`stopped.${kind}.title`)}</strong>
          <span className={banner.left}>{t('stopped.nothingSent')}</span>
        </Row>
        <button type="button" className={banner.action} onClick={reloadPage}>
          {t('stopped.reload')}
        </button>
      </Row>
      {isOpen && (
        <Dialog
          role="alertdialog"
          title={t(`stopped.${kind}.title`)}
          onClose={dismiss}
          actions={
            <>
              {isTyped && <Button onClick={dismiss}>{t('stopped.keep')}</Button>}
              <Button variant="primary" autoFocus={!isTyped} onClick={reloadPage}>
                {t(isTyped ? 'stopped.reload' : 'stopped.goOn')}
              </Button>
            </>
          }
        >
          <Stack gap={12}>
            <p>{t(`stopped.${kind}.text`, { name })}</p>
            <p>{t('stopped.nothingSent')}</p>
            {isTyped && <p className={css.warning}>{t('stopped.typed')}</p>}
          </Stack>
        </Dialog>
      )}
    </>
  )
}
