import { useTranslation } from '../../platform/language/use-translation.ts'
import type { GuideChapter } from '../../platform/pages.ts'
import { MarkdownView } from '../../ui/markdown-view.tsx'
import { Heading } from '../../ui/text.tsx'
import type { Chapter, ChapterPart } from './chapter.rules.ts'
import css from './guide.module.css'
import { GuidePicture } from './guide-picture.tsx'

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
  return (
    <div className={css.chapter}>
      <Parts parts={intro} />
      {sections.map(({ heading, parts }, at) => (
        <section key={heading} id={sectionId(name, at + 1)} className={css.section}>
          <Heading as={as}>{heading}</Heading>
          <Parts parts={parts} />
        </section>
      ))}
    </div>
  )
}

function Parts({ parts }: { parts: readonly ChapterPart[] }) {
  const { t } = useTranslation('userGuide')
  return parts.map((part) =>
    part.kind === 'text' ? (
      <MarkdownView key={part.text} text={part.text} labels={t('labels', { returnObjects: true })} />
    ) : (
      <GuidePicture key={part.name} name={part.name} caption={part.caption} />
    ),
  )
}
