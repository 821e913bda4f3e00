import * as linkCalls from '@fairway/contract/carrier/link-token.endpoints'
import * as calls from '@fairway/contract/vgm/vgm.endpoints'
import * as fileCalls from '@fairway/contract/vgm/vgm-files.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import * as links from './link-token.actions.ts'
import { type CertificateParts, mailCertificate } from './vgm-certificate.actions.ts'
import * as reading from './vgm-reading.actions.ts'
import * as saving from './vgm-saving.actions.ts'
import { addTicket, removeTicket } from './weighing-ticket.actions.ts'

/** What customers do to tell the carrier what their packed containers weigh. */
export function vgmRoutes(serve: Serve, parts: CertificateParts) {
  serve(calls.getVgmCarriers, reading.getCarriers)
  serve(calls.searchVgm, (context, { query }) => reading.searchVgm(context, query))
  serve(calls.checkVgmContainer, (context, { query }) => reading.checkContainer(context, query))
  serve(calls.getVgmHistory, (context, { query }) => reading.getHistory(context, query))
  serve(calls.keepVgm, (context, { body }) => saving.keepVgm(context, body))
  serve(calls.saveVgm, (context, { body }) => saving.saveVgm(context, body))
  serve(calls.saveVgmOfBookings, (context, { body }) => saving.saveSeveral(context, body))
  serve(linkCalls.getLinkTokenInfo, links.getLinkInfo)
  serve(linkCalls.createLinkToken, (context, { body }) => links.createLink(context, body))
  serve(linkCalls.withdrawLinkToken, (context, { params }) => links.withdraw(context, params))
  serve(fileCalls.addWeighingTicket, addTicket)
  serve(fileCalls.removeWeighingTicket, (context, { query }) => removeTicket(context, query))
  serve(fileCalls.mailVgmCertificate, (context, { body }) => mailCertificate(parts, context, body))
  serve(calls.validateVgm, (context, { body }) => saving.validateVgm(context, body))
}
