import * as calls from '@fairway/contract/corrections/correction.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import { searchCorrections } from './correction-list.actions.ts'
import * as reading from './correction-reading.actions.ts'
import { startCorrection } from './correction-start.actions.ts'
import { submitCorrection } from './correction-submission.actions.ts'
import * as writing from './correction-writing.actions.ts'

/** What customers do to correct bookings that were billed. */
export function correctionRoutes(serve: Serve) {
  serve(calls.searchCorrections, (context, { body }) => searchCorrections(context, body))
  serve(calls.checkPermission, (context, { query }) => reading.checkPermission(context, query))
  serve(calls.listCorrections, (context, { query }) => reading.listCorrections(context, query))
  serve(calls.viewCorrection, (context, { query }) => reading.viewCorrection(context, query))
  serve(calls.checkLatestBookingData, (context, { query }) => reading.checkLatest(context, query))
  serve(calls.getCorrectionHistory, (context, { query }) => reading.getHistory(context, query))
  serve(calls.compareCorrections, (context, { query }) => reading.compareVersions(context, query))
  serve(calls.actOnCorrection, (context, { body }) =>
    body.action === 'start' ? startCorrection(context, body) : submitCorrection(context, body, 'submit'),
  )
  serve(calls.updateCorrection, (context, { body }) => writing.updateCorrection(context, body))
  serve(calls.deleteCorrection, (context, { query }) => writing.deleteCorrection(context, query))
  serve(calls.reApproveCorrection, (context, { body }) => submitCorrection(context, body, 'reApprove'))
}
