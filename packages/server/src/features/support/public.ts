export {
  type DocumentMakers,
  issueFileTicket,
  issueZipTicket,
  prepareFile,
} from './file.actions.ts'
export { withdrawTickets } from './file-ticket.repository.ts'
