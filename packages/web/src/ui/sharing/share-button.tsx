import type { SharedSubject } from '@fairway/contract/sharing/sharing.schema'
import { useState } from 'react'
import { loadTexts } from '../../platform/language/i18n.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { assumedUser } from '../../platform/session/session.store.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { lazyDialog } from '../lazy/lazy-part.tsx'
import type { ShareDialogProps } from './share.dialog.tsx'
import './sharing.messages.ts'

const ShareDialog = lazyDialog<ShareDialogProps>(async () => {
  await import('../form/form.messages.ts')
  await loadTexts('form')
  return (await import('./share.dialog.tsx')).ShareDialog
})

/** Opens the form for a link to what the page shows. */
function ShareButton({ subject }: { subject: SharedSubject }) {
  const { t } = useTranslation('sharing')
  const [isOpen, setIsOpen] = useState(false)
  const isActing = useStore(assumedUser) !== undefined
  return (
    <>
      <Button
        small
        aria-haspopup="dialog"
        disabled={isActing}
        {...(isActing && { title: t('acting') })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="share" size={16} /> {t('open')}
      </Button>
      {isOpen && <ShareDialog subject={subject} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The button with its texts. */
export async function loadShareButton() {
  await loadTexts('sharing')
  return ShareButton
}
