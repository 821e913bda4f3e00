export { calendarRange, withHolidays } from './calendar.ts'
export { recordTerms } from './terms.actions.ts'
export { findTermsOfContracts } from './terms.repository.ts'
