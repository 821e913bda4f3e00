import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import { type DemoParts, openWriter, startPaperSeeder } from '../../../platform/demo/demo-papers.ts'
import { createKeys } from '../../../platform/keys.ts'
import type { Documents } from '../../../ports/documents/documents.port.ts'
import { createPdfMaker } from '../../../ports/documents/pdf-maker.adapter.ts'
import { postgresFiles } from '../../../ports/files/postgres-files.repository.ts'
import { identityOpener } from '../../../ports/sealing/seal-identity.actions.ts'
import { createSealing, createSealWorker, type SealWorker } from '../../../ports/sealing/sealing.adapter.ts'
import { signingRoom } from '../../../ports/signing/room.adapter.ts'
import { signInRoom } from '../../signing/public.ts'
import { type BlanketSigningParts, blanketLetter, openBlanketSigning } from '../blanket-signing.actions.ts'
import { demoLetterSeeder } from '../one-time/demo/demo-letters.actions.ts'
import { oneTimeLetter } from '../one-time/one-time-signing.actions.ts'
import { findLetterToSign, hasLetters, insertDemoLetters } from './demo-letters.repository.ts'

/**
 * Letters of the demo's shipper in every status; the one in force is signed as a customer does, with a sealed PDF. False
 * until the carrier has sent its contract and listens.
 */
export const blanketLetterSeeder =
  (signing: BlanketSigningParts) =>
  (parts: DemoParts): Promise<boolean> =>
    parts.pool.transaction(async (db) => {
      const writer = await openWriter(parts, db)
      if (!writer) return false
      const { organisationIds, context } = writer
      if (await hasLetters(db, organisationIds)) return true
      await insertDemoLetters(db, organisationIds, parts.settings.zone)
      const letter = await findLetterToSign(db, organisationIds, parts.settings.zone)
      if (!letter) return false
      const opened = await openBlanketSigning(context, signing, letter)
      await signInRoom(context, signing, { id: opened.id, consent: true, signature: { typed: 'Mei Chen' } })
      return true
    })

/** Signing with a maker of PDFs and a seal of its own; tests give it those that they share. */
export function openDemoSigning(
  { pool, settings, log }: DemoParts,
  carrier: () => Promise<CarrierProfile>,
  {
    documents = createPdfMaker(),
    sealWorker = createSealWorker(),
  }: { documents?: Documents; sealWorker?: SealWorker } = {},
) {
  const carrierName = async () => (await carrier()).name
  const openIdentity = identityOpener({ pool, keys: createKeys(settings.secrets), settings, carrierName })
  const sealing = createSealing({ openIdentity, timeServer: undefined, log }, sealWorker)
  const parts = { documents, sealing, carrier, files: postgresFiles(pool), service: signingRoom }
  return {
    parts: { ...parts, signables: [oneTimeLetter, blanketLetter] },
    close: async () => {
      await documents.close()
      await sealing.close()
    },
  }
}

/** Writes and signs them in the background: nobody waits for it. */
export function startDemoLetters(parts: DemoParts, carrier: () => Promise<CarrierProfile>) {
  const signing = openDemoSigning(parts, carrier)
  const seeds = [blanketLetterSeeder(signing.parts), demoLetterSeeder(signing.parts)]
  const seeding = seeds.map((seed) => startPaperSeeder(parts, seed))
  return {
    stop: async () => {
      await Promise.all(seeding.map(({ stop }) => stop()))
      await signing.close()
    },
  }
}
