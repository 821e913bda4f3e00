import type { UploadForm } from '@fairway/contract/form-uploads/form-upload.schema'
import type { FormDeed } from '@fairway/contract/form-uploads/form-upload.words'
import { useTranslation } from '../../platform/use-translation.ts'
import type { IconName } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { requestPath } from './request-path.ts'

const looks: Record<FormDeed, { tone: 'clear' | 'attention' | 'plain'; icon: IconName }> = {
  new: { tone: 'clear', icon: 'done' },
  overwrite: { tone: 'attention', icon: 'alert' },
  unchanged: { tone: 'plain', icon: 'note' },
}

const rowsOf = ({ row, lastRow }: UploadForm) => (row === lastRow ? String(row) : `${row}–${lastRow}`)

/** The bookings of a file, each with the rows that it was read from and what sending it does. */
export function FormTable({ name, forms }: { name: string; forms: readonly UploadForm[] }) {
  const { t } = useTranslation('formUploads')
  const columns: Column<UploadForm>[] = [
    {
      name: 'reference',
      title: t('columns.reference'),
      look: 'main',
      cell: ({ reference, bookingNo }) => reference || bookingNo,
    },
    {
      name: 'deed',
      title: t('columns.deed'),
      look: 'corner',
      cell: ({ deed }) => <Tag text={t(`deeds.${deed}`)} {...looks[deed]} />,
    },
    { name: 'rows', title: t('columns.rows'), look: 'quiet', cell: rowsOf },
    {
      name: 'route',
      title: t('columns.route'),
      cell: ({ portOfLoading, portOfDischarge }) => `${portOfLoading} → ${portOfDischarge}`,
    },
    { name: 'vvd', title: t('columns.vvd'), cell: ({ vvd }) => vvd },
    { name: 'containers', title: t('columns.containers'), cell: ({ containers }) => containers },
    {
      name: 'request',
      title: t('columns.request'),
      cell: ({ request }) =>
        request && (
          <PageLink href={requestPath(request.id)}>
            {request.ediRef} · {t(`words.statuses.${request.status}`)}
          </PageLink>
        ),
    },
  ]
  return (
    <RowTable
      label={t('preview.bookingsOf', { name })}
      columns={columns}
      rows={forms}
      keyOf={({ row }) => String(row)}
    />
  )
}
