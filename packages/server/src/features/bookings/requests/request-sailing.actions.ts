import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { Language } from '@fairway/contract/shared/language'
import type { Database } from '../../../platform/database/database.ts'
import { findSailings } from '../../schedules/public.ts'
import { findInlandMinutes } from '../choices/inland-transit.repository.ts'
import { readNames } from './document-names.repository.ts'
import { type KnownSailing, sailingFacts } from './sailing-facts.rules.ts'

/** What the schedule says now of the vessel of a request. */
async function findSailingOf(db: Database, document: RequestDocument): Promise<KnownSailing> {
  const { vvd, portOfLoading, portOfDischarge, placeOfDelivery } = document
  if (vvd === '' || portOfLoading === '' || portOfDischarge === '') return { sailing: undefined, inlandMinutes: null }
  const [sailing] = await findSailings(db, { vvd, portOfLoading, portOfDischarge, from: null, to: null, limit: 1 })
  return { sailing, inlandMinutes: await findInlandMinutes(db, { portOfDischarge, placeOfDelivery }) }
}

interface Booked {
  document: RequestDocument
  /** The code of the depot. */
  emptyDepot: string | undefined
}

/** The names of a request's codes in a language, and what its letters and papers say of its sailing. */
export async function readSailingFacts(db: Database, language: Language, { document, emptyDepot }: Booked) {
  const known = await findSailingOf(db, document)
  const more = [emptyDepot, known.sailing?.feeder?.to].flatMap((code) => code ?? [])
  const names = await readNames(db, language, document, more)
  const depot = emptyDepot && names.place(emptyDepot)
  return { names, facts: sailingFacts(language, { document, known, names, emptyDepot: depot }) }
}
