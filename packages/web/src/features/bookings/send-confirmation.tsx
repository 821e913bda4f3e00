import { send } from '../../platform/calls/api.ts'
import { useCodeText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { SendDocument } from '../../ui/documents/document-dialogs.ts'

/** Mails the confirmation of a request as a PDF. */
export function SendConfirmation({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('bookings')
  const sent = useCodeText('BR0060')
  return (
    <SendDocument
      title={t('mail.title')}
      sent={sent}
      onSend={(to) => send('POST /api/bookings/documents', { body: { id, to } })}
      onClose={onClose}
    />
  )
}
