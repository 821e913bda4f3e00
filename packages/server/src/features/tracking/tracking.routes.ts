import * as dashboard from '@fairway/contract/tracking/dashboard/dashboard.endpoints'
import * as tracking from '@fairway/contract/tracking/tracking.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import type { SeaRoutes } from '../schedules/public.ts'
import { getCargo, getPublicCargo, searchCargo, searchPublicCargo } from './cargo/cargo.actions.ts'
import { getCustomsHistory, getInterchangeHistory } from './cargo/cargo-history.actions.ts'
import { getPublicRoute } from './cargo/route.actions.ts'
import {
  countContainers,
  listContainers,
  listLocations,
  listVvds,
  translateRefData,
} from './dashboard/dashboard.actions.ts'

export function trackingRoutes(serve: Serve, seaRoutes: SeaRoutes) {
  serve(tracking.searchPublicCargo, (context, { query }) => searchPublicCargo(context, query.type, query.q))
  serve(tracking.getPublicCargo, (context, { query }) => getPublicCargo(context, query.bookingNo, query.containerNo))
  serve(tracking.searchCargo, (context, { query }) => searchCargo(context, query.type, query.q))
  serve(tracking.getCargo, (context, { query }) => getCargo(context, query.bookingNo, query.containerNo))
  serve(tracking.getPublicRoute, (context, { query }) => getPublicRoute(context, seaRoutes, query))
  serve(tracking.getCustomsHistory, (context, { query }) => getCustomsHistory(context, query))
  serve(tracking.getInterchangeHistory, (context, { query }) => getInterchangeHistory(context, query))
  serve(dashboard.listContainers, (context, { body }) => listContainers(context, body))
  serve(dashboard.countContainers, (context, { body }) => countContainers(context, body))
  serve(dashboard.listVvds, (context) => listVvds(context))
  serve(dashboard.listLocations, (context) => listLocations(context))
  serve(dashboard.translateRefData, (context) => translateRefData(context))
}
