import { carrierWith, linkBearer } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import * as shapes from './link-token.schema.ts'

const carrier = callsFor(carrierWith('signIn'))

export const createLinkToken = carrier.post('/carrier/v1/link-tokens', {
  summary: 'A link to the VGM of one booking for somebody without an account: the carrier mails it.',
  errors: ['GE0003', 'GE0012'],
  body: shapes.LinkTokenRequest,
  reply: shapes.LinkToken,
})
export const withdrawLinkToken = carrier.remove('/carrier/v1/link-tokens/:id', {
  summary: 'Ends a link at once.',
  params: shapes.LinkTokenParams,
  reply: shapes.LinkTokenWithdrawal,
})
export const getLinkTokenInfo = callsFor(linkBearer).get('/api/token/info', {
  summary: 'What a link opens. The token comes as `Authorization: Link <token>`; any but a valid one is VGM0034.',
  errors: ['VGM0034'],
  reply: shapes.LinkTokenInfo,
  limited: true,
})
