import { watchCargo as call } from '@fairway/contract/tracking/live.endpoints'
import type { LiveHub } from '../../platform/live-hub.ts'
import type { Serve } from '../../platform/serve.ts'
import { watchCargo } from './live.actions.ts'

export function liveRoutes(serve: Serve, watch: LiveHub) {
  serve(call, (context, { query }) => watchCargo(context, watch, query))
}
