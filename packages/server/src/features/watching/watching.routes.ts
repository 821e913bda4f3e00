import * as calls from '@fairway/contract/watching/watching.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import * as preferences from './preferences.actions.ts'
import * as watches from './watch.actions.ts'

export function watchingRoutes(serve: Serve) {
  serve(calls.listWatches, (context, { query }) => watches.listWatches(context, query.before))
  serve(calls.getWatchState, (context, { body }) => watches.getState(context, body.subjects))
  serve(calls.addWatches, (context, { body }) => watches.addWatches(context, body.subjects))
  serve(calls.removeWatches, (context, { body }) => watches.removeWatches(context, body.subjects))
  serve(calls.getWatchPreferences, (context) => preferences.getPreferences(context))
  serve(calls.saveWatchPreferences, (context, { body }) => preferences.savePreferences(context, body))
  serve(calls.unsubscribe, (context, { query }) => preferences.unsubscribe(context, query.token))
}
