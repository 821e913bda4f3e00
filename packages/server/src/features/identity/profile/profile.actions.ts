import type { Person, Profile, ProfileChange } from '@fairway/contract/identity/account.schema'
import { violation } from '@fairway/contract/identity/identity.errors'
import { checkProfile, personOf } from '@fairway/contract/identity/registration.rules'
import { refuse } from '@fairway/contract/kit/general.errors'
import { phoneCountries, plainPhoneNumber } from '@fairway/contract/shared/phone-number'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { getRegions } from '../registration/regions.actions.ts'
import { noteActivity } from './activity.repository.ts'
import { findProfile, lockProfile, updatePerson } from './profile.repository.ts'

const signedIn = ({ viewer }: Context) => (viewer.kind === 'person' ? viewer : refuse('GE0016'))

/** A person's own profile. */
export const getProfile = (context: Context): Promise<Profile> => findProfile(context.db, signedIn(context))

/** A number is stored in one form, so that writing it in another way is no change. */
const plain = (person: Person): Person => ({
  ...personOf(person),
  phone: { ...person.phone, number: plainPhoneNumber(person.phone.number, person.phone.country) },
})

/** Changes one's own profile, unless it changed meanwhile; some field must differ, and all must be valid. */
export async function changeProfile(
  context: Context,
  { indexAccount }: IdentityParts,
  { version, ...change }: ProfileChange,
): Promise<Profile> {
  const { db, audit } = context
  const viewer = signedIn(context)
  const { regions } = await getRegions(change.country)
  if ((await lockProfile(db, viewer)).version !== version) return refuse('GE0007')
  const before = personOf(await findProfile(db, viewer))
  const after = plain(change)
  const found = checkProfile(after, plain(before), { regions: regions.map(({ code }) => code) })
  if (!found.some(({ path }) => path === 'country') && !phoneCountries().includes(after.country))
    found.push(violation('country', 'AU0117'))
  refuseViolations(found)

  await updatePerson(db, viewer, after)
  await indexAccount(db, viewer.accountId, { ...after, email: viewer.username, webId: viewer.webId })
  const actor = viewer.actedBy?.username
  await noteActivity(db, context, { accountId: viewer.accountId, type: 'profileChange', status: 'success', actor })
  await audit({ objectType: 'account', objectId: viewer.webId, before, after })
  return findProfile(db, viewer)
}
