import { splitWords } from '@fairway/contract/accounts/account-search.rules'
import type { FindQuery, FoundThing, FoundThings } from '@fairway/contract/home/find.schema'
import { FIND_MINIMUM, FIND_SHOWN, type FindKind, finders, findKinds } from '@fairway/contract/home/find.values'
import { refuse } from '@fairway/contract/kit/general.errors'
import { isHan } from '@fairway/contract/shared/fold'
import type { z } from 'zod'
import type { Context } from '../../platform/http/serve.ts'
import type { PersonViewer } from '../../platform/viewer.ts'
import { findAssumable, findOrganisations } from '../accounts/public.ts'
import { findThings, type StoredKind } from './find.repository.ts'

/** Finds what the caller may see by a name or a number; of too many, some of each kind. */
export async function findAnything({ db, viewer }: Context, { q }: z.output<typeof FindQuery>): Promise<FoundThings> {
  if (viewer.kind !== 'person') return refuse('GE0016')
  const text = q.trim().replaceAll(/\s+/g, ' ')
  if ([...text].length < FIND_MINIMUM && !isHan(text)) return { things: [], isCut: false }
  const kinds = findKinds.filter((kind) => isFor(kind, viewer))
  const stored = kinds.filter((kind): kind is StoredKind => kind !== 'company' && kind !== 'customer')
  const found = [
    ...(await findThings(db, viewer, { text, kinds: stored })),
    ...(kinds.includes('company') ? await companies({ db }, text) : []),
    ...(kinds.includes('customer') ? await customers({ db }, text) : []),
  ]
  const shown = findKinds.map((kind) => found.filter((one) => one.kind === kind))
  return {
    things: shown.flatMap((things) => things.slice(0, FIND_SHOWN)),
    isCut: shown.some((things) => things.length > FIND_SHOWN),
  }
}

const isFor = (kind: FindKind, { groups }: PersonViewer) => {
  const allowed = finders[kind]
  return allowed === 'everyone' || allowed.some((group) => groups.includes(group))
}

async function companies({ db }: Pick<Context, 'db'>, text: string): Promise<FoundThing[]> {
  const found = await findOrganisations(db, splitWords(text), FIND_SHOWN + 1)
  return found.map(({ id, ref, name }) => ({ kind: 'company', name, detail: ref, bookingNo: null, id }))
}

async function customers({ db }: Pick<Context, 'db'>, text: string): Promise<FoundThing[]> {
  const found = await findAssumable(db, {
    words: splitWords(text),
    ref: text.toUpperCase(),
    limit: FIND_SHOWN + 1,
  })
  return found.map(({ username, firstName, lastName, company }) => ({
    kind: 'customer',
    name: `${firstName} ${lastName}`.trim() || username,
    detail: company,
    bookingNo: null,
    id: username,
  }))
}
