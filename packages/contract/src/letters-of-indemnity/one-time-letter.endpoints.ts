import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { SigningOpened } from '../signing/signing.schema.ts'
import { FileTicket } from '../support/file.schema.ts'
import * as shapes from './one-time-letter.schema.ts'

const { get, post, remove } = callsFor(anyOf('BLOI0001', 'OL'))
const badGroup = ['BLOI0005', 'BLOI0025', 'BLOI0026', 'GE0011', 'OL0001', 'OL0002'] as const

export const checkGroup = get('/api/signing/checkgroup', {
  summary: 'Whether shipments can be signed for together, why not and for how long, and which group they are in.',
  errors: ['GE0004'],
  query: shapes.GroupQuery,
  reply: shapes.GroupCheck,
})
export const formGroup = post('/api/billing/onetimeloi', {
  summary: 'Puts shipments into a group for one letter of indemnity; shipments of one group get that group back.',
  errors: [...badGroup, 'GE0004'],
  body: shapes.GroupInput,
  reply: shapes.OneTimeLetter,
  assuming: 'refused',
})
export const getOneTimeLetter = get('/api/billing/onetimeloi', {
  summary: 'A one-time letter with its shipments, who signs it and since when, and who signed it.',
  errors: ['GE0004', 'OL0003'],
  query: shapes.OneTimeLetterQuery,
  reply: shapes.OneTimeLetter,
})
export const dissolveGroup = remove('/api/billing/onetimeloi', {
  summary: 'Lets the shipments of a group go at once, unless somebody else signs for them.',
  errors: ['GE0004', 'GE0010', 'OL0003', 'OL0004'],
  query: shapes.OneTimeLetterQuery,
  reply: shapes.DissolvedGroup,
  assuming: 'refused',
})
export const openOneTimeLetter = post('/api/signing/onetime', {
  summary: 'Opens the letter of a group for signing. One signature counts for all of its shipments.',
  errors: ['GE0004', 'GE0007', 'GE0009', 'GE0010', 'GE0015', 'GE0019', 'OL0001', 'OL0003', 'OL0004', 'SG0001'],
  body: shapes.OneTimeLetterInput,
  reply: SigningOpened,
  assuming: 'refused',
})
export const downloadLetter = post('/api/billing/downloadloi', {
  summary: 'A ticket for a one-time letter as a PDF: as it is to be signed, or as it was signed.',
  errors: ['BLD0031', 'GE0004', 'GE0015', 'GE0019', 'OL0003'],
  body: shapes.DownloadLetter,
  reply: FileTicket,
  stateless: true,
  limited: true,
})
/** All of them, for the list of calls. */
export const oneTimeLetterCalls = [
  checkGroup,
  formGroup,
  getOneTimeLetter,
  dissolveGroup,
  openOneTimeLetter,
  downloadLetter,
] as const
