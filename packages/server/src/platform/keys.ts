import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** What the signing key of a secret is called, and both of its halves. */
export interface SigningKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

/** Codes that only this installation can make. */
export interface Macs {
  /** For one purpose. */
  mac(purpose: string, text: string): Buffer
  /** As `mac`, by every secret that is still valid, the present one first. */
  macs(purpose: string, text: string): Buffer[]
}

/** Everything that is derived from the installation's secrets: the first one writes, all of them read. */
export interface Keys extends Macs {
  signing: SigningKey
  /** By name, the present key and those of former secrets. */
  known: ReadonlyMap<string, SigningKey>
  /** Text that waits in the database and that nobody may read there. */
  seal(text: string): string
  open(sealed: string): string
}

/** The fixed head of an Ed25519 private key in PKCS #8; its 32 secret bytes follow. */
const ED25519_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

const derived = new Map<string, Buffer>()

/** One key for each secret and purpose; made once, because it is asked for at every sign-in. */
function derive(secret: string, purpose: string): Buffer {
  const name = `${purpose} ${secret}`
  const known = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, 'fairway', purpose, 32))
  derived.set(name, known)
  return known
}

function signingKeyOf(secret: string): SigningKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([ED25519_HEAD, derive(secret, 'tokens')]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey)
  const kid = hashOf(publicKey.export({ format: 'der', type: 'spki' }))
    .toString('base64url')
    .slice(0, 12)
  return { kid, privateKey, publicKey }
}

const macOf = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', derive(secret, purpose)).update(text).digest()

export const createMacs = (secrets: readonly [string, ...string[]]): Macs => ({
  mac: (purpose, text) => macOf(secrets[0], purpose, text),
  macs: (purpose, text) => secrets.map((secret) => macOf(secret, purpose, text)),
})

export function createKeys(secrets: readonly [string, ...string[]]): Keys {
  const all = secrets.map(signingKeyOf)
  const [signing] = all as [SigningKey] // as many as secrets, of which there is one at least
  const [present] = secrets
  return {
    signing,
    known: new Map(all.map((key) => [key.kid, key])),
    ...createMacs(secrets),
    seal: (text) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', derive(present, 'sealed'), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const secret of secrets) {
        try {
          const cipher = createDecipheriv('aes-256-gcm', derive(secret, 'sealed'), bytes.subarray(0, 12))
          cipher.setAuthTag(bytes.subarray(12, 28))
          return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
        } catch {
          // sealed by another secret
        }
      }
      throw new Error('Sealed by a secret that is no longer known')
    },
  }
}

/** For secrets that are long and random: nobody can try them all. */
export const hashOf = (secret: string | Buffer) => hash('sha256', secret, 'buffer')

/** 256 random bits in letters that a cookie, a header and an address can carry. */
export const newSecret = () => randomBytes(32).toString('base64url')
