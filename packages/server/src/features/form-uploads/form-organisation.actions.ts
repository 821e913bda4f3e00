import type { ReadForm } from '@fairway/contract/form-uploads/booking-form.rules'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Context } from '../../platform/serve.ts'
import { findOrganisations } from '../bookings/public.ts'
import { findBookers } from '../reference-data/public.ts'

/**
 * Whom each booking is for: the organisation that it names, or the caller's only one, or the only one that may book with
 * its contract. Nothing where it names one that is not the caller's, or where none can be told.
 */
export async function organisationsFor(context: Context, forms: readonly ReadForm[]) {
  const { db, viewer } = context
  const own = await findOrganisations(db, viewer)
  const [only, another] = own
  if (!only) return refuse('GE0004')
  const choices = own.map(({ ref }) => ref).sort()
  const named = (ref: string) => own.find((organisation) => organisation.ref === ref)?.id
  const orgIdOf = another ? await bookerOf(context, forms) : () => only.id
  return {
    /** What a booking can name. */
    choices,
    orgIdOf: (form: ReadForm) => (form.organisation === undefined ? orgIdOf(form) : named(form.organisation)),
  }
}

/** For whom a booking can be by its contract, where that is one organisation. */
async function bookerOf({ db, viewer }: Context, forms: readonly ReadForm[]) {
  const contracts = [...new Set(forms.map(contractOf))]
  const bookers = new Map<string, string[]>()
  for (const { contract, orgId } of await findBookers(db, viewer, contracts))
    bookers.set(contract, [...(bookers.get(contract) ?? []), orgId])
  return (form: ReadForm) => {
    const [booker, rival] = bookers.get(contractOf(form)) ?? []
    return rival === undefined ? booker : undefined
  }
}

const contractOf = ({ document }: ReadForm) => document.serviceContract.toUpperCase()
