import type { Violation } from '@fairway/contract/kit/errors'
import type { VgmOutcome } from '@fairway/contract/vgm/vgm.schema'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { linkSession } from '../../platform/session/link-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx'
import { useViolationTexts } from '../../ui/form/use-error-texts.ts'
import { Muted } from '../../ui/text.tsx'
import { WholeDates } from '../../ui/whole-dates.tsx'

/** The legal statement, which is accepted once per session. */
export function LegalDialog({ onClose, onAccept }: { onClose: () => void; onAccept: () => void }) {
  const { t } = useTranslation('vgm')
  return (
    <Dialog
      title={t('legal.title')}
      onClose={onClose}
      actions={
        <DialogActions back={t('legal.back')} onBack={onClose} confirm={t('legal.accept')} onConfirm={onAccept} />
      }
    >
      <p>{t('words.legalStatement')}</p>
      <Muted size="sm">{t(linkSession.get() ? 'legal.onceByLink' : 'legal.once')}</Muted>
    </Dialog>
  )
}

interface ConfirmProps {
  warnings: readonly Violation[]
  onClose: () => void
  onConfirm: () => void
}

/** What stops nothing but is confirmed by the sender: a passed cut-off, a mass that is far from what is known. */
export function ConfirmDialog({ warnings, onClose, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('vgm')
  const texts = useViolationTexts(warnings)
  return (
    <Dialog
      role="alertdialog"
      title={t('confirm.title')}
      onClose={onClose}
      actions={
        <DialogActions back={t('confirm.back')} onBack={onClose} confirm={t('confirm.send')} onConfirm={onConfirm} />
      }
    >
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <WholeDates>{text}</WholeDates>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** What became of each of several bookings: all of them were sent, or had nothing new. */
export function OutcomeDialog({ outcomes, onClose }: { outcomes: readonly VgmOutcome[]; onClose: () => void }) {
  const { t } = useTranslation('vgm')
  return (
    <Dialog
      title={t('outcomes.title', { count: outcomes.length })}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('outcomes.close')}
        </Button>
      }
    >
      <ul>
        {outcomes.map(({ result, state }) => (
          <li key={state.bookingNo}>
            {t('header.title', { bookingNo: state.bookingNo })}: {t(`outcomes.${result}`, { version: state.version })}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
