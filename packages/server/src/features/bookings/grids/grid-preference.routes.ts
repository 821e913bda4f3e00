import * as calls from '@fairway/contract/bookings/dashboard/grid-preference.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import { getPreference, resetPreference, savePreference } from './grid-preference.actions.ts'
import { changeView, createView, deleteView, listViews } from './grid-view.actions.ts'

export function gridPreferenceRoutes(serve: Serve) {
  serve(calls.getPreference, (context, { query }) => getPreference(context, query.grid))
  serve(calls.savePreference, (context, { body }) => savePreference(context, body.grid, body.preference))
  serve(calls.resetPreference, (context, { query }) => resetPreference(context, query.grid))
  serve(calls.getViews, (context, { query }) => listViews(context, query.grid))
  serve(calls.createView, (context, { body }) => createView(context, body))
  serve(calls.changeView, (context, { body }) => changeView(context, body))
  serve(calls.deleteView, (context, { query }) => deleteView(context, query))
}
