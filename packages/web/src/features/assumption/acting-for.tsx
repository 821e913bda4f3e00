import { useEffect, useState } from 'react'
import { reloadPage } from '../../platform/name-change.ts'
import {
  type AssumedUser,
  assumedUser,
  blockedCalls,
  type NameChange,
  nameChange,
} from '../../platform/session.store.ts'
import { useStore } from '../../platform/store.ts'
import { hasUnsaved } from '../../platform/unsaved-forms.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { AssumeUserDialog } from './assume-user.dialog.tsx'
import { AssumedBanner } from './assumed-banner.tsx'
import css from './assumption-dialog.module.css'
import { assumptionDialog } from './assumption-dialog.store.ts'
import banner from './name-banner.module.css'
import { ReleaseUserDialog } from './release-user.dialog.tsx'

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
