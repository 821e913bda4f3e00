import type { Database, Pool } from '../database/database.ts'
import type { Context } from '../http/serve.ts'
import { writeAudit } from '../monitoring/audit.ts'
import type { Logger } from '../monitoring/log.ts'
import type { Settings } from '../settings.ts'
import type { PersonViewer } from '../viewer.ts'
import { findWriter, lockOrganisations } from './demo-writer.repository.ts'
import { seedInBackground } from './seed-in-background.ts'

/** Who writes the papers of the demo. */
const WRITER = 'shipper@fairway.test'

export interface DemoParts {
  pool: Pool
  settings: Settings
  log: Logger
}

/** The writer of the demo's papers as a caller, alone at work for their organisations; undefined until they are there. */
export async function openWriter({ settings, log }: DemoParts, db: Database) {
  const writer = await findWriter(db, WRITER)
  if (!writer) return undefined
  await lockOrganisations(db, writer.organisationIds)
  const person = {
    actor: writer.username,
    subject: writer.username,
    sessionId: '',
    managedIds: [],
    isWebIdRefused: false,
  }
  const viewer: PersonViewer = { kind: 'person', ...writer, ...person }
  const audit: Context['audit'] = async (...entries) => {
    const made = { requestId: 'demo', action: 'demo', actor: viewer.actor, subject: viewer.subject }
    await writeAudit(db, ...entries.map((entry) => ({ ...made, ...entry })))
  }
  // nobody sits at a browser: what is signed says so where others name theirs
  const browser = { origin: '', userAgent: 'demo', header: () => undefined }
  const context = { db, viewer, settings, log, audit, browser, requestId: 'demo', ip: '' } as unknown as Context // there is no request, so no deadline
  return { context, organisationIds: writer.organisationIds }
}

/** Writes papers in the background, once the demo's carrier has sent bookings and listens: nobody waits for them. */
export const startPaperSeeder = (parts: DemoParts, seed: (parts: DemoParts) => Promise<boolean>) =>
  seedInBackground(parts.log, {
    seed: () =>
      seed(parts).catch((error) => {
        parts.log.debug({ err: error }, 'papers of the demo are made later')
        return false
      }),
    firstRetryMs: 1_000,
    failure: 'papers of the demo could not be made',
  })
