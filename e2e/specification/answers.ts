import { texts as en } from '@fairway/contract/catalogue.en'
import { texts as vi } from '@fairway/contract/catalogue.vi'
import { texts as zh } from '@fairway/contract/catalogue.zh'
import { expect, it } from 'vitest'

interface Reply {
  status: number
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: any answer of any call
  json: any
}
type Texts = Readonly<Record<string, string>>
const catalogues: Record<'en' | 'zh' | 'vi', Texts> = { en, zh, vi }

/** Every code in an answer: of the refusal, of its fields, of its lines, or of what was done. */
export function codesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(codesIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === 'errorCode' || name === 'code') && typeof inner === 'string' ? [inner] : codesIn(inner),
  )
}

/** The English text says what the specification says; the other two exist and are not the English one. */
function expectTexts(code: string, said: RegExp | string) {
  const texts = { en: catalogues.en[code] ?? '', zh: catalogues.zh[code] ?? '', vi: catalogues.vi[code] ?? '' }
  if (typeof said === 'string') expect(texts.en, `${code} in English`).toBe(said)
  else expect(texts.en, `${code} in English`).toMatch(said)
  for (const language of ['zh', 'vi'] as const) {
    expect(texts[language], `${code} in ${language}`).toMatch(/\S/)
    expect(texts[language], `${code} in ${language}`).not.toBe(texts.en)
  }
}

/** Proves each code of a list by one real call: it is answered, and with this text. */
export function walkCodes<Code extends string>(
  list: Readonly<Record<Code, RegExp | string>>,
  calls: () => Record<Code, () => Promise<Reply>>,
) {
  it.each(Object.entries(list) as [Code, RegExp | string][])('%s is answered, with %s', async (code, said) => {
    const reply = await calls()[code]()
    expect(codesIn(reply.json), `${code}: ${reply.status} ${reply.text.slice(0, 500)}`).toContain(code)
    expectTexts(code, said)
    if (reply.json.errorCode !== code) return
    const { messageArgs, errorMessage } = reply.json
    const filled = (catalogues.en[code] ?? '').replace(/\{\{key(\d+)\}\}/g, (_, at) => messageArgs[Number(at)] ?? '')
    expect(errorMessage, code).toBe(filled)
    expect(reply.status, code).toBeGreaterThanOrEqual(400)
  })
}
