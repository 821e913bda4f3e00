import { useEffect, useState } from 'react'
import { loadAnew } from '../../platform/name-change.ts'
import { type AssumedUser, assumedUser, heldBack, type NameChange, nameChange } from '../../platform/session.store.ts'
import { useStore } from '../../platform/store.ts'
import { hasUnsaved } from '../../platform/unsaved-forms.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AssumeUserDialog } from './assume-user.dialog.tsx'
import { AssumedBanner } from './assumed-banner.tsx'
import css from './assumption-dialog.module.css'
import { assumptionDialog } from './assumption-dialog.store.ts'
import banner from './name-banner.module.css'
import { ReleaseUserDialog } from './release-user.dialog.tsx'

/** All that customer service sees of acting for somebody else: the banner, the questions, and the end. */
export function StandIn() {
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
  /** Under whose name the page was opened. */
  user: AssumedUser | undefined
}

/** The browser goes by another name than this page: it says so, and what was typed stays until the person decides. */
function StoppedPage({ change, user }: StoppedPageProps) {
  const { t } = useTranslation('assumption')
  const tries = useStore(heldBack)
  const [isOpen, setIsOpen] = useState(false)
  const [isTyped, setIsTyped] = useState(false)
  useEffect(() => {
    const isKept = hasUnsaved()
    setIsTyped(isKept)
    setIsOpen(isKept || tries > 0 || change.why === 'over')
  }, [change, tries])
  const kind = change.why === 'over' ? 'over' : change.to ? 'toCustomer' : 'toOwn'
  const name = change.to?.username ?? user?.username ?? ''
  const keep = () => (isTyped ? setIsOpen(false) : loadAnew())
  return (
    <>
      <section className={banner.banner} aria-label={t('stopped.label')}>
        <p className={banner.text}>
          <Icon name="alert" />
          <strong className={banner.name}>{t(`stopped.${kind}.title`)}</strong>
          <span className={banner.left}>{t('stopped.nothingSent')}</span>
        </p>
        <button type="button" className={banner.action} onClick={loadAnew}>
          {t('stopped.reload')}
        </button>
      </section>
      {isOpen && (
        <Dialog
          role="alertdialog"
          title={t(`stopped.${kind}.title`)}
          onClose={keep}
          actions={
            <>
              {isTyped && <Button onClick={keep}>{t('stopped.keep')}</Button>}
              <Button look="primary" autoFocus={!isTyped} onClick={loadAnew}>
                {t(isTyped ? 'stopped.reload' : 'stopped.goOn')}
              </Button>
            </>
          }
        >
          <div className={css.text}>
            <p>{t(`stopped.${kind}.text`, { name })}</p>
            <p>{t('stopped.nothingSent')}</p>
            {isTyped && <p className={css.warning}>{t('stopped.typed')}</p>}
          </div>
        </Dialog>
      )}
    </>
  )
}
