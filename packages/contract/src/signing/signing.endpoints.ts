import { z } from 'zod'
import { anyOf, anyone, signedIn } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply } from '../kit/reply.schema.ts'
import { SealReport } from './seal.schema.ts'
import * as shapes from './signing.schema.ts'

const guests = callsFor(anyone)
const people = callsFor(signedIn)
const admin = callsFor(anyOf('GE0005', 'ADMIN'))

export const verifySeal = guests.post('/api/signing/verify', {
  summary: 'Says of a PDF whether this portal sealed it and whether it was changed since. The file is not kept.',
  errors: ['GE0013', 'GE0014', 'GE0015'],
  bytes: true,
  reply: SealReport,
  stateless: true,
  limited: true,
})
export const getSigningSetup = admin.get('/api/signing/setup', {
  summary: 'Where documents are signed and what they are sealed with.',
  errors: ['GE0015', 'GE0019'],
  reply: shapes.SigningSetup,
})
export const openSample = admin.post('/api/signing/sample', {
  summary: 'Opens a sample letter for signing, to try the service, the certificate and the time server.',
  errors: ['GE0010', 'GE0015', 'GE0019', 'SG0001'],
  reply: shapes.SigningOpened,
  assuming: 'refused',
})
export const checkCallback = people.get('/api/signing/checkcallback', {
  summary: 'How the signing of a document stands, for whoever opened it.',
  errors: ['GE0002'],
  query: shapes.SigningQuery,
  reply: shapes.SigningStatus,
})
export const getSigningRoom = people.get('/api/signing/room', {
  summary: 'The whole document that is to be signed.',
  errors: ['GE0002'],
  query: shapes.SigningQuery,
  reply: shapes.SigningRoom,
})
export const keepSigning = people.post('/api/signing/seen', {
  summary: 'Says that the page on which a document is signed, or which waits for DocuSign, is still open.',
  errors: ['GE0002'],
  body: shapes.SigningQuery,
  reply: shapes.SigningStatus,
  assuming: 'refused',
})
export const completeSigning = people.post('/api/signing/complete', {
  summary: 'Signs a document in the signing room: it is sealed, and cannot be changed any more.',
  errors: ['GE0002', 'GE0007', 'GE0015', 'GE0019'],
  body: shapes.SignatureGiven,
  reply: shapes.SigningStatus,
  assuming: 'refused',
})
export const endSigning = people.post('/api/signing/release', {
  summary: 'Gives the signing of a document up, so that it is free for others at once.',
  errors: ['GE0002'],
  body: shapes.SigningQuery,
  reply: shapes.SigningStatus,
  assuming: 'refused',
})
export const fetchSigned = people.get('/api/signing/document', {
  summary: 'The PDF: as it is to be signed, and once it is signed with its seal.',
  errors: ['GE0002'],
  query: shapes.SigningQuery,
  ...fileReply('application/pdf'),
})
export const hearCallback = guests.post('/api/signing/callback', {
  summary: 'DocuSign Connect: something happened to an envelope. Signed (HMAC), on time and new, or refused.',
  errors: ['SG0001', 'SG0002'],
  raw: true,
  reply: z.object({ heard: z.literal(true) }),
})

export const signingCalls = [
  verifySeal,
  getSigningSetup,
  openSample,
  checkCallback,
  getSigningRoom,
  keepSigning,
  completeSigning,
  endSigning,
  fetchSigned,
  hearCallback,
] as const
