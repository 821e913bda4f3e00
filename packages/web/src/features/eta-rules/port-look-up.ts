import type { RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import type { Language } from '@fairway/contract/shared/language'
import { useState } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { findChoices } from '../../ui/form/choice.rules.ts'
import type { LookUp } from '../../ui/form/look-up-field.tsx'

type Port = RuleChoices['ports'][number]

const MOST = 8

/** Looks up a port of discharge while one types; all of them are known already. */
export function usePortLookUp(ports: readonly Port[]): LookUp {
  const { t, i18n } = useTranslation('etaRules')
  const [text, onText] = useState('')
  const language = i18n.language as Language // the platform starts with one of ours
  const found = text === '' ? [] : findChoices(ports, text).slice(0, MOST)
  return {
    text,
    onText,
    onAsk: () => {},
    options: found.map(({ code, name }) => ({ value: code, text: name[language], detail: code })),
    note: found.length === 0 ? t('search.noPort') : '',
    said: t('search.found', { count: found.length }),
  }
}
