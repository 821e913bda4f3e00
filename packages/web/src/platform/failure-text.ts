import type { Language } from '@fairway/contract/shared/language'
import { type ErrorAnswer, Failure } from './failure.ts'
import { i18n } from './i18n.ts'
import './kit.messages.ts'

/** Every error text of one language; fetched when the first refusal has to be told. */
const catalogues: Record<Language, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import('@fairway/contract/catalogue.en'),
  zh: () => import('@fairway/contract/catalogue.zh'),
  vi: () => import('@fairway/contract/catalogue.vi'),
}

/** Puts the arguments of a refusal where its text says key0, key1 … */
export const fillIn = (text: string, args: readonly string[] = []) =>
  text.replace(/\{\{\s*key(\d+)\s*\}\}/g, (_, index) => args[Number(index)] ?? '')

/** The catalogue's text for a code, or nothing where the code is unknown or the catalogue cannot be had. */
export async function codeText(code: string, args: readonly string[] | undefined, language: Language) {
  const { texts } = await catalogues[language]().catch(() => ({ texts: {} as Record<string, string> }))
  return Object.hasOwn(texts, code) ? fillIn(texts[code] ?? '', args) : undefined
}

/** A technical message without what stands in square brackets, however deep. */
export function withoutBrackets(message: string): string {
  const stripped = message.replace(/\[[^[\]]*\]/g, '')
  return stripped === message ? message.replace(/\s+/g, ' ').trim() : withoutBrackets(stripped)
}

/** What a failure says to the person, in this order: its code's text, errorMessage, message, or that something went wrong. */
export async function failureText(error: unknown, language: Language): Promise<string> {
  const t = i18n.getFixedT(language, 'kit')
  if (!(error instanceof Failure)) return t('wrong')
  if (error.kind === 'down') return t('network.down')
  if (error.kind === 'timedOut') return t('network.timeout')
  return (await refusalText(error.answer, language)) || t('wrong')
}

async function refusalText({ errorCode, messageArgs, errorMessage, message }: ErrorAnswer, language: Language) {
  const known = errorCode && (await codeText(errorCode, messageArgs, language))
  return known || errorMessage?.trim() || (message && withoutBrackets(message))
}
