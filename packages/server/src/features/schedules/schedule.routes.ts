import * as schedules from '@fairway/contract/schedules/schedules.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import { createNetworkMap } from './network-map.actions.ts'
import type { SeaRoutes } from './sea-routes.actions.ts'

export function scheduleRoutes(serve: Serve, seaRoutes: SeaRoutes) {
  const showNetworkMap = createNetworkMap(seaRoutes)
  serve(schedules.getNetworkMap, (context) => showNetworkMap(context))
}
