import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Keys } from './keys.ts'

type Json = Record<string, unknown>

export interface Genuine {
  keys: Keys
  header: Json
  payload: Json
}

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const foreign = generateKeyPairSync('ed25519')

const encodeToken = (header: unknown, payload: unknown, signature: (text: string) => Buffer) => {
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${signature(text).toString('base64url')}`
}
const nothing = () => Buffer.alloc(0)
const by = (key: KeyObject) => (text: string) => sign(null, Buffer.from(text), key)
const hmac = (secret: string | Buffer) => (text: string) => createHmac('sha256', secret).update(text).digest()

/** Every way in which a token can be wrong, made from one that is right. */
export function forge({ keys, header, payload }: Genuine): Record<string, string> {
  const { privateKey, publicKey, kid } = keys.signing
  const ours = by(privateKey)
  const right = encodeToken(header, payload, ours)
  const [head = '', body = '', signature = ''] = right.split('.')
  const claims = (change: Json) => encodeToken(header, { ...payload, ...change }, ours)
  const heads = (change: Json) => encodeToken({ ...header, ...change }, payload, ours)
  const without = (name: string) => Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name))
  const pem = publicKey.export({ format: 'pem', type: 'spki' })
  const der = publicKey.export({ format: 'der', type: 'spki' })
  const jwk = foreign.publicKey.export({ format: 'jwk' })
  const now = Math.floor(Date.now() / 1000)
  return {
    'alg none': encodeToken({ ...header, alg: 'none' }, payload, nothing),
    'alg NONE': encodeToken({ ...header, alg: 'NONE' }, payload, nothing),
    'alg none with a signature': encodeToken({ ...header, alg: 'none' }, payload, ours),
    'no alg': encodeToken({ typ: header.typ, kid }, payload, ours),
    'alg Ed25519': heads({ alg: 'Ed25519' }),
    'alg ES256 over ours': heads({ alg: 'ES256' }),
    'HS256 by the public key as PEM': encodeToken({ ...header, alg: 'HS256' }, payload, hmac(pem)),
    'HS256 by the public key as DER': encodeToken({ ...header, alg: 'HS256' }, payload, hmac(der)),
    'HS256 by the raw public key': encodeToken({ ...header, alg: 'HS256' }, payload, hmac(der.subarray(-32))),
    'HS256 by the name of the key': encodeToken({ ...header, alg: 'HS256' }, payload, hmac(kid)),
    'HS256 by nothing': encodeToken({ ...header, alg: 'HS256' }, payload, hmac('')),
    'a foreign key under our name': encodeToken(header, payload, by(foreign.privateKey)),
    'a foreign key under its own name': encodeToken({ ...header, kid: 'foreign' }, payload, by(foreign.privateKey)),
    'a foreign key without a name': encodeToken({ ...header, kid: undefined }, payload, by(foreign.privateKey)),
    'our key without a name': heads({ kid: undefined }),
    'a key named by a path': encodeToken({ ...header, kid: '../../../dev/null' }, payload, hmac('')),
    'a key named __proto__': encodeToken({ ...header, kid: '__proto__' }, payload, by(foreign.privateKey)),
    'a key named by a list': heads({ kid: [kid] }),
    'its own key in jwk': encodeToken({ ...header, jwk }, payload, by(foreign.privateKey)),
    'its own key in jwk, unnamed': encodeToken({ ...header, kid: undefined, jwk }, payload, by(foreign.privateKey)),
    'a key elsewhere (jku)': encodeToken(
      { ...header, kid: 'foreign', jku: 'https://elsewhere.example/keys' },
      payload,
      by(foreign.privateKey),
    ),
    'a certificate elsewhere (x5u)': encodeToken(
      { ...header, kid: 'foreign', x5u: 'https://elsewhere.example/cert' },
      payload,
      by(foreign.privateKey),
    ),
    'a critical extension': heads({ crit: ['exp'] }),
    'a payload that is not encoded (b64)': heads({ b64: false, crit: ['b64'] }),
    'typ JWT': heads({ typ: 'JWT' }),
    'no typ': heads({ typ: undefined }),
    'another issuer': claims({ iss: 'elsewhere' }),
    'no issuer': encodeToken(header, without('iss'), ours),
    'another audience': claims({ aud: 'elsewhere' }),
    'no audience': encodeToken(header, without('aud'), ours),
    'no end': encodeToken(header, without('exp'), ours),
    'an end in words': claims({ exp: 'never' }),
    'not valid yet': claims({ nbf: now + 3600 }),
    'no session': encodeToken(header, without('sid'), ours),
    'a session that is no id': claims({ sid: "' or true --" }),
    'a session that does not exist': claims({ sid: '00000000-0000-4000-8000-000000000000' }),
    'no subject': encodeToken(header, without('sub'), ours),
    'another subject': claims({ sub: '00000000-0000-4000-8000-000000000000' }),
    'rights in words': claims({ rights: 'all' }),
    'no claims at all': encodeToken(header, {}, ours),
    'claims that are a list': encodeToken(header, [payload], ours),
    'claims that are no JSON': encodeToken(header, 'not json', ours),
    'other claims under the old signature': `${head}.${part({ ...payload, rights: 99 })}.${signature}`,
    'another head under the old signature': `${part({ ...header, extra: 1 })}.${body}.${signature}`,
    'half a signature': `${head}.${body}.${signature.slice(0, 43)}`,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'a fourth part': `${right}.${signature}`,
    'something behind it': `${right} x`,
    'another token behind it': `${right},${right}`,
    'a sign of padding behind it': `${right}=`,
    'a signature twice as long': `${right}${signature}`,
    'a token that never ends': `${head}.${part({ ...payload, filler: 'x'.repeat(5000) })}.${signature}`,
    nothing: '',
  }
}
