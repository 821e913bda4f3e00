import * as calls from '@fairway/contract/billing-documents/paper.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import type { PdfInspector } from '../../../ports/documents/incoming/pdf-inspector.adapter.ts'
import type { DocumentMakers } from '../../support/public.ts'
import { receivePaper } from './carrier-paper.actions.ts'
import { getOriginals, issueOriginal } from './original.actions.ts'
import { downloadPapers, mailPapers } from './paper-selection.actions.ts'
import type { PaperParts } from './printing.actions.ts'
import { downloadShipmentPapers, getBillPapers, getPaperLog, getShipmentPapers } from './shipment-papers.actions.ts'
import { downloadStatement } from './statement-paper.actions.ts'

/** Papers of bills and shipments: made, issued, downloaded, mailed, and delivered by the carrier. */
export function paperRoutes(serve: Serve, parts: PaperParts & { makers: DocumentMakers; inspector: PdfInspector }) {
  const { makers, inspector } = parts
  serve(calls.getBillPapers, (context, { body }) => getBillPapers(context, body))
  serve(calls.downloadPapers, (context, { body }) => downloadPapers(parts, context, body))
  serve(calls.mailPapers, (context, { body }) => mailPapers(parts, context, body))
  serve(calls.getOriginals, (context, { query }) => getOriginals(context, query))
  serve(calls.issueOriginal, (context, { body }) => issueOriginal(parts, context, body))
  serve(calls.downloadStatement, (context, { body }) => downloadStatement(parts, context, body))
  serve(calls.getPaperLog, (context, { query }) => getPaperLog(makers, context, query))
  serve(calls.getShipmentPapers, (context, { query }) => getShipmentPapers(context, query))
  serve(calls.downloadShipmentPapers, (context, { body }) => downloadShipmentPapers(makers, context, body))
  serve(calls.deliverPaper, (context, request) => receivePaper(inspector, context, request))
}
