import {
  ADDRESS_LIMIT,
  type AddressBook,
  type AddressChange,
  type AddressChoice,
  type AddressEntry,
  type AddressSearch,
  type NewAddress,
} from '@fairway/contract/bookings/addresses/address.schema'
import { refuse as refuseAddress } from '@fairway/contract/bookings/bookings.errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import { foldText } from '@fairway/contract/shared/fold'
import type { z } from 'zod'
import type { Context } from '../../../platform/http/serve.ts'
import { writerOf } from '../../../platform/submissions/writer.ts'
import { formsOf } from '../../accounts/public.ts'
import { organisationFor } from '../requests/request-writing.actions.ts'
import * as book from './address.repository.ts'

/** So many are shown; a word more finds the others. */
const SHOWN = 50

/** Entries of the address book: those used lately, or those in which every word is found, also as pinyin or without accents. */
export async function searchAddresses(
  { db, viewer }: Context,
  query: z.output<typeof AddressSearch>,
): Promise<AddressBook> {
  const terms = foldText(query.text).split(' ').filter(Boolean)
  const found = await book.findAddresses(db, viewer, {
    terms,
    organisation: query.organisation ?? null,
    limit: SHOWN + 1,
  })
  return { addresses: found.slice(0, SHOWN), isCut: found.length > SHOWN }
}

/** Words together and apart, so that either way of typing finds it. */
const searchOf = async ({ name, address }: Pick<AddressEntry, 'name' | 'address'>) =>
  [foldText(name), ...(await formsOf(name)), foldText(address)].join(' ')

const withSearch = async <T extends Pick<AddressEntry, 'name' | 'address'>>(fields: T) => ({
  ...fields,
  search: await searchOf(fields),
})

/** What the audit trail says of an entry. */
const trace = ({ organisation, name, address, contact }: AddressEntry) => ({ organisation, name, address, contact })

/** Puts a party into the address book; one that is there already stays one. */
export async function addAddress(context: Context, { organisation, ...fields }: NewAddress): Promise<AddressEntry> {
  const { db, viewer, audit } = context
  const { id: orgId } = await organisationFor(context, organisation)
  if ((await book.countAddresses(db, orgId)) >= ADDRESS_LIMIT) refuseAddress('AB0002', String(ADDRESS_LIMIT))
  const saved = await book.saveAddress(db, {
    ...(await withSearch(fields)),
    orgId,
    by: writerOf(viewer).signature,
  })
  await audit({ objectType: 'address', objectId: String(saved.id), after: trace(saved) })
  return saved
}

/** Changes an entry for everybody of the organisation, unless it changed meanwhile. */
export async function changeAddress(context: Context, change: AddressChange): Promise<AddressEntry> {
  const { db, viewer, audit } = context
  const locked = await lockAddress(context, change)
  if (await book.isTaken(db, viewer, change)) refuseAddress('AB0001', change.name)
  const fields = { ...(await withSearch(change)), by: writerOf(viewer).signature }
  const changed = await book.updateAddress(db, viewer, locked.id, fields)
  await audit({ objectType: 'address', objectId: String(locked.id), before: trace(locked), after: trace(changed) })
  return changed
}

/** Takes an entry out of the book; requests that name the party keep what they say. */
export async function deleteAddress(context: Context, choice: z.output<typeof AddressChoice>): Promise<{ done: true }> {
  const locked = await lockAddress(context, choice)
  await book.deleteAddress(context.db, context.viewer, locked.id)
  await context.audit({ objectType: 'address', objectId: String(locked.id), before: trace(locked) })
  return { done: true }
}

/** From now on it comes first, because somebody wrote it into a request. */
export async function useAddress({ db, viewer }: Context, { id }: { id: number }): Promise<{ done: true }> {
  return (await book.noteUse(db, viewer, id)) > 0 ? { done: true } : refuse('GE0002')
}

async function lockAddress({ db, viewer }: Context, { id, version }: z.output<typeof AddressChoice>) {
  const locked = (await book.lockAddress(db, viewer, id)) ?? refuse('GE0002')
  return locked.version === version ? locked : refuse('GE0007')
}
