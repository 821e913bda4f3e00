import { findAnything } from '@fairway/contract/home/find.endpoints'
import { getHome } from '@fairway/contract/home/home.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import * as find from './find.actions.ts'
import * as home from './home.actions.ts'

export function homeRoutes(serve: Serve) {
  serve(getHome, (context) => home.getHome(context))
  serve(findAnything, (context, { query }) => find.findAnything(context, query))
}
