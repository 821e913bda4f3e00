import type {
  BlanketLetterDetail,
  BlanketLetterVersion,
} from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { fetchFile } from '../../../platform/calls/file-call.ts'
import { saveFile } from '../../../platform/calls/save-file.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Stack } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { letterBadges } from '../letter-badges.ts'

/** Every text of the letter that was signed or is to be signed, newest first. */
export function LetterVersions({ letter: { id, reference, versions } }: { letter: BlanketLetterDetail }) {
  const { t } = useTranslation('letters')
  const language = useLanguage()
  const download = async (version: number) => {
    try {
      const file = await fetchFile('GET /api/billing/blanketloi/document', { query: { id, version } })
      saveFile(file, `${reference}-v${version}.pdf`)
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
    }
  }
  const columns: Column<BlanketLetterVersion>[] = [
    { name: 'version', title: t('details.version'), placement: 'main', cell: ({ version }) => version },
    {
      name: 'status',
      title: t('columns.status'),
      placement: 'corner',
      cell: ({ status }) => <StatusBadge status={status} badges={letterBadges} text={t(`statuses.${status}`)} />,
    },
    {
      name: 'period',
      title: t('details.dates'),
      cell: ({ document }) => t('period', { from: document.effectiveOn, to: document.expiresOn }),
    },
    {
      name: 'saved',
      title: t('details.savedBy'),
      cell: ({ savedBy, savedAt }) => (
        <>
          {savedBy} <ReaderTime at={savedAt} />
        </>
      ),
    },
    {
      name: 'signed',
      title: t('details.signedBy'),
      cell: ({ version, signer, signedAt, hasFile }) =>
        signedAt ? (
          <Stack gap={4}>
            <span>
              {signer} <ReaderTime at={signedAt} />
            </span>
            {hasFile && (
              <span>
                <Button small onClick={() => void download(version)}>
                  {t('details.download')}
                </Button>
              </span>
            )}
          </Stack>
        ) : (
          t('details.notSigned')
        ),
    },
  ]
  return (
    <TitledPanel title={t('details.versions')}>
      <RowTable
        label={`${t('details.versions')} · ${reference}`}
        columns={columns}
        rows={versions}
        keyOf={({ version }) => String(version)}
      />
    </TitledPanel>
  )
}
