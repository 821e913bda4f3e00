import { useEffect, useState } from 'react'
import { loadAnew } from '../../platform/name-change.ts'
import { type AssumedUser, heldBack, type NameChange } from '../../platform/session.store.ts'
import { useStore } from '../../platform/store.ts'
import { hasUnsaved } from '../../platform/unsaved-forms.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './assumption-dialog.module.css'
import banner from './name-banner.module.css'

interface Props {
  change: NameChange
  /** Under whose name the page was opened. */
  user: AssumedUser | undefined
}

/** The browser goes by another name than this page: it says so, and what was typed stays until the person decides. */
export function StoppedPage({ change, user }: Props) {
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
