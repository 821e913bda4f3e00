import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { refuse } from '@fairway/contract/sharing/sharing.errors'
import { checkSharedLink } from '@fairway/contract/sharing/sharing.rules'
import type * as shapes from '@fairway/contract/sharing/sharing.schema'
import { SHARED_LINKS_MOST, SHARED_PAGE_SIZE } from '@fairway/contract/sharing/sharing.values'
import type { z } from 'zod'
import { linkAddress } from '../../platform/http/link-address.ts'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { hashOf, newSecret } from '../../platform/keys.ts'
import type { PersonViewer, Viewer } from '../../platform/viewer.ts'
import { isReadableView } from '../tracking/public.ts'
import * as links from './shared-link.repository.ts'

const OBJECT_TYPE = 'shared link'
const personOf = (viewer: Viewer): PersonViewer => (viewer.kind === 'person' ? viewer : refuseGeneral('GE0016'))

/** Makes a link for outsiders to something that the caller may see as a customer. Its address is told this once. */
export async function makeLink(context: Context, wanted: shapes.NewSharedLink): Promise<shapes.MadeSharedLink> {
  const { db, audit } = context
  const viewer = personOf(context.viewer)
  refuseViolations(checkSharedLink(wanted, Date.now()))
  const { subject, label, expiresAt } = wanted
  const target = await links.findTarget(db, viewer, subject)
  if (!target || (target.criteria !== null && !isReadableView(target))) return refuse('SL0002')
  if ((await links.countOpen(db, viewer)) >= SHARED_LINKS_MOST) return refuse('SL0003', String(SHARED_LINKS_MOST))
  const token = newSecret()
  const made = await links.insertLink(db, viewer, { target, label, expiresAt, hash: hashOf(token) })
  await audit({ objectType: OBJECT_TYPE, objectId: made.id, after: { subject, label, expiresAt: made.expiresAt } })
  return { ...made, url: linkAddress(context, `/shared/${token}`) }
}

/** The caller's own links, or those of an organisation that they manage or that an admin asks for. */
export async function listLinks(
  { db, viewer }: Context,
  { organisation, before }: z.output<typeof shapes.SharedLinksQuery>,
): Promise<shapes.SharedLinkPage> {
  const person = personOf(viewer)
  if (organisation !== undefined && !links.looksAfter(person, organisation)) return refuseGeneral('GE0002')
  const found = await links.findLinks(db, person, { organisation, before })
  const page = found.slice(0, SHARED_PAGE_SIZE)
  return { links: page, next: found.length > page.length ? (page.at(-1)?.id ?? null) : null }
}

/** Ends a link at once; one that has ended before stays as it is. */
export async function withdrawLink({ db, viewer, audit }: Context, id: string) {
  const link = await links.lockLink(db, personOf(viewer), id)
  if (!link) return refuseGeneral('GE0002')
  const withdrawn = await links.endLink(db, link, viewer.actor)
  if (withdrawn) await audit({ objectType: OBJECT_TYPE, objectId: link.id, after: { withdrawn } })
  return { withdrawn }
}

/** When a link was opened and from where. */
export async function getVisits({ db, viewer }: Context, id: string) {
  const link = await links.findLink(db, personOf(viewer), id)
  return link ? { visits: await links.findVisits(db, link) } : refuseGeneral('GE0002')
}
