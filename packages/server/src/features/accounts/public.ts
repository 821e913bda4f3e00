export { accountsWaiting } from './home-lines.repository.ts'
export { fillSearch, keepAccountFindable, keepOrganisationsFindable } from './search-upkeep.actions.ts'
export { formsOf, spokenOf } from './spoken-text.rules.ts'
