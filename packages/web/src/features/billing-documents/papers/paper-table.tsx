import type { PaperRef } from '@fairway/contract/billing-documents/paper.schema'
import { useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { PaperLog } from '../../../ui/documents/document-dialogs.ts'
import { useDownload } from '../../../ui/documents/download.ts'
import { Row } from '../../../ui/layout.tsx'
import { RowTable } from '../../../ui/row-table.tsx'
import { MailPapers } from './mail-papers.tsx'
import { waysFor } from './papers.rules.ts'

/** Papers that can be downloaded, one by one, each with its log. */
export function PaperTable({ papers }: { papers: readonly PaperRef[] }) {
  const { t } = useTranslation('billing')
  return (
    <RowTable
      label={t('papers.title')}
      rows={papers}
      keyOf={({ document, number }) => `${document} ${number}`}
      columns={[
        {
          name: 'document',
          title: t('papers.document'),
          placement: 'main',
          cell: ({ document }) => t(`words.documents.${document}`),
        },
        { name: 'number', title: t('papers.number'), cell: ({ number }) => number },
        { name: 'file', title: t('papers.file'), placement: 'figure', cell: (paper) => <PaperActions paper={paper} /> },
      ]}
    />
  )
}

/** Downloads a paper, and says who else got it. */
export function PaperActions({ paper }: { paper: PaperRef }) {
  const { t } = useTranslation('billing')
  const { isFetching, download } = useDownload()
  const [isLogOpen, setIsLogOpen] = useState(false)
  const name = t('papers.named', { name: t(`words.documents.${paper.document}`), number: paper.number })
  return (
    <Row as="span" gap={8} rowGap={4} justify="end">
      <Button
        small
        aria-label={t('papers.download', { name })}
        aria-disabled={isFetching}
        onClick={() => void download(paper)}
      >
        {t(isFetching ? 'papers.making' : 'papers.get')}
      </Button>
      <Button small variant="quiet" aria-label={t('papers.logOf', { name })} onClick={() => setIsLogOpen(true)}>
        {t('papers.log')}
      </Button>
      {isLogOpen && <PaperLog {...paper} name={name} onClose={() => setIsLogOpen(false)} />}
    </Row>
  )
}

/** Mails papers, and downloads several as one zip. */
export function PaperBar({ papers }: { papers: readonly PaperRef[] }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const { isFetching, downloadBy } = useDownload()
  const [isMailing, setIsMailing] = useState(false)
  const { canZip, canMail } = waysFor(papers.length)
  const zip = () => downloadBy(() => send('POST /api/billing/download', { body: { documents: [...papers], language } }))
  return (
    <Row as="span" gap={8} rowGap={8}>
      {canMail && (
        <Button small onClick={() => setIsMailing(true)}>
          {t('papers.mail')}
        </Button>
      )}
      {canZip && papers.length > 1 && (
        <Button small aria-disabled={isFetching} onClick={() => void zip()}>
          {t(isFetching ? 'papers.making' : 'papers.all')}
        </Button>
      )}
      {isMailing && <MailPapers papers={papers} onClose={() => setIsMailing(false)} />}
    </Row>
  )
}
