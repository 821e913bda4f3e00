import { carrierWith, linkBearer } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './link-token.schema.ts'

export const createLinkToken = endpoint({
  method: 'POST',
  path: '/carrier/v1/link-tokens',
  summary: 'A link to the VGM of one booking for somebody without an account: the carrier mails it.',
  allow: carrierWith('signIn'),
  errors: ['GE0003', 'GE0012'],
  body: shapes.LinkTokenRequest,
  reply: shapes.LinkToken,
})
export const withdrawLinkToken = endpoint({
  method: 'DELETE',
  path: '/carrier/v1/link-tokens/:id',
  summary: 'Ends a link at once.',
  allow: carrierWith('signIn'),
  errors: [],
  params: shapes.LinkTokenParams,
  reply: shapes.LinkTokenWithdrawal,
})
export const getLinkTokenInfo = endpoint({
  method: 'GET',
  path: '/api/token/info',
  summary: 'What a link opens. The token comes as `Authorization: Link <token>`; any but a valid one is VGM0034.',
  allow: linkBearer,
  errors: ['VGM0034'],
  reply: shapes.LinkTokenInfo,
  limited: true,
})
