export { accountsWaiting } from './home-lines.repository.ts'
export { indexMissing as fillSearch, indexAccount as keepAccountFindable, indexOrganisations as keepOrganisationsFindable } from './search-upkeep.actions.ts'
export { formsOf, pinyinOf as spokenOf } from './spoken-text.rules.ts'
