import { excerptOf, searchTextOf } from '@fairway/contract/information/information.rules'
import type { InformationDocument } from '@fairway/contract/information/information.schema'
import { languages } from '@fairway/contract/shared/language'
import type { Database } from '../../../platform/database/database.ts'
import { type DemoParts, startPaperSeeder } from '../../../platform/demo/demo-papers.ts'
import type { Locked } from '../../../platform/locked.ts'
import { writeAudit } from '../../../platform/monitoring/audit.ts'
import { type Documents, PDF } from '../../../ports/documents/documents.port.ts'
import { createPdfMaker } from '../../../ports/documents/pdf-maker.adapter.ts'
import { saveFile } from '../../../ports/files/postgres-files.repository.ts'
import {
  type EntryRow,
  insertEntry,
  insertFile,
  insertVersion,
  lockEntry,
  lockWhileEmpty,
  updateEntry,
} from '../information.repository.ts'
import { DEMO_ADMIN, type DemoEntry, demoEntries } from './demo-information.values.ts'
import { entrySheet } from './entry-sheet.rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Writes the demo's entries as its admin would have, once: an Information Center with entries is left alone. */
export const seedDemoInformation = ({ pool }: Pick<DemoParts, 'pool'>, documents: Documents) =>
  pool.transaction(async (db) => {
    const now = await lockWhileEmpty(db)
    if (now === undefined) return true
    for (const entry of demoEntries(now.slice(0, 10)))
      await writeEntry(db, documents, { ...entry, now: Date.parse(now) })
    return true
  })

/** Writes them in the background: the attachments are printed, and nobody waits for that. */
export function startDemoInformation(parts: DemoParts) {
  const documents = createPdfMaker()
  const seeding = startPaperSeeder(parts, () => seedDemoInformation(parts, documents))
  return {
    stop: async () => {
      await seeding.stop()
      await documents.close()
    },
  }
}

async function writeEntry(
  db: Database,
  documents: Documents,
  { document, ago, fileName, now }: DemoEntry & { now: number },
) {
  const searchText = searchTextOf(document)
  const id = await insertEntry(db, { document, searchText, by: DEMO_ADMIN })
  const written = { requestId: 'demo', action: 'demo', actor: DEMO_ADMIN, subject: DEMO_ADMIN }
  await writeAudit(db, { ...written, objectType: 'information entry', objectId: String(id), after: document })
  const draft = await lockEntry(db, id)
  if (!draft) return
  if (fileName !== undefined) {
    const attachments = await printInto(db, documents, { draft, document, fileName })
    await updateEntry(db, draft, { document: { ...document, attachments }, searchText, by: DEMO_ADMIN })
  }
  const entry = await lockEntry(db, id)
  if (ago === null || !entry) return
  const { body } = document
  await insertVersion(db, entry, {
    excerpt: { en: excerptOf(body.en), zh: excerptOf(body.zh), vi: excerptOf(body.vi) },
    searchText,
    publishAt: new Date(now - ago * DAY_MS).toISOString(),
    by: DEMO_ADMIN,
  })
}

interface Printed {
  draft: Locked<EntryRow>
  document: InformationDocument
  fileName: string
}

/** The entry as a PDF in each language, for readers of that language. */
async function printInto(db: Database, documents: Documents, { draft, document, fileName }: Printed) {
  const attachments: InformationDocument['attachments'] = []
  for (const language of languages) {
    const { bytes } = await documents.toPdf(entrySheet(document, language))
    const name = `${fileName}-${language}.pdf`
    const file = await saveFile(db, { name, mediaType: PDF, createdBy: DEMO_ADMIN, content: [bytes] })
    const { id } = await insertFile(db, draft, { fileId: file.id, by: DEMO_ADMIN })
    attachments.push({ id, language })
  }
  return attachments
}
