export { tellOfLetter } from './letter-reminder.actions.ts'
