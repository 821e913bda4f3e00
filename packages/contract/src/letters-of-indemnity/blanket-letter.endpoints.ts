import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply } from '../kit/reply.schema.ts'
import { SigningOpened } from '../signing/signing.schema.ts'
import * as shapes from './blanket-letter.schema.ts'

const { get, post, put } = callsFor(anyOf('BLOI0001', 'BL'))
const privilege = ['BLOI0004', 'BLOI0024', 'GE0004'] as const
const rules = [
  'BLOI0005', 'BLOI0009', 'BLOI0010', 'BLOI0011', 'BLOI0013', 'BLOI0014', 'BLOI0015', 'BLOI0016', 'BLOI0017', 'BLOI0018', 'BLOI0020',
  'BLOI0021', 'BLOI0023', 'BLOI0028', 'BLOI0029', 'BLOI0031',
] as const // biome-ignore format: a list of codes
const changing = ['BLOI0007', 'BLOI0030', 'GE0007', 'GE0010'] as const

export const getBlanketChoices = get('/api/billing/blanketloi/choices', {
  summary: 'What blanket letters of indemnity are searched by and made from: parties, contracts, ports, today.',
  errors: [...privilege],
  reply: shapes.BlanketLetterChoices,
})
export const searchBlanketLetters = post('/api/billing/blanketloi/search', {
  summary: 'Blanket letters of a shipper at an address, narrowed by agent and service contract.',
  errors: [...privilege, 'BLOI0002', 'BLOI0003', 'BLOI0005', 'BLOI0006', 'BLOI0027', 'BLOI0032'],
  body: shapes.BlanketLetterCriteria,
  reply: shapes.BlanketLetterList,
  stateless: true,
  limited: true,
})
export const getBlanketLetter = get('/api/billing/blanketloi/get', {
  summary: 'One blanket letter with its versions, and who has it open for signing.',
  errors: [...privilege, 'BLOI0007', 'BLOI0008'],
  query: shapes.BlanketLetterQuery,
  reply: shapes.BlanketLetterDetail,
})
export const addBlanketLetter = post('/api/billing/blanketloi/add', {
  summary: 'A new blanket letter, or one that renews another before that ends. It counts once it is signed.',
  errors: [...privilege, ...rules, 'BLOI0007', 'BLOI0012', 'BLOI0030'],
  body: shapes.NewBlanketLetter,
  reply: shapes.BlanketLetterDetail,
})
export const updateBlanketLetter = put('/api/billing/blanketloi/update', {
  summary: 'Changes a blanket letter; one that was signed gets a new version to sign.',
  errors: [...privilege, ...rules, ...changing, 'BLOI0012', 'BLOI0019'],
  body: shapes.BlanketLetterChange,
  reply: shapes.BlanketLetterDetail,
})
export const cancelBlanketLetter = post('/api/billing/blanketloi/cancel', {
  summary: 'Cancels a blanket letter; the carrier is told of one that was signed.',
  errors: [...privilege, ...changing, 'GE0009'],
  body: shapes.BlanketLetterCancellation,
  reply: shapes.BlanketLetterDetail,
})
export const discardBlanketChange = post('/api/billing/blanketloi/discard', {
  summary: 'Discards the change of a signed blanket letter that nobody has signed; the signed version stays in force.',
  errors: [...privilege, ...changing],
  body: shapes.BlanketLetterRevision,
  reply: shapes.BlanketLetterDetail,
})
export const downloadBlanketLetter = get('/api/billing/blanketloi/document', {
  summary: 'A version of a blanket letter as it was signed, sealed.',
  errors: [...privilege, 'BLOI0007'],
  query: shapes.BlanketLetterFileQuery,
  ...fileReply('application/pdf'),
})
export const signBlanketLetter = post('/api/signing/blanket', {
  summary: 'Opens a blanket letter for signing by the caller, and holds it for them.',
  errors: [...privilege, ...rules, ...changing, 'BLOI0012', 'BLOI0019', 'GE0009', 'GE0015', 'GE0019', 'SG0001'],
  body: shapes.BlanketLetterRevision,
  reply: SigningOpened,
  assuming: 'refused',
})

export const blanketLetterCalls = [
  getBlanketChoices,
  searchBlanketLetters,
  getBlanketLetter,
  addBlanketLetter,
  updateBlanketLetter,
  cancelBlanketLetter,
  discardBlanketChange,
  downloadBlanketLetter,
  signBlanketLetter,
] as const
