import { parseSync, Visitor } from 'oxc-parser'
import { type Finding, lineAt, type Verdict } from '../finding.ts'
import { isFixture, isTest, isTypeScript, listFiles, readSource } from '../source-files.ts'
import { glossary, readFromSheets, type Term } from './glossary.values.ts'
import { type Language, languages, readMessages } from './messages.reader.ts'

/** One word for one thing: no text uses a word that the glossary of its language forbids. */
export async function checkGlossary(root: string): Promise<Verdict> {
  const folders = await readMessages(root)
  let seen = 0
  const findings = folders.flatMap(({ folder, texts }) =>
    languages.flatMap((language) =>
      [...(texts[language] ?? [])].flatMap(([key, text]) => {
        seen += 1
        const file = `${folder}/${language}.ts`
        return findWords(glossary[language], { file, text, english: texts.en?.get(key) ?? '' }).map((message) => ({
          rule: 'glossary',
          file,
          line: 1,
          message: `${key} ${message}`,
        }))
      }),
    ),
  )
  const others = listFiles(root).filter(holdsTexts)
  const elsewhere = others.flatMap((file) => findInSource(file, readSource(root, file)))
  const chapters = listFiles(root).filter((file) => CHAPTER.test(file))
  const inGuide = chapters.flatMap((file) => findInChapter(file, readSource(root, file)))
  return {
    findings: [...findings, ...elsewhere, ...inGuide],
    seen: seen + others.length + chapters.length,
    things: 'texts and files',
  }
}

/** A chapter of the User Guide; its folder is its language. */
const CHAPTER = /\/chapters\/(en|zh|vi)\/[\w-]+\.md$/

function findInChapter(file: string, source: string): Finding[] {
  const language = languages.find((one) => CHAPTER.exec(file)?.[1] === one)
  if (!language) return []
  return source.split('\n').flatMap((text, at) =>
    findWords(glossary[language], { file, text }).map((message) => ({
      rule: 'glossary',
      file,
      line: at + 1,
      message,
    })),
  )
}

/** Texts that are not in messages: those of the demo, of mails and of papers. */
const holdsTexts = (file: string) =>
  /^packages\/(gates|server)\/src\//.test(file) &&
  isTypeScript(file) &&
  !isTest(file) &&
  !isFixture(file) &&
  !readFromSheets.test(file) &&
  !/[/-]messages\//.test(file)

/** Chinese and Vietnamese words are found in any source; English ones would be names in the code as well. */
function findInSource(file: string, source: string): Finding[] {
  const findings: Finding[] = []
  const check = (text: string, start: number) => {
    for (const language of ['zh', 'vi'] satisfies Language[])
      for (const message of findWords(glossary[language], { file, text }))
        findings.push({ rule: 'glossary', file, line: lineAt(source, start), message })
  }
  if (!/[^\p{ASCII}]/u.test(source) && !/Ninh Ba/.test(source)) return findings
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') check(node.value, node.start)
    },
    TemplateElement: (node) => check(node.value.raw, node.start),
  }).visit(parseSync(file, source).program)
  return findings
}

interface Text {
  file: string
  text: string
  /** The English original; a text without one is checked against the words that are wrong everywhere. */
  english?: string
}

function findWords(terms: readonly Term[], { file, text, english }: Text): string[] {
  const plain = text.replaceAll(/\{\{.*?\}\}/g, ' ')
  return terms
    .filter(({ of, except }) => (!of || (english !== undefined && of.test(english))) && !except?.test(file))
    .flatMap(({ term, not }) => {
      const found = not.exec(plain)
      return found ? [`says '${found[0]}', the glossary ${term}: ${text}`] : []
    })
}
