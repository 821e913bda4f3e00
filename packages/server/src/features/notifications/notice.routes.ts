import * as notices from '@fairway/contract/notifications/notice.endpoints'
import type { Serve } from '../../platform/serve.ts'
import * as actions from './notice.actions.ts'

export function noticeRoutes(serve: Serve) {
  serve(notices.getNotices, (context, { query }) => actions.getNotices(context, query))
  serve(notices.readNotices, (context, { body }) => actions.readNotices(context, body))
}
