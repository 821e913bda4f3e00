export { accountsWaiting } from './home-lines.repository.ts'
export { indexMissing, indexOrganisations } from './search-upkeep.actions.ts'
export { formsOf, pinyinOf } from './spoken-text.rules.ts'
