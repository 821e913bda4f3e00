import { needEtaRuleMessages } from '../features/eta-rules/eta-rules.messages.ts'
import { EtaDetailsPage, EtaSearchPage } from './eta-pages.tsx'

export const loadTexts = needEtaRuleMessages

export const SearchPage = () => <EtaSearchPage kind="exception" />
export const DetailsPage = () => <EtaDetailsPage kind="exception" />
