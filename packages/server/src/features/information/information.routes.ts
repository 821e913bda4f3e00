import * as calls from '@fairway/contract/information/information.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import type { Files } from '../../ports/files/files.port.ts'
import * as admin from './information.actions.ts'
import * as readers from './public-information.actions.ts'

interface Parts {
  files: Files
  carrierName: () => Promise<string>
}

/** Notices, tariffs, forms and guides: for everyone who reads them, and for admins who write them. */
export function informationRoutes(serve: Serve, { files, carrierName }: Parts) {
  serve(calls.searchInformation, (context, { query }) => readers.searchInformation(context, query))
  serve(calls.getEntry, (context, { query }) => readers.getEntry(context, query))
  serve(calls.getFeed, async (context, { query }) => readers.getFeed(context, query, await carrierName()))
  serve(calls.getAttachment, (context, { query }) => readers.getAttachment(context, files, query.id))
  serve(calls.listEntries, (context, { query }) => admin.listEntries(context, query))
  serve(calls.openEntry, (context, { query }) => admin.openEntry(context, query.id))
  serve(calls.getVersion, (context, { query }) => admin.getVersion(context, query))
  serve(calls.saveDraft, (context, { body }) => admin.saveDraft(context, body))
  serve(calls.removeDraft, (context, { query }) => admin.removeDraft(context, query))
  serve(calls.publishEntry, (context, { body }) => admin.publishEntry(context, body))
  serve(calls.unscheduleEntry, (context, { body }) => admin.unscheduleEntry(context, body))
  serve(calls.withdrawEntry, (context, { body }) => admin.withdrawEntry(context, body))
  serve(calls.addAttachment, (context, { query, bytes }) => admin.addAttachment(context, { ...query, bytes }))
  serve(calls.downloadAttachment, (context, { query }) => admin.downloadAttachment(context, files, query.id))
}
