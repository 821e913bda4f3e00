import { z } from 'zod'
import { anyOf, anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './information.schema.ts'

const admin = anyOf('GE0005', 'ADMIN')

export const searchInformation = endpoint({
  method: 'GET',
  path: '/api/informationpub/search',
  summary: 'Public notices, tariffs, forms and guides in a language, newest first, by category and words.',
  allow: anyone,
  errors: [],
  query: shapes.InformationQuery,
  reply: shapes.InformationList,
  limited: true,
})
export const getEntry = endpoint({
  method: 'GET',
  path: '/api/informationpub/entry',
  summary: 'One public entry with its text in Markdown and its attachments.',
  allow: anyone,
  errors: ['IN0001'],
  query: shapes.EntryQuery,
  reply: shapes.InformationEntry,
  limited: true,
})
export const getFeed = endpoint({
  method: 'GET',
  path: '/api/informationpub/feed',
  summary: 'The newest public entries as an Atom feed.',
  allow: anyone,
  errors: [],
  query: shapes.FeedQuery,
  reply: z.string(),
  produces: 'application/atom+xml',
  limited: true,
})
export const getAttachment = endpoint({
  method: 'GET',
  path: '/api/informationpub/file',
  summary: 'An attachment of a public entry.',
  allow: anyone,
  errors: ['IN0011'],
  query: shapes.AttachmentQuery,
  reply: z.string(),
  produces: 'application/octet-stream',
  file: true,
  limited: true,
})
export const listEntries = endpoint({
  method: 'GET',
  path: '/api/information/search',
  summary: 'All entries of the Information Center for its admins: drafts, scheduled, public and withdrawn ones.',
  allow: admin,
  errors: [],
  query: shapes.AdminListQuery,
  reply: shapes.AdminList,
})
export const openEntry = endpoint({
  method: 'GET',
  path: '/api/information/entry',
  summary: 'One entry as it is written, with its files and versions.',
  allow: admin,
  errors: ['IN0001'],
  query: shapes.AdminEntryQuery,
  reply: shapes.AdminEntry,
})
export const getVersion = endpoint({
  method: 'GET',
  path: '/api/information/version',
  summary: 'One version of an entry as it was published.',
  allow: admin,
  errors: ['IN0001'],
  query: shapes.VersionQuery,
  reply: shapes.VersionDocument,
})
export const saveDraft = endpoint({
  method: 'POST',
  path: '/api/information/draft',
  summary: 'Saves an entry; readers see no change until it is published.',
  allow: admin,
  errors: ['GE0007', 'IN0001', 'IN0011'],
  body: shapes.InformationDraft,
  reply: shapes.AdminEntry,
})
export const removeDraft = endpoint({
  method: 'DELETE',
  path: '/api/information/draft',
  summary: 'Deletes an entry that was never published.',
  allow: admin,
  errors: ['GE0007', 'IN0001', 'IN0012'],
  query: shapes.DraftRemoval,
  reply: shapes.DraftRemoved,
})
export const publishEntry = endpoint({
  method: 'POST',
  path: '/api/information/publish',
  summary: 'Publishes what is saved as a new version, at once or at a time to come.',
  allow: admin,
  errors: ['GE0007', 'IN0001', 'IN0002', 'IN0003', 'IN0004', 'IN0005', 'IN0006', 'IN0007'],
  body: shapes.Publication,
  reply: shapes.AdminEntry,
})
export const unscheduleEntry = endpoint({
  method: 'POST',
  path: '/api/information/unschedule',
  summary: 'Takes back a version that is scheduled; readers go on seeing what they see.',
  allow: admin,
  errors: ['GE0007', 'IN0001', 'IN0013'],
  body: shapes.EntryRevision,
  reply: shapes.AdminEntry,
})
export const withdrawEntry = endpoint({
  method: 'POST',
  path: '/api/information/withdraw',
  summary: 'Withdraws an entry: nobody but admins sees it until it is published again.',
  allow: admin,
  errors: ['GE0007', 'IN0001', 'IN0013'],
  body: shapes.EntryRevision,
  reply: shapes.AdminEntry,
})
export const addAttachment = endpoint({
  method: 'POST',
  path: '/api/information/file',
  summary: 'Keeps a file with an entry; its kind is told by its contents, and the draft says whether it is attached.',
  allow: admin,
  errors: ['IN0001', 'IN0008', 'IN0009', 'IN0010'],
  query: shapes.AttachmentUpload,
  bytes: true,
  reply: shapes.Attachment,
  limited: true,
})
export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/api/information/file',
  summary: 'Any file of an entry, for its admins.',
  allow: admin,
  errors: ['IN0011'],
  query: shapes.AttachmentQuery,
  reply: z.string(),
  produces: 'application/octet-stream',
  file: true,
})

/** All of them, as the list of calls has them. */
export const informationCalls = [
  searchInformation, getEntry, getFeed, getAttachment, listEntries, openEntry, getVersion, saveDraft, removeDraft,
  publishEntry, unscheduleEntry, withdrawEntry, addAttachment, downloadAttachment,
] as const // biome-ignore format: one list
