import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Keys } from './keys.ts'

/** Each token says what it is and for whom: one kind is never taken for the other. */
const kinds = {
  access: { typ: 'at+jwt', audience: 'fairway-api' },
  identity: { typ: 'id+jwt', audience: 'fairway-web' },
} as const
export type TokenKind = keyof typeof kinds

const ISSUER = 'fairway'
const ALGORITHM = 'EdDSA'

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number(), rights: z.number().int() })
export type TokenClaims = z.output<typeof Claims>

export type Verdict = { kind: 'valid' | 'expired'; claims: TokenClaims } | { kind: 'invalid' }
const INVALID: Verdict = { kind: 'invalid' }

/** More tokens than this are not remembered; they are checked anew. */
const REMEMBERED = 20_000

export interface Tokens {
  sign(
    kind: TokenKind,
    claims: Omit<TokenClaims, 'exp'> & Record<string, unknown>,
    lifeSeconds: number,
  ): Promise<string>
  check(kind: TokenKind, token: string): Promise<Verdict> | Verdict
}

/** Signs and checks the tokens of sessions. A token that was found valid is remembered until it ends. */
export function createTokens(keys: Keys, now: () => number = Date.now): Tokens {
  const remembered = new Map<string, { kind: TokenKind; claims: TokenClaims }>()

  const verifyToken = async (kind: TokenKind, token: string): Promise<Verdict> => {
    const claims = await read(kind, token)
    if (!claims) return INVALID
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(token, { kind, claims })
    return verdictOf(claims)
  }
  const verdictOf = (claims: TokenClaims): Verdict => ({
    kind: claims.exp * 1000 > now() ? 'valid' : 'expired',
    claims,
  })

  const read = async (kind: TokenKind, token: string) => {
    const { typ, audience } = kinds[kind]
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keys.known.get(kid ?? '')?.publicKey ?? refuseKey(), {
        algorithms: [ALGORITHM],
        typ,
        audience,
        issuer: ISSUER,
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(0), // the end is checked apart, because two calls accept tokens that have ended
      })
      return Claims.parse(payload)
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError)
        return undefined
      throw error
    }
  }

  return {
    sign: (kind, claims, lifeSeconds) => {
      const at = Math.floor(now() / 1000)
      const { typ, audience } = kinds[kind]
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ, kid: keys.signing.kid })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(at)
        .setExpirationTime(at + lifeSeconds)
        .sign(keys.signing.privateKey)
    },
    check: (kind, token) => {
      if (token.length > 4000) return INVALID
      const known = remembered.get(token)
      return known?.kind === kind ? verdictOf(known.claims) : verifyToken(kind, token)
    },
  }
}

function refuseKey(): never {
  throw new errors.JWKSNoMatchingKey()
}
