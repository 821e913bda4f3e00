import * as calls from '@fairway/contract/support/file.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import { downloadFile, type FileParts, issueTicket } from './file.actions.ts'

/** Documents as files: a ticket by a call that carries the token, then the file by an address that a browser opens. */
export function fileRoutes(serve: Serve, parts: FileParts) {
  serve(calls.issueTicket, (context, { body }) => issueTicket(context, parts, body))
  serve(calls.fetchFile, (context, { params }) => downloadFile(context, parts, params.ticket))
}
