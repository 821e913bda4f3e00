import { useEffect, useState } from 'react'
import { useLanguage } from '../language/use-translation.ts'
import { codeText, failureText } from './failure-text.ts'

/** The text of a failure in the current language; undefined without a failure and while the text is loading. */
export function useFailureText(error: unknown): string | undefined {
  const language = useLanguage()
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

/** The catalogue's text for a code that came inside an answer. */
export function useCodeText(code: string | undefined, arg?: string): string | undefined {
  const language = useLanguage()
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
