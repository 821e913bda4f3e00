import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import type { GuideChapter, PageProps } from '../../platform/pages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { Stack } from '../../ui/layout.tsx'
import { BackLink, PageLink } from '../../ui/page-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Heading } from '../../ui/text.tsx'
import type { Chapter } from './chapter.rules.ts'
import { ChapterView, sectionId, useChapterNames } from './chapter-view.tsx'
import { loadChapter } from './chapters.ts'
import css from './guide.module.css'

const GUIDE = '/userGuide'
/** The address of the page that has every chapter. */
const WHOLE = 'all'

/** A chapter of the guide, or all of them on one page for the printer. */
export function ChapterScreen({ params: { chapter } }: Pick<PageProps<'/userGuide/$chapter', unknown>, 'params'>) {
  const { t } = useTranslation('userGuide')
  const names = useChapterNames()
  const shown = chapter === WHOLE ? names : names.filter((name) => name === chapter)
  const [first] = shown
  if (!first) return <UnknownChapter />
  const isWhole = shown.length > 1
  return (
    <Screen
      title={isWhole ? t('title') : t(`chapters.${first}.title`)}
      trail={<ToGuide />}
      actions={
        <Button className={css.unprinted} onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
      narrow
    >
      <Text key={chapter} names={shown} isWhole={isWhole} />
      {!isWhole && <Neighbours name={first} />}
    </Screen>
  )
}

const ToGuide = () => (
  <BackLink href={GUIDE} className={css.unprinted}>
    {useTranslation('userGuide').t('back')}
  </BackLink>
)

/** An address of a chapter that the guide does not have. */
function UnknownChapter() {
  const { t } = useTranslation('userGuide')
  return (
    <Screen title={t('title')} trail={<ToGuide />} narrow>
      <EmptyState
        icon="note"
        title={t('unknown.title')}
        actions={
          <PageLink href={GUIDE} className={buttonClass({ variant: 'primary' })}>
            {t('unknown.action')}
          </PageLink>
        }
      >
        {t('unknown.text')}
      </EmptyState>
    </Screen>
  )
}

function Text({ names, isWhole }: { names: readonly GuideChapter[]; isWhole: boolean }) {
  const { t } = useTranslation('userGuide')
  const language = useLanguage()
  const loaded = useQueries({
    queries: names.map((name) => ({
      queryKey: ['userGuide', language, name],
      queryFn: () => loadChapter(language, name),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const isThere = loaded.every(({ data }) => data !== undefined)
  useArrivalAtSection(isThere)
  if (!isThere)
    return (
      <LoadingState
        loading={t('loading')}
        failed={t('failed')}
        error={loaded.find(({ error }) => error)?.error}
        onRetry={() => {
          for (const { refetch } of loaded) void refetch()
        }}
      />
    )
  return (
    <Stack gap={24}>
      {names.map((name, at) => {
        const chapter = loaded[at]?.data
        if (!chapter) return null
        return isWhole ? (
          <section key={name} className={css.printed}>
            <Heading size="xl">{t(`chapters.${name}.title`)}</Heading>
            <ChapterView name={name} chapter={chapter} as="h3" />
          </section>
        ) : (
          <article key={name}>
            <Contents name={name} chapter={chapter} />
            <ChapterView name={name} chapter={chapter} as="h2" />
          </article>
        )
      })}
    </Stack>
  )
}

/** Shows the section that the address names, once its chapter is there. */
function useArrivalAtSection(isThere: boolean) {
  useEffect(() => {
    if (isThere && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isThere])
}

function Contents({ name, chapter }: { name: GuideChapter; chapter: Chapter }) {
  const { t } = useTranslation('userGuide')
  return (
    <nav aria-label={t('contents')} className={css.contents}>
      <ol>
        {chapter.sections.map(({ heading }, at) => (
          <li key={heading}>
            <a href={`#${sectionId(name, at + 1)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The chapters before and after this one. */
function Neighbours({ name }: { name: GuideChapter }) {
  const { t } = useTranslation('userGuide')
  const names = useChapterNames()
  const at = names.indexOf(name)
  const [before, after] = [names[at - 1], names[at + 1]]
  return (
    <nav aria-label={t('allChapters')} className={css.neighbours}>
      {before && (
        <PageLink href={`${GUIDE}/${before}`}>{t('previous', { chapter: t(`chapters.${before}.title`) })}</PageLink>
      )}
      {after && <PageLink href={`${GUIDE}/${after}`}>{t('next', { chapter: t(`chapters.${after}.title`) })}</PageLink>}
    </nav>
  )
}
