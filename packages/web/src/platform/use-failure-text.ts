import type { Language } from '@fairway/contract/shared/language'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeText, failureText } from './failure-text.ts'

/** The text of a failure in the present language; nothing while there is no failure or its text is on its way. */
export function useFailureText(error: unknown): string | undefined {
  const language = useTranslation().i18n.language as Language // only our own start and switch set it
  const [text, setText] = useState<string>()
  useEffect(() => {
    let current = true
    const show = (found: string | undefined) => current && setText(found)
    if (error === null || error === undefined) show(undefined)
    else failureText(error, language).then(show, () => {})
    return () => {
      current = false
    }
  }, [error, language])
  return text
}

/** The catalogue's text for a code that came inside of an answer. */
export function useCodeText(code: string | undefined, arg?: string): string | undefined {
  const language = useTranslation().i18n.language as Language // as above
  const [text, setText] = useState<string>()
  useEffect(() => {
    let current = true
    const show = (found: string | undefined) => current && setText(found)
    if (code === undefined) show(undefined)
    else codeText(code, arg === undefined ? [] : [arg], language).then(show, () => {})
    return () => {
      current = false
    }
  }, [code, arg, language])
  return text
}
