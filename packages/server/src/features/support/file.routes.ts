import * as calls from '@fairway/contract/support/file.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import type { Files } from '../../ports/files/files.port.ts'
import { type DocumentMakers, downloadFile, issueTicket } from './file.actions.ts'

/** Documents as files: a ticket by a call that carries the token, then the file by an address that a browser opens. */
export function fileRoutes(serve: Serve, parts: { makers: DocumentMakers; files: Files }) {
  serve(calls.issueTicket, (context, { body }) => issueTicket(context, parts, body))
  serve(calls.fetchFile, (context, { params }) => downloadFile(context, parts.files, params.ticket))
}
