import type { InformationEntry } from '@fairway/contract/information/information.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { useMayOpen } from '../../../platform/session/use-may-open.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { MarkdownView } from '../../../ui/markdown-view.tsx'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from '../information.module.css'
import { categoryIcons, fileSize } from '../information-style.ts'
import { Validity } from './validity.tsx'

const LIST = '/informationCenter'

/** One notice, tariff, form or guide. */
export function EntryScreen({ id }: { id: string }) {
  const { t } = useTranslation('information')
  const language = useLanguage()
  const isAdmin = useMayOpen('/adminInformation')
  const found = useQuery(apiQuery('GET /api/informationpub/entry', { query: { id, language } }))
  const entry = found.data
  return (
    <Screen
      title={entry?.title ?? t('title')}
      trail={<BackLink href={LIST}>{t('title')}</BackLink>}
      actions={
        entry &&
        isAdmin && (
          <PageLink href={`/adminInformation?entry=${entry.id}`} className={buttonClass({})}>
            {t('entry.edit')}
          </PageLink>
        )
      }
      narrow
    >
      {entry ? (
        <EntryBody entry={entry} />
      ) : (
        <NotShown
          error={found.error}
          texts={{ loading: t('entry.loading'), failed: t('entry.failed'), toList: t('entry.back') }}
          listPath={LIST}
          onRetry={() => void found.refetch()}
        />
      )}
    </Screen>
  )
}

function EntryBody({ entry }: { entry: InformationEntry }) {
  const { t } = useTranslation('information')
  const { category, publishedAt, updatedAt, body, attachments, today } = entry
  return (
    <Stack as="article" gap={16}>
      <Row gap={8} rowGap={4} size="sm">
        <Tag text={t(`kinds.${category}`)} icon={categoryIcons[category]} />
        <Muted as="span" size="sm">
          {t('entry.published')} <ReaderTime at={publishedAt} only="day" />
          {updatedAt !== publishedAt && (
            <>
              {' · '}
              {t('entry.updated')} <ReaderTime at={updatedAt} only="day" />
            </>
          )}
        </Muted>
        <Validity entry={entry} today={today} />
      </Row>
      <Panel padded>
        <MarkdownView text={body} labels={t('labels', { returnObjects: true })} />
      </Panel>
      {attachments.length > 0 && <Attachments attachments={attachments} />}
    </Stack>
  )
}

/** Files in the reader's language and those for all come first. */
function Attachments({ attachments }: Pick<InformationEntry, 'attachments'>) {
  const { t } = useTranslation('information')
  const language = useLanguage()
  const isOther = (one: InformationEntry['attachments'][number]) => one.language !== null && one.language !== language
  const ordered = attachments.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)))
  return (
    <TitledPanel title={t('entry.attachments')}>
      <Stack as="ul" gap={8} className={css.files}>
        {ordered.map(({ id, name, bytes, language: of }) => (
          <Row as="li" key={id} gap={8} rowGap={2}>
            <a href={`/api/informationpub/file?id=${id}`} download={name}>
              {name}
            </a>
            <Muted as="span" size="sm">
              {[fileSize(bytes), ...(of === null ? [] : [t(`languages.${of}`)])].join(' · ')}
            </Muted>
          </Row>
        ))}
      </Stack>
    </TitledPanel>
  )
}
