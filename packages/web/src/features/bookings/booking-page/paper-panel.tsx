import type { ShipmentPaper } from '@fairway/contract/billing-documents/paper.schema'
import { loggedPapers } from '@fairway/contract/billing-documents/paper.values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { useMayOpen } from '../../../platform/session/use-may-open.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PaperLog } from '../../../ui/documents/document-dialogs.ts'
import { useDownload } from '../../../ui/documents/download.ts'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Row } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { requestPath } from '../request-links.ts'
import { vgmPath } from '../vgm-path.ts'
import css from './booking-page.module.css'

/** The page on which a paper is written, where it is no file. */
function pageOf({ kind, id, number }: ShipmentPaper): string | undefined {
  if (kind === 'bookingRequest' && id !== null) return requestPath('view', id)
  if (kind === 'shippingInstruction' && id !== null) return `/shippingInstructionsDetails?type=view&id=${id}`
  return kind === 'vgm' ? vgmPath(number) : undefined
}

type LoggedPaper = (typeof loggedPapers)[number]
const isLogged = (kind: ShipmentPaper['kind']): kind is LoggedPaper & ShipmentPaper['kind'] =>
  loggedPapers.some((one) => one === kind)

/** An original is called by its bill and its number: `FWYL310448201 1/3`. All originals of a bill have one log. */
const billOf = (number: string) => number.split(' ')[0] ?? number

const keyOf = ({ kind, number }: ShipmentPaper) => `${kind} ${number}`

/** Every paper of the shipment that the reader may have: who made it, when, which version, and all of them as one zip. */
export function PaperPanel({ bookingNo }: { bookingNo: string }) {
  const { t } = useTranslation('bookingPage')
  const language = useLanguage()
  const { isFetching, download, downloadBy } = useDownload()
  const { data, error } = useQuery(apiQuery('GET /api/bookings/papers', { query: { bookingNo } }))
  const papers = data?.papers ?? []
  const hasLogs = useMayOpen('/billingdoc')
  const [logged, setLogged] = useState<{ document: LoggedPaper; number: string; name: string }>()
  const downloadAll = () => downloadBy(() => send('POST /api/bookings/papers', { body: { bookingNo, language } }))
  const columns: Column<ShipmentPaper>[] = [
    {
      name: 'paper',
      title: t('papers.paper'),
      placement: 'main',
      cell: ({ kind, number }) => (
        <>
          <b>{t(`papers.kinds.${kind}`)}</b>
          <Muted as="small" size="xs" block translate="no">
            {number}
          </Muted>
        </>
      ),
    },
    { name: 'version', title: t('papers.version'), cell: ({ version }) => version },
    { name: 'by', title: t('papers.by'), cell: ({ by }) => by ?? t('papers.carrier') },
    { name: 'at', title: t('papers.at'), cell: ({ at }) => at && <ReaderTime at={at} only="day" /> },
    {
      name: 'file',
      title: t('papers.actions'),
      placement: 'figure',
      cell: (paper) => {
        const { file, kind, number } = paper
        const page = pageOf(paper)
        const name = `${t(`papers.kinds.${kind}`)} ${number}`
        return (
          <Row as="span" gap={8} rowGap={4} justify="end">
            {!file && !page && <Muted as="span">{t('papers.handedOut')}</Muted>}
            {file && (
              <Button
                small
                aria-label={t('papers.downloadOne', { name })}
                aria-disabled={isFetching}
                onClick={() => void download(file)}
              >
                {t('papers.download')}
              </Button>
            )}
            {page && (
              <PageLink
                href={page}
                className={buttonClass({ variant: 'quiet', small: true })}
                aria-label={t('papers.openOne', { name })}
              >
                {t('papers.open')}
              </PageLink>
            )}
            {hasLogs && isLogged(kind) && (
              <Button
                small
                variant="quiet"
                aria-label={t('papers.logOf', { name })}
                onClick={() => setLogged({ document: kind, number: billOf(number), name })}
              >
                {t('papers.log')}
              </Button>
            )}
          </Row>
        )
      },
    },
  ]
  return (
    <TitledPanel
      title={t('papers.title')}
      className={css.tabled}
      beside={
        papers.some(({ file }) => file !== null) && (
          <Button small aria-disabled={isFetching} onClick={() => void downloadAll()}>
            {t(isFetching ? 'papers.making' : 'papers.all')}
          </Button>
        )
      }
    >
      {!data && !error && <SkeletonLines count={4} />}
      {error && <p className={css.none}>{t('papers.failed')}</p>}
      {data && papers.length === 0 && <p className={css.none}>{t('papers.none')}</p>}
      {logged && <PaperLog {...logged} onClose={() => setLogged(undefined)} />}
      {papers.length > 0 && <RowTable label={t('papers.label')} columns={columns} rows={papers} keyOf={keyOf} />}
    </TitledPanel>
  )
}
