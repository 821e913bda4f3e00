import { cutUnits } from '@fairway/contract/shared/cut-units'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import type { PageProps } from '../../platform/pages.ts'
import type { TextSearch } from '../../platform/search-readers.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import fieldCss from '../../ui/form/field.module.css'
import { FieldFrame } from '../../ui/form/field.tsx'
import { useDebouncedAddress } from '../../ui/form/use-debounced-address.ts'
import { Panel, Stack } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Heading, Muted } from '../../ui/text.tsx'
import { entriesOf, findInGuide } from './chapter.rules.ts'
import { sectionId, useChapterNames } from './chapter-view.tsx'
import { loadChapter } from './chapters.ts'
import css from './guide.module.css'

const SEARCH_LENGTH = 100

/** The chapters of the guide, and a search in all of them. */
export function GuideScreen({ address, onAddress }: Pick<PageProps<string, TextSearch>, 'address' | 'onAddress'>) {
  const { t } = useTranslation('userGuide')
  const id = useId()
  const [typed, setTyped] = useState(() => cutUnits(address.q ?? '', SEARCH_LENGTH))
  const query = typed.trim()
  useDebouncedAddress(query, (text) => onAddress({ q: text || undefined }, { replace: true }))
  return (
    <Screen title={t('title')} narrow>
      <Stack gap={20}>
        <Muted>{t('intro')}</Muted>
        <search aria-label={t('search')}>
          <FieldFrame id={id} label={t('search')} error={undefined}>
            <input
              id={id}
              className={fieldCss.input}
              type="search"
              value={typed}
              maxLength={SEARCH_LENGTH}
              placeholder={t('searchHint')}
              onChange={(event) => setTyped(event.target.value)}
            />
          </FieldFrame>
        </search>
        {query !== '' && <Found query={query} />}
        <Chapters />
      </Stack>
    </Screen>
  )
}

/** All chapters in their order, and the page that has them all. */
function Chapters() {
  const { t } = useTranslation('userGuide')
  return (
    <section aria-label={t('allChapters')}>
      <ol className={css.chapters}>
        {useChapterNames().map((name) => (
          <Panel as="li" key={name} padded gap={4}>
            <Heading size="md">
              <PageLink href={`/userGuide/${name}`}>{t(`chapters.${name}.title`)}</PageLink>
            </Heading>
            <Muted size="sm">{t(`chapters.${name}.about`)}</Muted>
          </Panel>
        ))}
      </ol>
      <p className={css.whole}>
        <PageLink href="/userGuide/all">{t('whole')}</PageLink>
        <Muted as="span" size="sm">
          {t('wholeHint')}
        </Muted>
      </p>
    </section>
  )
}

/** The sections with the words that were typed; the chapters are fetched with the first search. */
function Found({ query }: { query: string }) {
  const { t } = useTranslation('userGuide')
  const language = useLanguage()
  const names = useChapterNames()
  const guide = useQuery({
    queryKey: ['userGuide', language],
    queryFn: async () => {
      const chapters = await Promise.all(names.map((name) => loadChapter(language, name)))
      return names.flatMap((name, at) => {
        const chapter = chapters[at]
        return chapter ? entriesOf(name, t(`chapters.${name}.title`), chapter) : []
      })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!guide.data)
    return (
      <LoadingState
        loading={t('loading')}
        failed={t('failed')}
        error={guide.error}
        onRetry={() => void guide.refetch()}
      />
    )
  const found = findInGuide(guide.data, query)
  return (
    <>
      <Muted role="status" className={found.length === 0 ? 'visually-hidden' : undefined}>
        {found.length === 0 ? t('nothing') : t('found', { count: found.length })}
      </Muted>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('nothing')}>
          {t('nothingText')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {found.map(({ chapter, title, number, heading, excerpt }) => (
            <Panel as="li" key={`${chapter}-${number}`} padded gap={4}>
              <Heading size="md">
                <PageLink href={`/userGuide/${chapter}${number === 0 ? '' : `#${sectionId(chapter, number)}`}`}>
                  {number === 0 ? title : `${title}: ${heading}`}
                </PageLink>
              </Heading>
              <Muted size="sm">{excerpt}</Muted>
            </Panel>
          ))}
        </Stack>
      )}
    </>
  )
}
