import type { FoundAccount } from '@fairway/contract/accounts/accounts.schema'
import { type Language, languageTag } from '@fairway/contract/shared/language'

const nameOf = ({ lastName, firstName }: FoundAccount) => `${lastName} ${firstName}`

/** In the order of names as the reader's language has it; Chinese names stand where their pinyin does. */
export function byName(language: Language) {
  const { compare } = new Intl.Collator(languageTag[language])
  return (one: FoundAccount, other: FoundAccount) =>
    compare(nameOf(one), nameOf(other)) || compare(one.email, other.email)
}
