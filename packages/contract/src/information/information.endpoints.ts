import { z } from 'zod'
import { anyOf, anyone } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply } from '../kit/reply.schema.ts'
import * as shapes from './information.schema.ts'

const guests = callsFor(anyone)
const admin = callsFor(anyOf('GE0005', 'ADMIN'))

export const searchInformation = guests.get('/api/informationpub/search', {
  summary: 'Public notices, tariffs, forms and guides in a language, newest first, by category and words.',
  query: shapes.InformationQuery,
  reply: shapes.InformationList,
  limited: true,
})
export const getEntry = guests.get('/api/informationpub/entry', {
  summary: 'One public entry with its text in Markdown and its attachments.',
  errors: ['IN0001'],
  query: shapes.EntryQuery,
  reply: shapes.InformationEntry,
  limited: true,
})
export const getFeed = guests.get('/api/informationpub/feed', {
  summary: 'The newest public entries as an Atom feed.',
  query: shapes.FeedQuery,
  reply: z.string(),
  produces: 'application/atom+xml',
  limited: true,
})
export const getAttachment = guests.get('/api/informationpub/file', {
  summary: 'An attachment of a public entry.',
  errors: ['IN0011'],
  query: shapes.AttachmentQuery,
  ...fileReply('application/octet-stream'),
  limited: true,
})
export const listEntries = admin.get('/api/information/search', {
  summary: 'All entries of the Information Center for its admins: drafts, scheduled, public and withdrawn ones.',
  query: shapes.AdminListQuery,
  reply: shapes.AdminList,
})
export const openEntry = admin.get('/api/information/entry', {
  summary: 'One entry as it is written, with its files and versions.',
  errors: ['IN0001'],
  query: shapes.AdminEntryQuery,
  reply: shapes.AdminEntry,
})
export const getVersion = admin.get('/api/information/version', {
  summary: 'One version of an entry as it was published.',
  errors: ['IN0001'],
  query: shapes.VersionQuery,
  reply: shapes.VersionDocument,
})
export const saveDraft = admin.post('/api/information/draft', {
  summary: 'Saves an entry; readers see no change until it is published.',
  errors: ['GE0007', 'IN0001', 'IN0011'],
  body: shapes.InformationDraft,
  reply: shapes.AdminEntry,
})
export const removeDraft = admin.remove('/api/information/draft', {
  summary: 'Deletes an entry that was never published.',
  errors: ['GE0007', 'IN0001', 'IN0012'],
  query: shapes.DraftRemoval,
  reply: shapes.DraftRemoved,
})
export const publishEntry = admin.post('/api/information/publish', {
  summary: 'Publishes what is saved as a new version, at once or at a time to come.',
  errors: ['GE0007', 'IN0001', 'IN0002', 'IN0003', 'IN0004', 'IN0005', 'IN0006', 'IN0007'],
  body: shapes.Publication,
  reply: shapes.AdminEntry,
})
export const unscheduleEntry = admin.post('/api/information/unschedule', {
  summary: 'Takes back a version that is scheduled; readers go on seeing what they see.',
  errors: ['GE0007', 'IN0001', 'IN0013'],
  body: shapes.EntryRevision,
  reply: shapes.AdminEntry,
})
export const withdrawEntry = admin.post('/api/information/withdraw', {
  summary: 'Withdraws an entry: nobody but admins sees it until it is published again.',
  errors: ['GE0007', 'IN0001', 'IN0013'],
  body: shapes.EntryRevision,
  reply: shapes.AdminEntry,
})
export const addAttachment = admin.post('/api/information/file', {
  summary: 'Keeps a file with an entry; its kind is told by its contents, and the draft says whether it is attached.',
  errors: ['IN0001', 'IN0008', 'IN0009', 'IN0010'],
  query: shapes.AttachmentUpload,
  bytes: true,
  reply: shapes.Attachment,
  limited: true,
})
export const downloadAttachment = admin.get('/api/information/file', {
  summary: 'Any file of an entry, for its admins.',
  errors: ['IN0011'],
  query: shapes.AttachmentQuery,
  ...fileReply('application/octet-stream'),
})

/** All of them, as the list of calls has them. */
export const informationCalls = [
  searchInformation, getEntry, getFeed, getAttachment, listEntries, openEntry, getVersion, saveDraft, removeDraft,
  publishEntry, unscheduleEntry, withdrawEntry, addAttachment, downloadAttachment,
] as const // biome-ignore format: one list
