import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Pool } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys.ts'
import { type Settings, SettingsError } from '../../platform/settings.ts'
import { factsOf } from './certificate-facts.ts'
import type { Pkcs12Fault } from './pkcs12.ts'
import { addCertificate, findOwnCertificate, lockCertificates } from './seal-certificate.repository.ts'
import type { SealIdentity } from './seal-identity.ts'
import type { RunSealWork } from './sealing.adapter.ts'

export interface IdentityParts {
  pool: Pool
  keys: Keys
  settings: Pick<Settings, 'sealFile' | 'sealPassword'>
  carrierName: () => Promise<string>
}

/** What documents are sealed with: the operator's own certificate, else one that the portal makes for itself and keeps. */
export const identityOpener = (parts: IdentityParts) => async (run: RunSealWork) => {
  const { pool, settings } = parts
  if (!settings.sealFile) return openOwn(parts, run)
  const identity = await openOperators(settings.sealFile, settings.sealPassword ?? '', run)
  await pool.transaction((db) => addCertificate(db, { ...rowOf(identity), sealedKey: null }))
  return identity
}

function rowOf({ chain }: SealIdentity) {
  const { fingerprint, validTo } = factsOf(new X509Certificate(chain[0]))
  return { fingerprint, validTo, chain }
}

async function openOwn({ pool, keys, carrierName }: IdentityParts, run: RunSealWork): Promise<SealIdentity> {
  const known = readOwn(keys, await findOwnCertificate(pool.reading()))
  if (known) return known
  const carrier = await carrierName()
  return pool.transaction(async (db) => {
    await lockCertificates(db)
    const made = readOwn(keys, await findOwnCertificate(db))
    if (made) return made
    const answer = await run({ kind: 'ownCertificate', carrier, now: new Date() })
    if (answer.tells !== 'identity') throw new Error('No certificate was made')
    const identity = { key: answer.key, chain: answer.chain }
    const sealedKey = keys.seal(Buffer.from(answer.key).toString('base64'))
    await addCertificate(db, { ...rowOf(identity), sealedKey })
    return identity
  })
}

/** A key that a former secret encrypted, which is no longer known, is lost: another one is made. */
function readOwn(keys: Keys, stored: { chain: Buffer[]; sealedKey: string } | undefined): SealIdentity | undefined {
  const [certificate, ...issuers] = stored?.chain ?? []
  if (!stored || !certificate) return undefined
  try {
    return { key: Buffer.from(keys.open(stored.sealedKey), 'base64'), chain: [certificate, ...issuers] }
  } catch {
    return undefined
  }
}

const faults: Record<Pkcs12Fault, string> = {
  unreadable: 'is no PKCS #12 file (.p12, .pfx).',
  password: 'does not open with FAIRWAY_SEAL_PASSWORD.',
  outdated:
    'is encrypted in a way that is no longer safe. Export it again with AES-256, for example by openssl pkcs12 -export of OpenSSL 3.',
  noKey: 'has no private key with its certificate.',
  keyKind: 'must have an RSA key of at least 2048 bits, or an EC key on P-256, P-384 or P-521.',
  expired: 'has a certificate that has expired:',
  notYetValid: 'has a certificate that is not valid yet:',
}

/** Opens the operator's certificate; what is wrong with it has to be mended before the portal starts. */
export async function openOperators(file: string, password: string, run: RunSealWork): Promise<SealIdentity> {
  let bytes: Buffer
  try {
    bytes = await readFile(file)
  } catch (error) {
    throw new SettingsError(`FAIRWAY_SEAL_FILE cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
  const answer = await run({ kind: 'pkcs12', bytes, password, now: new Date() })
  if (answer.tells === 'identity') return { key: answer.key, chain: answer.chain }
  if (answer.tells !== 'fault') throw new Error('The certificate was not opened')
  const { fault, detail } = answer
  const dated = fault === 'expired' || fault === 'notYetValid' ? ` ${detail}.` : ''
  throw new SettingsError(`The file of FAIRWAY_SEAL_FILE ${faults[fault]}${dated}`)
}
