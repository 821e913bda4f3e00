import { checkAccountSearch, WORD_MINIMUM } from '@fairway/contract/accounts/account-search.rules'
import type { FoundOrganisation } from '@fairway/contract/accounts/accounts.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { personName } from '../../ui/account/person-name.rules.ts'
import type { LookUp, LookUpOption } from '../../ui/form/lookup-field.tsx'
import { useDebounced } from '../../ui/form/use-debounced.ts'

interface Found {
  options: LookUpOption[] | undefined
  isCut: boolean
}

interface Typed {
  text: string
  onText: (text: string) => void
  onSearch: (text: string) => void
  /** The text to search for; empty while it is too short. */
  wanted: string
}

function useDebouncedText(): Typed {
  const [text, onText] = useState('')
  const [requested, onSearch] = useState('')
  const debounced = useDebounced(requested)
  const isWorth = checkAccountSearch({ q: debounced }).length === 0
  return { text, onText, onSearch, wanted: isWorth ? debounced : '' }
}

/** Combines the typed text and the results, with the note below the list. */
function useLookUpResult({ wanted, ...typed }: Typed, { options, isCut }: Found): LookUp {
  const { t } = useTranslation('customerProfiles')
  const isShort = checkAccountSearch({ q: typed.text }).length > 0
  const found = isShort ? [] : (options ?? [])
  const note = () => {
    if (isShort) return t('lookUp.short', { least: WORD_MINIMUM })
    if (!options || wanted === '') return t('lookUp.looking')
    if (options.length === 0) return t('lookUp.none')
    return isCut ? t('lookUp.cut') : ''
  }
  return { ...typed, options: found, note: note(), announcement: t('lookUp.found', { count: found.length }) }
}

/** Finds organisations by a part of their name or by their reference. */
export function useOrganisationLookUp(): LookUp & { found: readonly FoundOrganisation[] } {
  const typed = useDebouncedText()
  const { data } = useQuery({
    ...apiQuery('GET /auth/management/organisation', { query: { q: typed.wanted } }),
    enabled: typed.wanted !== '',
  })
  const options = data?.organisations.map(({ id, name, localName, ref }) => ({
    value: id,
    text: name,
    detail: localName ? `${localName} · ${ref}` : ref,
  }))
  return { ...useLookUpResult(typed, { options, isCut: data?.isCut ?? false }), found: data?.organisations ?? [] }
}

/** Finds accounts by a part of name, e-mail, company or web id. */
export function useAccountLookUp(): LookUp {
  const typed = useDebouncedText()
  const { data } = useQuery({
    ...apiQuery('GET /auth/management/user/search', { query: { q: typed.wanted } }),
    enabled: typed.wanted !== '',
  })
  const options = data?.accounts.map(({ id, email, firstName, lastName, company }) => ({
    value: id,
    text: email,
    detail: `${personName(firstName, lastName)} · ${company}`,
  }))
  return useLookUpResult(typed, { options, isCut: data?.isCut ?? false })
}
