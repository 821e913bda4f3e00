export { fillSearch, keepAccountFindable, keepOrganisationsFindable } from './search-upkeep.actions.ts'
