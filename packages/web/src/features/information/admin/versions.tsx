import type { AdminEntry, InformationDocument } from '@fairway/contract/information/information.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import { MarkdownView } from '../../../ui/markdown-view.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from '../information.module.css'
import type { EntryForm } from './entry-editor.screen.tsx'

/** Everything that was ever published of an entry, to be looked at and to be taken up again. */
export function Versions({ entry, form }: { entry: AdminEntry; form: EntryForm }) {
  const { t } = useTranslation('information')
  const [shown, setShown] = useState<number>()
  const restore = (document: InformationDocument) => {
    // one by one: the form counts as changed and keeps its copy
    for (const name of ['category', 'title', 'body', 'validFrom', 'validTo', 'attachments'] as const)
      form.fields.setValue(name, document[name], { shouldDirty: true })
    setShown(undefined)
    showToast({ kind: 'note', text: t('versions.restored') })
  }
  return (
    <TitledPanel title={t('versions.title')}>
      <Stack as="ol" gap={8} className={css.files}>
        {entry.versions.map(({ version, publishAt, publishedBy, isCancelled }) => (
          <Row as="li" key={version} gap={10} rowGap={4}>
            <strong>{t('versions.version', { version })}</strong>
            <Muted as="span" size="sm">
              <ReaderTime at={publishAt} /> · {publishedBy}
            </Muted>
            {isCancelled && <Tag text={t('versions.cancelled')} icon="close" />}
            {entry.version === version && <Tag text={t('versions.current')} icon="done" tone="clear" />}
            <Button small onClick={() => setShown(version)}>
              {t('versions.show', { version })}
            </Button>
          </Row>
        ))}
      </Stack>
      {shown !== undefined && (
        <VersionDialog id={entry.id} version={shown} onRestore={restore} onClose={() => setShown(undefined)} />
      )}
    </TitledPanel>
  )
}

interface DialogProps {
  id: number
  version: number
  onRestore: (document: InformationDocument) => void
  onClose: () => void
}

function VersionDialog({ id, version, onRestore, onClose }: DialogProps) {
  const { t } = useTranslation('information')
  const language = useLanguage()
  const found = useQuery(apiQuery('GET /api/information/version', { query: { id, version } }))
  const document = found.data?.document
  return (
    <Dialog
      title={t('versions.version', { version })}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('versions.close')}</Button>
          {document && (
            <Button variant="primary" onClick={() => onRestore(document)}>
              {t('versions.restore')}
            </Button>
          )}
        </>
      }
    >
      {document ? (
        <Stack gap={12}>
          <strong>{document.title[language]}</strong>
          <MarkdownView text={document.body[language]} labels={t('labels', { returnObjects: true })} />
        </Stack>
      ) : (
        <LoadingState
          loading={t('entry.loading')}
          failed={t('entry.failed')}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
    </Dialog>
  )
}
