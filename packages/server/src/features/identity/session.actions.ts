import type { Context } from '../../platform/serve.ts'
import type { IdentityParts } from './identity.parts.ts'

export async function refreshSession(_context: Context, _parts: IdentityParts, _given: unknown): Promise<never> {
  throw new Error('not built')
}

export async function signOut(_context: Context, _parts: IdentityParts, _given: unknown): Promise<never> {
  throw new Error('not built')
}
