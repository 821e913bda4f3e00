import { useTranslation } from '../../platform/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { requestPath } from './request-path.ts'
import { type ResultLine, resultsOf } from './sent-results.rules.ts'
import type { UploadFile } from './upload-file.ts'

/** What became of each booking of a file that was sent. */
export function ResultTable({ file }: { file: UploadFile }) {
  const { t } = useTranslation('formUploads')
  const columns: Column<ResultLine>[] = [
    { name: 'reference', title: t('columns.reference'), look: 'main', cell: ({ reference }) => reference },
    {
      name: 'ediRef',
      title: t('columns.ediRef'),
      cell: ({ request }) => request && <PageLink href={requestPath(request.id)}>{request.ediRef}</PageLink>,
    },
    {
      name: 'status',
      title: t('columns.status'),
      look: 'corner',
      cell: ({ request }) =>
        request ? (
          <Tag text={t(`words.statuses.${request.status}`)} />
        ) : (
          <Tag tone="blocked" icon="blocked" text={t('card.notSent')} />
        ),
    },
    {
      name: 'result',
      title: t('columns.result'),
      cell: ({ result }) => result && t(`words.results.${result}`),
    },
  ]
  return (
    <RowTable
      label={t('preview.bookingsOf', { name: file.name })}
      columns={columns}
      rows={resultsOf(file)}
      keyOf={({ row }) => String(row)}
    />
  )
}
