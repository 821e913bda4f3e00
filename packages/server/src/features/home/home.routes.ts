import { getHome } from '@fairway/contract/home/home.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import * as home from './home.actions.ts'

export function homeRoutes(serve: Serve) {
  serve(getHome, (context) => home.getHome(context))
}
