import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import { groups } from '@fairway/contract/kit/access'
import { languages } from '@fairway/contract/shared/language'
import { z } from 'zod'
import type { IdentityParts } from '../identity.parts.ts'

/** What of an account is in its tokens, and the language of its letters. */
export const Bearer = z.object({
  accountId: z.string(),
  username: z.string(),
  webId: z.string(),
  firstName: z.string(),
  language: z.enum(languages),
  groups: z.array(z.enum(groups)),
  rights: z.number(),
  isManager: z.boolean(),
})
export type Bearer = z.output<typeof Bearer>

/** A refresh token is derived from the session and the count of its refreshes, so that none has to be stored. */
export const refreshTokensOf = ({ keys }: Pick<IdentityParts, 'keys'>, sessionId: string, generation: number) =>
  keys.macs('refresh', `${sessionId}.${generation}`).map((mac) => mac.toString('base64url'))

/** The tokens of a session: who it is for the web, what opens the calls, and what gives the next ones. */
export async function issueTokens(
  parts: IdentityParts,
  session: { id: string; generation: number },
  bearer: Bearer,
): Promise<SessionTokens> {
  const { tokens, settings } = parts
  const { accountId: sub, username, webId: webid, rights } = bearer
  const claims = { sub, sid: session.id, rights }
  const [idToken, accessToken] = await Promise.all([
    tokens.sign(
      'identity',
      { ...claims, given_name: bearer.firstName, groups: bearer.groups, webid, username, manager: bearer.isManager },
      settings.idleSeconds,
    ),
    tokens.sign('access', claims, settings.idleSeconds),
  ])
  const [refreshToken = ''] = refreshTokensOf(parts, session.id, session.generation)
  return { username, idToken, accessToken, refreshToken, tokenType: 'Bearer', expiresIn: settings.idleSeconds }
}
