import { createPrivateKey, X509Certificate } from 'node:crypto'
import { CertBag, Certificate, PFX, PKCS8ShroudedKeyBag, PrivateKeyInfo, type SafeContents } from 'pkijs'
import type { SealIdentity } from './seal-identity.ts'

/** Why a PKCS #12 file cannot be used. */
export type Pkcs12Fault = 'unreadable' | 'password' | 'outdated' | 'noKey' | 'keyKind' | 'expired' | 'notYetValid'

export type Pkcs12Result = { identity: SealIdentity } | { fault: Pkcs12Fault; detail: string }

const ENCRYPTED_DATA = '1.2.840.113549.1.7.6'
const PBES2 = '1.2.840.113549.1.5.13'

/** Opens the operator's key and certificate, and says what is wrong with them before anything is sealed. */
export async function openPkcs12(bytes: Uint8Array, password: string, now: Date): Promise<Pkcs12Result> {
  let contents: SafeContents[]
  try {
    contents = await openContents(bytes, password)
  } catch (error) {
    return error instanceof Fault ? { fault: error.fault, detail: error.message } : faultOf('unreadable', error)
  }
  let keys: PrivateKeyInfo[]
  try {
    keys = await openKeys(contents, password)
  } catch (error) {
    return faultOf('outdated', error)
  }
  const certificates = contents
    .flatMap(({ safeBags }) => safeBags)
    .flatMap(({ bagValue }) =>
      bagValue instanceof CertBag && bagValue.parsedValue instanceof Certificate ? [bagValue.parsedValue] : [],
    )
    .map((certificate) => Buffer.from(certificate.toSchema(true).toBER(false)))
  return choose(keys, certificates, now)
}

class Fault extends Error {
  readonly fault: Pkcs12Fault
  constructor(fault: Pkcs12Fault, detail = '') {
    super(detail)
    this.fault = fault
  }
}

const faultOf = (fault: Pkcs12Fault, error: unknown) => ({
  fault,
  detail: error instanceof Error ? error.message : String(error),
})

const asBuffer = (password: string) => new TextEncoder().encode(password).buffer as ArrayBuffer // never shared

async function openContents(bytes: Uint8Array, password: string): Promise<SafeContents[]> {
  const file = PFX.fromBER(new Uint8Array(bytes))
  try {
    await file.parseInternalValues({ password: asBuffer(password), checkIntegrity: true })
  } catch (error) {
    throw new Fault('password', error instanceof Error ? error.message : '')
  }
  const safe = file.parsedValue?.authenticatedSafe
  if (!safe) throw new Fault('unreadable')
  try {
    await safe.parseInternalValues({
      safeContents: safe.safeContents.map(({ contentType }) =>
        contentType === ENCRYPTED_DATA ? { password: asBuffer(password) } : {},
      ),
    })
  } catch (error) {
    throw new Fault('outdated', error instanceof Error ? error.message : '')
  }
  const parsed = safe.parsedValue as { safeContents: { value: SafeContents }[] } // of `parseInternalValues`
  return parsed.safeContents.map(({ value }) => value)
}

async function openKeys(contents: SafeContents[], password: string) {
  const keys: PrivateKeyInfo[] = []
  for (const { bagValue } of contents.flatMap(({ safeBags }) => safeBags)) {
    if (bagValue instanceof PrivateKeyInfo) keys.push(bagValue)
    if (!(bagValue instanceof PKCS8ShroudedKeyBag)) continue
    if (bagValue.encryptionAlgorithm.algorithmId !== PBES2) throw new Error(bagValue.encryptionAlgorithm.algorithmId)
    // the type leaves out that it can be opened
    const bag = bagValue as unknown as { parseInternalValues(with_: { password: ArrayBuffer }): Promise<void> }
    await bag.parseInternalValues({ password: asBuffer(password) })
    if (bagValue.parsedValue) keys.push(bagValue.parsedValue)
  }
  return keys
}

/** The certificate of the key first, and behind it those that vouch for it, each for the one before. */
function choose(keys: PrivateKeyInfo[], certificates: Buffer[], now: Date): Pkcs12Result {
  const read = certificates.map((der) => ({ der, certificate: new X509Certificate(der) }))
  for (const info of keys) {
    const der = Buffer.from(info.toSchema().toBER(false))
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    const own = read.find(({ certificate }) => certificate.checkPrivateKey(key))
    if (!own) continue
    const { certificate } = own
    const strength = key.asymmetricKeyDetails
    const isUsable =
      (key.asymmetricKeyType === 'rsa' && (strength?.modulusLength ?? 0) >= 2048) ||
      (key.asymmetricKeyType === 'ec' && ['prime256v1', 'secp384r1', 'secp521r1'].includes(strength?.namedCurve ?? ''))
    if (!isUsable) return { fault: 'keyKind', detail: String(key.asymmetricKeyType) }
    if (new Date(certificate.validTo) <= now) return { fault: 'expired', detail: certificate.validTo }
    if (new Date(certificate.validFrom) > now) return { fault: 'notYetValid', detail: certificate.validFrom }
    const issuers: Buffer[] = []
    let last = certificate
    for (let next = issuerOf(last, read); next && issuers.length < read.length; next = issuerOf(last, read)) {
      issuers.push(next.der)
      last = next.certificate
    }
    return { identity: { key: der, chain: [own.der, ...issuers] } }
  }
  return { fault: 'noKey', detail: '' }
}

interface Read {
  der: Buffer
  certificate: X509Certificate
}

const issuerOf = (certificate: X509Certificate, all: readonly Read[]) =>
  certificate.checkIssued(certificate)
    ? undefined
    : all.find((other) => other.certificate !== certificate && certificate.checkIssued(other.certificate))
