import type { Language } from '@fairway/contract/shared/language'
import { translatorOf } from '../language/translator.ts'
import { type ErrorAnswer, Failure } from './failure.ts'
import '../language/kit.messages.ts'

/** All error texts of one language, loaded when the first refusal is shown. */
const catalogues: Record<Language, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import('@fairway/contract/catalogue.en'),
  zh: () => import('@fairway/contract/catalogue.zh'),
  vi: () => import('@fairway/contract/catalogue.vi'),
}

/** Replaces key0, key1 … in a text with the arguments of the refusal. */
export const fillIn = (text: string, args: readonly string[] = []) =>
  text.replace(/\{\{\s*key(\d+)\s*\}\}/g, (_, index) => args[Number(index)] ?? '')

/** The catalogue's text for a code; undefined for an unknown code or when the catalogue cannot be loaded. */
export async function codeText(code: string, args: readonly string[] | undefined, language: Language) {
  const { texts } = await catalogues[language]().catch(() => ({ texts: {} as Record<string, string> }))
  return Object.hasOwn(texts, code) ? fillIn(texts[code] ?? '', args) : undefined
}

/** A technical message without the parts in square brackets, nested ones included. */
export function withoutBrackets(message: string): string {
  const stripped = message.replace(/\[[^[\]]*\]/g, '')
  return stripped === message ? message.replace(/\s+/g, ' ').trim() : withoutBrackets(stripped)
}

/** The text of a failure for the user. In this order: the text of its code, errorMessage, message, a general text. */
export async function failureText(error: unknown, language: Language): Promise<string> {
  const t = translatorOf(language, 'kit')
  if (!(error instanceof Failure)) return t('wrong')
  if (error.kind === 'down') return t('network.down')
  if (error.kind === 'timedOut') return t('network.timeout')
  return (await refusalText(error.answer, language)) || t('wrong')
}

async function refusalText({ errorCode, messageArgs, errorMessage, message }: ErrorAnswer, language: Language) {
  const known = errorCode && (await codeText(errorCode, messageArgs, language))
  return known || errorMessage?.trim() || (message && withoutBrackets(message))
}
