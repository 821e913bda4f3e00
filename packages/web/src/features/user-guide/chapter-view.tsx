import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import type { GuideChapter } from '../../platform/pages.ts'
import { MarkdownView } from '../../ui/markdown-view.tsx'
import { Heading } from '../../ui/text.tsx'
import type { Chapter, ChapterPart } from './chapter.rules.ts'
import { pictureOf } from './chapters.ts'
import css from './guide.module.css'

/** The chapters in the order of the guide. */
export function useChapterNames(): GuideChapter[] {
  const { t } = useTranslation('userGuide')
  return Object.keys(t('chapters', { returnObjects: true })) as GuideChapter[] // the keys of the same texts
}

/** The anchor of a section, the same in every language. */
export const sectionId = (chapter: string, number: number) => `${chapter}-${number}`

interface Props {
  name: GuideChapter
  chapter: Chapter
  /** The tag of the headings of its sections. */
  as: 'h2' | 'h3'
}

/** The text and the pictures of one chapter. */
export function ChapterView({ name, chapter: { intro, sections }, as }: Props) {
  const { t } = useTranslation('userGuide')
  const title = t(`chapters.${name}.title`)
  return (
    <div className={css.chapter}>
      <Parts parts={intro} title={title} />
      {sections.map(({ heading, parts }, at) => (
        <section key={heading} id={sectionId(name, at + 1)} className={css.section}>
          <Heading as={as}>{heading}</Heading>
          <Parts parts={parts} title={`${title}: ${heading}`} />
        </section>
      ))}
    </div>
  )
}

/** A table is named by its section: tables scroll, so each is a landmark. */
function Parts({ parts, title }: { parts: readonly ChapterPart[]; title: string }) {
  const { t } = useTranslation('userGuide')
  const labels = { table: title, newTab: t('newTab') }
  return parts.map((part) =>
    part.kind === 'text' ? (
      <MarkdownView key={part.text} text={part.text} labels={labels} />
    ) : (
      <GuidePicture key={part.name} name={part.name} caption={part.caption} />
    ),
  )
}

interface GuidePictureProps {
  name: string
  caption: string
}

/** The windows in which pictures are taken: a desk, and a phone where the name says so. */
const sizeOf = (name: string) => (name.endsWith('-phone') ? { width: 390, height: 844 } : { width: 1440, height: 900 })

/** A screen as it looks; a click shows it in its full size. */
function GuidePicture({ name, caption }: GuidePictureProps) {
  const { t } = useTranslation('userGuide')
  const source = pictureOf(useLanguage(), name)
  if (!source) return null
  return (
    <figure className={css.picture}>
      <a href={source} target="_blank" rel="noreferrer">
        <img src={source} alt={caption} {...sizeOf(name)} />
        <span className="visually-hidden">{t('enlarge')}</span>
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
