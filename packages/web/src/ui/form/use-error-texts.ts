import type { Violation } from '@fairway/contract/kit/errors'
import type { Language } from '@fairway/contract/shared/language'
import { useEffect, useState } from 'react'
import { codeText, failureText } from '../../platform/calls/failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { FieldError } from './field-errors.ts'

export interface FieldErrorText {
  path: string
  text: string
}

interface Texts {
  errors: readonly FieldErrorText[]
  refusal: string | undefined
}

/** The text of each violation in the current language; empty until it is loaded. */
export function useViolationTexts(found: readonly Violation[]): readonly string[] {
  const { i18n } = useTranslation('kit')
  const language = i18n.language as Language // only the platform sets it
  const [texts, setTexts] = useState<readonly string[]>([])
  useEffect(() => {
    let current = true
    Promise.all(found.map(async ({ code, args }) => (await codeText(code, args, language)) ?? code)).then(
      (read) => current && setTexts(read),
      () => {},
    )
    return () => {
      current = false
    }
  }, [found, language])
  return texts
}

/** The texts of the errors. They follow the language; the input does not change. */
export function useFieldErrorTexts(found: readonly FieldError[], failure: unknown): Texts {
  const { t, i18n } = useTranslation('kit')
  const language = i18n.language as Language // only the platform sets it
  const [texts, setTexts] = useState<Texts>({ errors: [], refusal: undefined })
  useEffect(() => {
    let current = true
    const read = async () => {
      const errors = await Promise.all(
        found.map(async ({ path, code, args }) => ({
          path,
          text: (await codeText(code, args, language)) ?? t('wrong'),
        })),
      )
      const refusal = failure === undefined ? undefined : await failureText(failure, language)
      if (current) setTexts({ errors, refusal })
    }
    read().catch(() => {})
    return () => {
      current = false
    }
  }, [found, failure, language, t])
  return texts
}
