import type { LinkToken, LinkTokenInfo, LinkTokenRequest } from '@fairway/contract/carrier/link-token.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse as refuseGeneral, violation } from '@fairway/contract/kit/general.errors'
import { refuse } from '@fairway/contract/vgm/vgm.errors'
import { linkAddress } from '../../platform/http/link-address.ts'
import type { Context } from '../../platform/http/serve.ts'
import { hashOf, newSecret } from '../../platform/keys.ts'
import { findInfo, insertLink, isTimely, spendLink, withdrawLink } from './link-token.repository.ts'

const OBJECT_TYPE = 'link token'

/** Makes a link for one booking, which the carrier mails. */
export async function createLink(context: Context, wanted: LinkTokenRequest): Promise<LinkToken> {
  const { db, viewer, audit } = context
  if (!(await isTimely(db, wanted.expiresAt))) throw new Refusal('GE0012', [], [violation('expiresAt', 'GE0012')])
  const token = newSecret()
  const made = await insertLink(db, wanted, { hash: hashOf(token), by: viewer.actor })
  if (!made) return refuseGeneral('GE0003')
  await audit({ objectType: OBJECT_TYPE, objectId: made.id, after: { ...made, sentTo: wanted.sentTo } })
  return { ...made, url: linkAddress(context, `/vgmDetails?token=${token}`) }
}

/** Ends a link at once. */
export async function withdraw({ db, audit }: Context, { id }: { id: string }) {
  const withdrawn = await withdrawLink(db, id)
  if (withdrawn) await audit({ objectType: OBJECT_TYPE, objectId: id, after: { withdrawn } })
  return { withdrawn }
}

/** What the link of the caller opens. */
export async function getLinkInfo({ db, viewer }: Context): Promise<LinkTokenInfo> {
  if (viewer.kind !== 'link') return refuse('VGM0034')
  return { vgm: true, ...(await findInfo(db, viewer)) }
}

/** Counts what was sent with a link; somebody who is signed in uses up nothing. */
export async function spendUse({ db, viewer }: Context) {
  if (viewer.kind === 'link' && !(await spendLink(db, viewer))) refuse('VGM0034')
}
