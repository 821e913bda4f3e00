import { z } from 'zod'
import { anyOf, anyone, signedIn } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { SealReport } from './seal.schema.ts'
import * as shapes from './signing.schema.ts'

const admin = anyOf('GE0005', 'ADMIN')

export const verifySeal = endpoint({
  method: 'POST',
  path: '/api/signing/verify',
  summary: 'Says of a PDF whether this portal sealed it and whether it was changed since. The file is not kept.',
  allow: anyone,
  errors: ['GE0013', 'GE0014', 'GE0015'],
  bytes: true,
  reply: SealReport,
  stateless: true,
  limited: true,
})
export const getSigningSetup = endpoint({
  method: 'GET',
  path: '/api/signing/setup',
  summary: 'Where documents are signed and what they are sealed with.',
  allow: admin,
  errors: ['GE0015', 'GE0019'],
  reply: shapes.SigningSetup,
})
export const openSample = endpoint({
  method: 'POST',
  path: '/api/signing/sample',
  summary: 'Opens a sample letter for signing, to try the service, the certificate and the time server.',
  allow: admin,
  errors: ['GE0010', 'GE0015', 'GE0019', 'SG0001'],
  reply: shapes.SigningOpened,
  assuming: 'refused',
})
export const checkCallback = endpoint({
  method: 'GET',
  path: '/api/signing/checkcallback',
  summary: 'How the signing of a document stands, for whoever opened it.',
  allow: signedIn,
  errors: ['GE0002'],
  query: shapes.SigningQuery,
  reply: shapes.SigningStatus,
})
export const getSigningRoom = endpoint({
  method: 'GET',
  path: '/api/signing/room',
  summary: 'The whole document that is to be signed.',
  allow: signedIn,
  errors: ['GE0002'],
  query: shapes.SigningQuery,
  reply: shapes.SigningRoom,
})
export const keepSigning = endpoint({
  method: 'POST',
  path: '/api/signing/seen',
  summary: 'Says that the page on which a document is signed, or which waits for DocuSign, is still open.',
  allow: signedIn,
  errors: ['GE0002'],
  body: shapes.SigningQuery,
  reply: shapes.SigningStatus,
  assuming: 'refused',
})
export const completeSigning = endpoint({
  method: 'POST',
  path: '/api/signing/complete',
  summary: 'Signs a document in the signing room: it is sealed, and cannot be changed any more.',
  allow: signedIn,
  errors: ['GE0002', 'GE0007', 'GE0015', 'GE0019'],
  body: shapes.SignatureGiven,
  reply: shapes.SigningStatus,
  assuming: 'refused',
})
export const endSigning = endpoint({
  method: 'POST',
  path: '/api/signing/release',
  summary: 'Gives the signing of a document up, so that it is free for others at once.',
  allow: signedIn,
  errors: ['GE0002'],
  body: shapes.SigningQuery,
  reply: shapes.SigningStatus,
  assuming: 'refused',
})
export const fetchSigned = endpoint({
  method: 'GET',
  path: '/api/signing/document',
  summary: 'The PDF: as it is to be signed, and once it is signed with its seal.',
  allow: signedIn,
  errors: ['GE0002'],
  query: shapes.SigningQuery,
  reply: z.string(),
  produces: 'application/pdf',
  file: true,
})
export const hearCallback = endpoint({
  method: 'POST',
  path: '/api/signing/callback',
  summary: 'DocuSign Connect: something happened to an envelope. Signed (HMAC), on time and new, or refused.',
  allow: anyone,
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
