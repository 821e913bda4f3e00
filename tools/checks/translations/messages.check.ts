import type { Finding, Verdict } from '../finding.ts'
import { type Language, languages, type MessageFolder, readMessages } from './messages.reader.ts'
import { isName, needsNoTranslation } from './untranslated.values.ts'

/** One text beside its English original; the rule returns its error, or nothing. */
interface Translation {
  key: string
  language: Language
  text: string
  english: string
}

const marksOf = (text: string) =>
  (text.match(/\{\{.*?\}\}|<\/?\w+\s*\/?>/g) ?? []).map((mark) => mark.replaceAll(/\s/g, '')).sort()

const checks: Record<string, (one: Translation) => string | undefined> = {
  'message-empty': ({ text }) => (text.trim() === '' ? 'says nothing' : undefined),

  'message-placeholders': ({ key, text, english }) => {
    const [has, wants] = [[...new Set(marksOf(text))], [...new Set(marksOf(english))]]
    if (has.join() === wants.join()) return undefined
    if (/_(zero|one)$/.test(key) && has.every((mark) => wants.includes(mark))) return undefined
    return `has ${has.join(' ') || 'no placeholder'}, the English text ${wants.join(' ') || 'none'}`
  },

  'message-language': ({ language, text }) => {
    if (isName(text)) return undefined
    const chinese = /\p{Script=Han}/u.test(text)
    if (language !== 'zh') return chinese ? `holds Chinese: ${text}` : undefined
    return chinese || needsNoTranslation(text) ? undefined : `holds no Chinese: ${text}`
  },

  'message-untranslated': ({ language, text, english }) =>
    language === 'vi' && text === english && !needsNoTranslation(text) ? `is the English text: ${text}` : undefined,
}

/** Every text exists in three languages, is not empty, is in its own language, and has the same placeholders. */
export async function checkMessages(root: string): Promise<Verdict> {
  const folders = await readMessages(root)
  const count = folders.reduce((sum, { texts }) => sum + (texts.en?.size ?? 0), 0)
  return { findings: folders.flatMap(checkFolder), seen: count, things: `texts in ${folders.length} folders` }
}

function checkFolder({ folder, texts }: MessageFolder): Finding[] {
  const english = texts.en ?? new Map<string, string>()
  return languages.flatMap((language) => {
    const found = (rule: string, message: string): Finding => ({
      rule,
      file: `${folder}/${language}.ts`,
      line: 1,
      message,
    })
    const own = texts[language]
    if (!own || own.size === 0)
      return [found('message-missing', `has no texts, or does not export them as ${language}`)]
    const missing = [...english.keys()].filter((key) => !own.has(key))
    const surplus = [...own.keys()].filter((key) => !english.has(key))
    return [
      ...missing.map((key) => found('message-missing', `${key} is missing`)),
      ...surplus.map((key) => found('message-missing', `${key} is not in English`)),
      ...[...own]
        .filter(([key]) => english.has(key))
        .flatMap(([key, text]) =>
          Object.entries(checks).flatMap(([rule, verdict]) => {
            const message = verdict({ key, language, text, english: english.get(key) ?? '' })
            return message ? [found(rule, `${key} ${message}`)] : []
          }),
        ),
    ]
  })
}
