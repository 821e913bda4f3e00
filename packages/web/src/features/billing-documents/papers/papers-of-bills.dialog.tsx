import type { BillPapers } from '@fairway/contract/billing-documents/paper.schema'
import type { RepeatablePaper } from '@fairway/contract/billing-documents/paper.values'
import { ATTACHMENT_LIMIT, ZIP_LIMIT } from '@fairway/contract/support/file.values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useDownload } from '../../../ui/documents/download.ts'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import { MailPapers } from './mail-papers.tsx'
import { kindsIn, papersOfKinds, waysFor } from './papers.rules.ts'

interface Props {
  blNos: readonly string[]
  onClose: () => void
}

/** The papers of several bills: which kinds of them are downloaded as one zip or go by mail. */
export function PapersOfBillsDialog({ blNos, onClose }: Props) {
  const { t } = useTranslation('billing')
  const { data, error } = useQuery(apiQuery('POST /api/billing/papers', { body: { blNos: [...blNos] } }))
  const problem = useFailureText(error)
  return (
    <Dialog title={t('papers.ofBills', { count: blNos.length })} onClose={onClose}>
      {data ? (
        <PaperChoice found={data} onClose={onClose} />
      ) : (
        <Stack gap={16}>
          {error ? <p role="alert">{problem}</p> : <SkeletonLines count={4} />}
          <Row justify="end">
            <Button onClick={onClose}>{t('papers.close')}</Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  )
}

function PaperChoice({ found, onClose }: { found: BillPapers; onClose: () => void }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const { isFetching, downloadBy } = useDownload()
  const kinds = kindsIn(found)
  const [chosen, setChosen] = useState<ReadonlySet<RepeatablePaper>>(new Set(kinds.map(({ kind }) => kind)))
  const [isMailing, setIsMailing] = useState(false)
  const papers = papersOfKinds(found, chosen)
  const { canZip, canMail } = waysFor(papers.length)
  const toggle = (kind: RepeatablePaper) => {
    const next = new Set(chosen)
    if (!next.delete(kind)) next.add(kind)
    setChosen(next)
  }
  const zip = async () => {
    await downloadBy(() => send('POST /api/billing/download', { body: { documents: papers, language } }))
    onClose()
  }
  if (isMailing) return <MailPapers papers={papers} onClose={onClose} />
  return (
    <Stack gap={16}>
      {kinds.length === 0 ? (
        <p>{t('papers.noneOfBills')}</p>
      ) : (
        <Stack as="fieldset" gap={8}>
          <legend>{t('papers.which')}</legend>
          {kinds.map(({ kind, count }) => (
            <label key={kind}>
              <input type="checkbox" checked={chosen.has(kind)} onChange={() => toggle(kind)} />{' '}
              {t('papers.counted', { name: t(`words.documents.${kind}`), count })}
            </label>
          ))}
        </Stack>
      )}
      <Muted size="sm" role="status">
        {papers.length > ZIP_LIMIT
          ? t('papers.tooMany', { most: ZIP_LIMIT, count: papers.length })
          : papers.length > ATTACHMENT_LIMIT && t('papers.mailLimit', { most: ATTACHMENT_LIMIT })}
      </Muted>
      <Row gap={12} rowGap={8} justify="end">
        <Button onClick={onClose}>{t('papers.close')}</Button>
        {canMail && <Button onClick={() => setIsMailing(true)}>{t('papers.mail')}</Button>}
        {canZip && (
          <Button variant="primary" aria-disabled={isFetching} onClick={() => void zip()}>
            {isFetching ? t('papers.making') : t('papers.zip', { count: papers.length })}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
