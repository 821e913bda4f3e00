import type { BillDetail } from '@fairway/contract/billing-documents/bill.schema'
import type { Originals } from '@fairway/contract/billing-documents/paper.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { useCodeText, useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { PaperLog } from '../../../ui/documents/document-dialogs.ts'
import { useDownload } from '../../../ui/documents/download.ts'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from '../bill/bill.module.css'
import { PaperBar, PaperTable } from './paper-table.tsx'

/** The papers of a bill that its reader may have: copies and notices as often as they like, originals once each. */
export function BillPaperPanel({ detail: { bill, documents } }: { detail: BillDetail }) {
  const { t } = useTranslation('billing')
  const { data, error } = useQuery(apiQuery('POST /api/billing/papers', { body: { blNos: [bill.blNo] } }))
  const problem = useFailureText(error)
  const papers = data?.bills[0]?.papers ?? []
  const hasOriginals = documents.includes('originalBl') && bill.type === 'OBL'
  const note = data ? papers.length === 0 && !hasOriginals && t('papers.none') : problem
  return (
    <TitledPanel
      title={t('papers.title')}
      className={css.table}
      beside={papers.length > 0 && <PaperBar papers={papers} />}
    >
      {!data && !error && (
        <div className={css.body}>
          <SkeletonLines count={2} />
        </div>
      )}
      {note && <Muted className={css.body}>{note}</Muted>}
      {papers.length > 0 && <PaperTable papers={papers} />}
      {hasOriginals && <OriginalLines blNo={bill.blNo} />}
    </TitledPanel>
  )
}

function OriginalLines({ blNo }: { blNo: string }) {
  const { data } = useQuery(apiQuery('GET /api/billing/originals', { query: { blNo } }))
  return data ? <OriginalActions originals={data} /> : null
}

/** Which were issued to whom, and the button for the next one, which asks first. */
function OriginalActions({ originals: { blNo, of, issued, refusal } }: { originals: Originals }) {
  const { t } = useTranslation('billing')
  const queries = useQueryClient()
  const [opened, setOpened] = useState<'question' | 'log'>()
  const { isFetching, downloadBy } = useDownload()
  const waiting = issued.find(({ isFetched }) => !isFetched)
  const number = waiting?.number ?? issued.length + 1
  const reason = useCodeText(refusal?.code, refusal?.args[0])
  const name = t('papers.named', { name: t('words.documents.originalBl'), number: blNo })
  const close = () => setOpened(undefined)
  const issue = async () => {
    await downloadBy(() => send('POST /api/billing/originals', { body: { blNo } }))
    close()
    await queries.invalidateQueries()
  }
  return (
    <Stack gap={8} as="section" aria-label={t('papers.originals')} className={css.originals}>
      <Row gap={12} rowGap={4} justify="between">
        <strong>{t('papers.originals')}</strong>
        {issued.length > 0 && (
          <Button small variant="quiet" aria-label={t('papers.logOf', { name })} onClick={() => setOpened('log')}>
            {t('papers.log')}
          </Button>
        )}
      </Row>
      {of > 0 && <p>{t('papers.issued', { count: issued.length, of })}</p>}
      {issued.length > 0 && (
        <ul className={css.holds}>
          {issued.map((one) => (
            <li key={one.number}>
              {t('papers.issuedOne', { number: one.number, of, by: one.by })} <ReaderTime at={one.at} />
            </li>
          ))}
        </ul>
      )}
      {refusal && <Muted>{reason}</Muted>}
      {!refusal && opened !== 'question' && (
        <Row>
          <Button small onClick={() => setOpened('question')}>
            {t(waiting ? 'papers.fetch' : 'papers.issue', { number, of })}
          </Button>
        </Row>
      )}
      {opened === 'question' && (
        <>
          <p role="status">{t('papers.warning')}</p>
          <Row gap={8}>
            <Button small variant="primary" aria-disabled={isFetching} onClick={() => void issue()}>
              {t('papers.confirm')}
            </Button>
            <Button small variant="quiet" onClick={close}>
              {t('papers.cancel')}
            </Button>
          </Row>
        </>
      )}
      {opened === 'log' && <PaperLog document="originalBl" number={blNo} name={name} onClose={close} />}
    </Stack>
  )
}
