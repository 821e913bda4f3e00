import * as tracking from '@fairway/contract/tracking/tracking.endpoints'
import type { Serve } from '../../platform/serve.ts'
import { getPublicCargo, searchPublicCargo } from './cargo.actions.ts'

export function trackingRoutes(serve: Serve) {
  serve(tracking.searchPublicCargo, (context, { query }) => searchPublicCargo(context, query.type, query.q))
  serve(tracking.getPublicCargo, (context, { query }) => getPublicCargo(context, query.bookingNo, query.containerNo))
}
