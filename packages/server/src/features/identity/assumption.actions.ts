import type { Assumed, AssumeRequest } from '@fairway/contract/identity/assumption.schema'
import type { Context } from '../../platform/serve.ts'
import type { IdentityParts } from './identity.parts.ts'

/** Customer service stands in for a customer. */
export async function assume(_context: Context, _parts: IdentityParts, _given: AssumeRequest): Promise<Assumed> {
  throw new Error('not built')
}

/** Ends it, also where it has ended by itself. */
export async function release(_context: Context, _parts: IdentityParts): Promise<{ done: true }> {
  throw new Error('not built')
}
