import { needEtaRuleMessages } from '../features/eta-rules/eta-rules.messages.ts'
import { EtaDetailsPage, EtaSearchPage } from './eta-pages.tsx'

export const loadTexts = needEtaRuleMessages

export const SearchPage = () => <EtaSearchPage kind="rule" />
export const DetailsPage = () => <EtaDetailsPage kind="rule" />
