import { anyGroup, sharedLinkBearer } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { ownCargoAccess } from '../tracking/own-cargo.access.ts'
import * as shapes from './sharing.schema.ts'

const members = callsFor(anyGroup)

export const listSharedLinks = members.get('/api/links', {
  summary:
    'Links for outsiders, newest first: the caller’s own, or those of an organisation for its managers and admins.',
  errors: ['GE0002'],
  query: shapes.SharedLinksQuery,
  reply: shapes.SharedLinkPage,
})
export const makeSharedLink = callsFor(ownCargoAccess).post('/api/links', {
  summary: 'Makes a link to one container, one booking or one saved view that opens without sign-in until its end.',
  assuming: 'refused',
  errors: ['SL0002', 'SL0003', 'SL0004', 'SL0005'],
  body: shapes.NewSharedLink,
  reply: shapes.MadeSharedLink,
})
export const withdrawSharedLink = members.post('/api/links/withdraw', {
  summary: 'Ends a link at once: by its owner, a manager of the organisation or an admin.',
  assuming: 'refused',
  errors: ['GE0002'],
  body: shapes.SharedLinkChoice,
  reply: shapes.SharedLinkWithdrawal,
})
export const getSharedVisits = members.get('/api/links/visits', {
  summary: 'When a link was opened, how often and from where, newest first.',
  errors: ['GE0002'],
  query: shapes.SharedLinkChoice,
  reply: shapes.SharedVisits,
})
export const openSharedLink = callsFor(sharedLinkBearer).get('/api/shared', {
  summary: 'What a link shows. The token comes as `Authorization: Link <token>`; any but a valid one is SL0001.',
  errors: ['SL0001'],
  reply: shapes.SharedReply,
  limited: true,
})

export const sharingCalls = [
  listSharedLinks,
  makeSharedLink,
  withdrawSharedLink,
  getSharedVisits,
  openSharedLink,
] as const
