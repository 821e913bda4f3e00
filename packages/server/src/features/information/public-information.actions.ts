import { refuse } from '@fairway/contract/information/information.errors'
import { searchWords } from '@fairway/contract/information/information.rules'
import type { FeedQuery, InformationQuery } from '@fairway/contract/information/information.schema'
import type { Language } from '@fairway/contract/shared/language'
import { Download } from '../../platform/http/download.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { Files } from '../../ports/files/files.port.ts'
import { atomFeed } from './feed.rules.ts'
import * as entries from './public-information.repository.ts'

export const searchInformation = ({ db, settings }: Context, { q, ...query }: InformationQuery) =>
  entries.findPublic(db, { ...query, words: searchWords(q), zone: settings.zone })

export const getEntry = async ({ db, settings }: Context, { id, language }: { id: number; language: Language }) =>
  (await entries.findPublicEntry(db, { id, language, zone: settings.zone })) ?? refuse('IN0001')

/** The newest entries for feed readers. */
export async function getFeed({ db, settings, browser }: Context, { language, category }: FeedQuery, carrier: string) {
  const found = await entries.findFeed(db, { language, category })
  return atomFeed({ entries: found, language, category, carrier, publicUrl: settings.publicUrl ?? browser.origin })
}

export async function getAttachment({ db }: Context, files: Files, id: number) {
  const file = await entries.findPublicFile(db, id)
  return file ? new Download(file, files.read(file.fileId)) : refuse('IN0011')
}
