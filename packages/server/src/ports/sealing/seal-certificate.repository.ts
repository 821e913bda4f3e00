import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

const Bytes = z.instanceof(Buffer)
const Stored = z.object({ chain: z.array(Bytes), sealedKey: z.string() })
const Fingerprint = z.object({ fingerprint: z.string() })

/** The latest certificate that the portal made for itself and that is valid for a while yet. */
export const findOwnCertificate = (db: Database) =>
  db.find(
    Stored,
    sql`
    select chain, sealed_key as "sealedKey" from seal_certificate
    where sealed_key is not null and valid_to > now() + interval '30 days' order by first_at desc limit 1`,
  )

/** So that two servers that start at once make one certificate. */
export const lockCertificates = (db: Database) => db.run(sql`lock table seal_certificate in share row exclusive mode`)

export interface NewCertificate {
  fingerprint: string
  chain: readonly Uint8Array[]
  sealedKey: string | null
  validTo: string
}

/** Remembers a certificate before anything is sealed with it. */
export const addCertificate = (db: Database, { fingerprint, chain, sealedKey, validTo }: NewCertificate) =>
  db.run(sql`
    insert into seal_certificate (fingerprint, chain, sealed_key, valid_to)
    values (${fingerprint}, ${chain.map((one) => Buffer.from(one))}::bytea[], ${sealedKey}, ${validTo}::timestamptz)
    on conflict (fingerprint) do nothing`)

/** The fingerprints of every certificate that was ever sealed with. */
export const listFingerprints = async (db: Database) =>
  (await db.many(Fingerprint, sql`select fingerprint from seal_certificate`)).map(({ fingerprint }) => fingerprint)
