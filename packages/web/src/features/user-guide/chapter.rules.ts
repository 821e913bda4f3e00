import { parseMarkdown, plainText } from '@fairway/contract/information/markdown.rules'
import { cutShown } from '@fairway/contract/shared/cut-text'
import { foldText } from '@fairway/contract/shared/fold'

/** A run of text in Markdown, or a picture that stands on a line of its own. */
export type ChapterPart = { kind: 'text'; text: string } | { kind: 'picture'; name: string; caption: string }

interface ChapterSection {
  heading: string
  parts: ChapterPart[]
}

export interface Chapter {
  intro: ChapterPart[]
  sections: ChapterSection[]
}

/** A text of the portal, named by its namespace and key, such as `{{billing:papers.mail}}`. */
interface Placeholder {
  namespace: string
  key: string
}

const PLACEHOLDER = /\{\{(\w+):([\w. -]+)\}\}/g
const PICTURE = /^!\[([^\]]+)\]\(([a-z\d-]+)\)$/
/** Signs that Markdown could read as marks. */
const MARKS = /[\\`*_[\]()#|>~!+.-]/g

/** The texts of the portal that a chapter quotes. */
export const placeholdersIn = (text: string): Placeholder[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, namespace = '', key = '']) => ({ namespace, key }))

/** Puts the texts of the portal into a chapter, sign by sign as the screens show them. */
export const fillIn = (text: string, textOf: (placeholder: Placeholder) => string): string =>
  text.replaceAll(PLACEHOLDER, (_, namespace: string, key: string) =>
    textOf({ namespace, key }).replaceAll(MARKS, '\\$&'),
  )

/** Cuts a chapter at its headings and pictures. */
export function readChapter(text: string): Chapter {
  const [intro = '', ...sections] = text.split(/^## /m)
  return {
    intro: partsOf(intro),
    sections: sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return { heading: plainText(parseMarkdown(heading)), parts: partsOf(lines.join('\n')) }
    }),
  }
}

function partsOf(text: string): ChapterPart[] {
  const parts: ChapterPart[] = []
  let lines: string[] = []
  const flush = () => {
    const run = lines.join('\n').trim()
    if (run !== '') parts.push({ kind: 'text', text: run })
    lines = []
  }
  for (const line of text.split('\n')) {
    const [, caption, name] = PICTURE.exec(line) ?? []
    if (caption === undefined || name === undefined) lines.push(line)
    else {
      flush()
      parts.push({ kind: 'picture', name, caption })
    }
  }
  flush()
  return parts
}

/** A section of a chapter as the search reads it; the introduction is number 0. */
export interface GuideEntry {
  chapter: string
  title: string
  number: number
  heading: string
  text: string
}

const wordsOf = (parts: readonly ChapterPart[]) =>
  parts.map((part) => (part.kind === 'picture' ? part.caption : plainText(parseMarkdown(part.text)))).join(' ')

/** A chapter in the pieces that a search can find. */
export const entriesOf = (chapter: string, title: string, { intro, sections }: Chapter): GuideEntry[] => [
  { chapter, title, number: 0, heading: '', text: wordsOf(intro) },
  ...sections.map(({ heading, parts }, at) => ({ chapter, title, number: at + 1, heading, text: wordsOf(parts) })),
]

const SHOWN = 30
const EXCERPT = 180

/** The sections in which every word of the query occurs, those that have it in their headings first. */
export function findInGuide(entries: readonly GuideEntry[], query: string): (GuideEntry & { excerpt: string })[] {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return entries
    .map((entry) => {
      const [title, heading, text] = [entry.title, entry.heading, entry.text].map(foldText)
      const isFound = words.every((word) => `${title} ${heading} ${text}`.includes(word))
      const inHeadings = words.filter(
        (word) => heading?.includes(word) || (entry.number === 0 && title?.includes(word)),
      )
      return { entry, score: isFound ? 1 + inHeadings.length : 0 }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, SHOWN)
    .map(({ entry }) => ({ ...entry, excerpt: excerptOf(entry.text, words) }))
}

/** The first sentence with a word of the query, else the first one. */
function excerptOf(text: string, words: readonly string[]) {
  const sentences = text.split(/(?<=[.!?。！？])\s*/u)
  const found = sentences.find((sentence) => words.some((word) => foldText(sentence).includes(word)))
  return cutShown(found ?? sentences[0] ?? '', EXCERPT)
}
