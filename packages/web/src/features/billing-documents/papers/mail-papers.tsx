import type { PaperRef } from '@fairway/contract/billing-documents/paper.schema'
import { MAIL_REMARK } from '@fairway/contract/billing-documents/paper.values'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { SendDocument } from '../../../ui/documents/document-dialogs.ts'

interface Props {
  papers: readonly PaperRef[]
  onClose: () => void
}

/** Mails papers: to whom, in which language, with which words, and what goes along. */
export function MailPapers({ papers, onClose }: Props) {
  const { t } = useTranslation('billing')
  const queries = useQueryClient()
  const mail = async (to: string[], letter: { language: 'en' | 'zh' | 'vi'; remark: string }) => {
    await send('POST /api/billing/documents', { body: { documents: [...papers], to, ...letter } })
    void queries.invalidateQueries({ queryKey: ['GET /api/billing/documentlog'] })
  }
  return (
    <SendDocument
      title={t('papers.mailTitle')}
      attached={papers.map(({ document, number }) =>
        t('papers.named', { name: t(`words.documents.${document}`), number }),
      )}
      remarkLimit={MAIL_REMARK}
      sent={t('papers.mailed')}
      onSend={mail}
      onClose={onClose}
    />
  )
}
