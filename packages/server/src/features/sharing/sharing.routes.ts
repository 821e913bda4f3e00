import * as calls from '@fairway/contract/sharing/sharing.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import type { Geolocation } from '../../ports/geolocation/geolocation.port.ts'
import { openLink } from './shared-cargo.actions.ts'
import * as links from './shared-link.actions.ts'

export function sharingRoutes(serve: Serve, geolocation: Geolocation) {
  serve(calls.listSharedLinks, (context, { query }) => links.listLinks(context, query))
  serve(calls.makeSharedLink, (context, { body }) => links.makeLink(context, body))
  serve(calls.withdrawSharedLink, (context, { body }) => links.withdrawLink(context, body.id))
  serve(calls.getSharedVisits, (context, { query }) => links.getVisits(context, query.id))
  serve(calls.openSharedLink, (context) => openLink(context, geolocation))
}
