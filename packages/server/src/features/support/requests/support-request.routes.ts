import * as calls from '@fairway/contract/support/support-request.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import type { Files } from '../../../ports/files/files.port.ts'
import { addFile, downloadFile, removeFile } from './support-file.actions.ts'
import * as actions from './support-request.actions.ts'
import { findDesk, findOwn } from './support-request.repository.ts'

interface Parts {
  files: Files
  readOffices: actions.ReadOffices
}

/** Contacts of the carrier, what people ask them, and the answers. */
export function supportRequestRoutes(serve: Serve, { files, readOffices }: Parts) {
  serve(calls.getContacts, (context) => actions.getContacts(context, readOffices))
  serve(calls.addSupportFile, (context, { query, bytes }) => addFile(context, { ...query, bytes }))
  serve(calls.removeSupportFile, (context, { query }) => removeFile(context, query.id))
  serve(calls.downloadSupportFile, (context, { query }) => downloadFile(context, files, query.id))
  serve(calls.sendSupportRequest, (context, { body }) => actions.sendRequest(context, readOffices, body))
  serve(calls.listSupportRequests, ({ db, viewer }) => findOwn(db, viewer))
  serve(calls.getSupportRequest, (context, { query }) => actions.getRequest(context, query.id))
  serve(calls.writeSupportMessage, (context, { body }) => actions.writeMessage(context, readOffices, body))
  serve(calls.listSupportDesk, ({ db }, { query }) => findDesk(db, { office: query.office, status: query.status }))
  serve(calls.answerSupportRequest, (context, { body }) => actions.answerRequest(context, body))
}
