import type { IdentityClaims } from '@fairway/contract/identity/account.schema'

/** What an identity token says of its owner. Nobody is trusted for it: the server checks the token, the web only reads. */
export function claimsOf(idToken: string): IdentityClaims | undefined {
  try {
    const part = (idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(part), (sign) => sign.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<IdentityClaims> | null // each part is checked below
    const { sub, sid, iat = 0, exp, groups, given_name = '', webid = '' } = claims ?? {}
    if (!sub || !sid || typeof exp !== 'number' || !Array.isArray(groups)) return undefined
    return { sub, sid, iat, exp, groups, given_name: String(given_name), webid: String(webid) }
  } catch {
    return undefined
  }
}
