export { accountsWaiting } from './home-lines.repository.ts'
export {
  indexAccount as keepAccountFindable,
  indexMissing as fillSearch,
  indexOrganisations as keepOrganisationsFindable,
} from './search-upkeep.actions.ts'
export { formsOf, pinyinOf as spokenOf } from './spoken-text.rules.ts'
