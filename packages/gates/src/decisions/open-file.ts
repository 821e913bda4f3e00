import type { Carrier } from '../client.ts'
import type { Loader } from '../loader.ts'
import type { Brief } from './brief.ts'
import type { CorrectedBookings } from './corrected.ts'
import type { CorrectionBrief } from './correction-answers.ts'
import type { Shipment } from './shipment.ts'

/** What customer service has on its desk. */
export interface Files {
  /** Requests that wait for an answer, by EDI ref; one that a cancellation has replaced waits under `beforeOf`. */
  requests: Map<string, Brief>
  corrections: Map<string, CorrectionBrief>
  /** What completed corrections have made of bookings. */
  corrected: CorrectedBookings
  /** Bookings that came of requests, by number, until their last box is back. */
  shipments: Map<string, Shipment>
}

/** Where a request lies that was not decided when its cancellation came. */
export const replacedKey = (ediRef: string) => `${ediRef} before`

/** A cursor takes no more than this in one place; a longer one would be refused, and with it all that lies beside it. */
const LONGEST = 2000

async function openFile<T>(carrier: Carrier, name: keyof Files): Promise<Map<string, T>> {
  const stored = (await carrier.findCursor(name)) ?? {}
  return new Map(Object.entries(stored).map(([key, text]) => [key, JSON.parse(String(text)) as T])) // as it was kept
}

/** What a program of before did not write down of a request. */
const unknown = { boxes: '', grossWeight: '', temperature: '', isHazardous: false }

async function openRequests(carrier: Carrier): Promise<Files['requests']> {
  const briefs = await openFile<Brief>(carrier, 'requests')
  return new Map([...briefs].map(([key, brief]) => [key, { ...unknown, ...brief }]))
}

async function openCorrections(carrier: Carrier): Promise<Files['corrections']> {
  const briefs = await openFile<CorrectionBrief>(carrier, 'corrections')
  return new Map([...briefs].map(([key, brief]) => [key, { ...brief, changes: brief.changes ?? {} }]))
}

/** Whoever tells of bookings has to know what became of them, not the desk alone. */
export const openCorrected = (carrier: Carrier): Promise<CorrectedBookings> => openFile(carrier, 'corrected')

/** The files are kept in the portal between runs: whoever is killed goes on where it stopped. */
export const openFiles = async ({ carrier, corrected }: Pick<Loader, 'carrier' | 'corrected'>): Promise<Files> => ({
  requests: await openRequests(carrier),
  corrections: await openCorrections(carrier),
  corrected,
  shipments: await openFile(carrier, 'shipments'),
})

export const saveFile = (carrier: Carrier, files: Files, name: keyof Files) => {
  const texts = [...files[name]].map(([key, file]) => [key, JSON.stringify(file)] as const)
  return carrier.saveCursor(name, Object.fromEntries(texts.filter(([, text]) => text.length <= LONGEST)))
}
