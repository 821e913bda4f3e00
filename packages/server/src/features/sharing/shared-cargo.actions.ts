import { refuse } from '@fairway/contract/sharing/sharing.errors'
import type { SharedReply } from '@fairway/contract/sharing/sharing.schema'
import { SHARED_CONTAINERS_MOST } from '@fairway/contract/sharing/sharing.values'
import { UNKNOWN_PLACE } from '@fairway/contract/support/unknown-place'
import { JsonOf } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { SharedLinkViewer } from '../../platform/viewer.ts'
import type { Geolocation } from '../../ports/geolocation/geolocation.port.ts'
import { getSharedContainer, listContainersInView, listSharedContainers } from '../tracking/public.ts'
import { noteVisit } from './shared-link.repository.ts'

/** Shows what a link is for and notes the visit. What can no longer be found answers like a link that has ended. */
export async function openLink({ db, viewer, settings, ip }: Context, geolocation: Geolocation) {
  if (viewer.kind !== 'sharedLink') return refuse('SL0001')
  const shown = await contentOf({ db, settings }, viewer)
  if (!shown) return refuse('SL0001')
  await noteVisit(db, viewer, townOf(geolocation, ip))
  const { label, expiresAt } = viewer.link
  const { kind, detail = null, list = null, isCut = false } = shown
  const head = JSON.stringify({ label, kind, expiresAt, isCut }).slice(0, -1)
  // the database wrote what is shown; it goes on as it is
  return new JsonOf<SharedReply>(`${head},"detail":${detail?.json ?? 'null'},"list":${list?.json ?? 'null'}}`)
}

async function contentOf({ db, settings }: Pick<Context, 'db' | 'settings'>, { link }: SharedLinkViewer) {
  const scope = { organisationIds: link.organisationIds, salesRep: null }
  const { bookingNo, containerNo, criteria, filters } = link
  const silentMinutes = settings.carrierSilentMinutes
  if (bookingNo !== null && containerNo !== null) {
    const found = await getSharedContainer(db, scope, { bookingNo, containerNo, silentMinutes })
    return found && { kind: 'container' as const, detail: found.body }
  }
  if (bookingNo !== null) {
    const found = await listSharedContainers(db, scope, { by: 'booking', numbers: [bookingNo], silentMinutes })
    return found && { kind: 'booking' as const, list: found.body }
  }
  const { ids, isCut } = await listContainersInView(db, scope, { criteria, filters, most: SHARED_CONTAINERS_MOST })
  const found = await listSharedContainers(db, scope, { by: 'id', numbers: ids, silentMinutes })
  return found && { kind: 'view' as const, list: found.body, isCut }
}

/** The town from which a link was opened, as the log of visits shows it; empty where nothing is known of it. */
function townOf(geolocation: Geolocation, ip: string) {
  const { city, country } = geolocation.placeOf(ip)
  return [city, country].filter((part) => part !== UNKNOWN_PLACE.city && part !== UNKNOWN_PLACE.country).join(', ')
}
