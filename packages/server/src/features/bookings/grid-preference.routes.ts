import * as calls from '@fairway/contract/bookings/grid-preference.endpoints'
import type { Serve } from '../../platform/serve.ts'

const notBuilt = async (): Promise<never> => {
  throw new Error('not built')
}

export function gridPreferenceRoutes(serve: Serve) {
  serve(calls.getPreference, notBuilt)
  serve(calls.savePreference, notBuilt)
  serve(calls.resetPreference, notBuilt)
  serve(calls.getViews, notBuilt)
  serve(calls.createView, notBuilt)
  serve(calls.changeView, notBuilt)
  serve(calls.deleteView, notBuilt)
}
