import { watchCargo as call } from '@fairway/contract/tracking/live/live.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import type { LiveHub } from '../../../platform/live/live-hub.ts'
import { watchCargo } from './live.actions.ts'

export function liveRoutes(serve: Serve, watch: LiveHub) {
  serve(call, (context, { query }) => watchCargo(context, watch, query))
}
