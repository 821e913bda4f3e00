import type { Carrier } from '../client.ts'
import type { Loader } from '../loader.ts'
import type { Brief } from './brief.ts'
import type { CorrectedBookings } from './corrected.ts'
import type { CorrectionBrief } from './correction-answers.ts'
import type { DisputeBrief } from './dispute-answers.ts'
import type { InstructionFile } from './instruction-answers.ts'
import type { Shipment } from './shipment.ts'
import type { VgmBrief } from './vgm-answers.ts'

/** The open work of customer service. */
export interface Files {
  /** Unanswered requests, by EDI ref; one that a cancellation has replaced is under `beforeOf`. */
  requests: Map<string, Brief>
  corrections: Map<string, CorrectionBrief>
  /** Unanswered verified gross masses, by booking number. */
  vgms: Map<string, VgmBrief>
  /** Disputes that are not decided, by their ids. */
  disputes: Map<string, DisputeBrief>
  /** Unanswered shipping instructions. They are too long for a store, so the portal keeps them until they are answered. */
  instructions: Map<string, InstructionFile>
  /** The changes of completed corrections to bookings. */
  corrected: CorrectedBookings
  /** Bookings from requests, by number, until their last container is returned. */
  shipments: Map<string, Shipment>
}

/** The key of a request that was not decided when its cancellation came. */
export const replacedKey = (ediRef: string) => `${ediRef} before`

/** A cursor value has this limit; a longer one would be refused together with all others beside it. */
const LONGEST = 2000

/** What is saved in the portal between runs. */
type StoredFile = Exclude<keyof Files, 'instructions'>

async function openFile<T>(carrier: Carrier, name: StoredFile): Promise<Map<string, T>> {
  const stored = (await carrier.findCursor(name)) ?? {}
  return new Map(Object.entries(stored).map(([key, text]) => [key, JSON.parse(String(text)) as T])) // the stored value
}

/** Defaults for fields of a request that an earlier version of gates did not store. */
const unknown = { boxes: '', grossWeight: '', temperature: '', isHazardous: false }

async function openRequests(carrier: Carrier): Promise<Files['requests']> {
  const briefs = await openFile<Brief>(carrier, 'requests')
  return new Map([...briefs].map(([key, brief]) => [key, { ...unknown, ...brief }]))
}

async function openCorrections(carrier: Carrier): Promise<Files['corrections']> {
  const briefs = await openFile<CorrectionBrief>(carrier, 'corrections')
  return new Map([...briefs].map(([key, brief]) => [key, { ...brief, changes: brief.changes ?? {} }]))
}

/** Corrections also matter to the loader, not only to the desk. */
export const openCorrected = (carrier: Carrier): Promise<CorrectedBookings> => openFile(carrier, 'corrected')

/** The stores are saved in the portal between runs: a killed gates continues where it stopped. */
export const openFiles = async ({ carrier, corrected }: Pick<Loader, 'carrier' | 'corrected'>): Promise<Files> => ({
  requests: await openRequests(carrier),
  corrections: await openCorrections(carrier),
  vgms: await openFile(carrier, 'vgms'),
  disputes: await openFile(carrier, 'disputes'),
  instructions: new Map(),
  corrected,
  shipments: await openFile(carrier, 'shipments'),
})

export const saveFile = (carrier: Carrier, files: Files, name: StoredFile) => {
  const texts = [...files[name]].map(([key, file]) => [key, JSON.stringify(file)] as const)
  return carrier.saveCursor(name, Object.fromEntries(texts.filter(([, text]) => text.length <= LONGEST)))
}
