import * as notices from '@fairway/contract/notifications/notice.endpoints'
import type { Serve } from '../../platform/serve.ts'
import * as actions from './notice.actions.ts'

export function notificationRoutes(serve: Serve) {
  serve(notices.getNotifications, (context, { query }) => actions.getNotifications(context, query))
  serve(notices.markNotificationsRead, (context, { body }) => actions.markNotificationsRead(context, body))
}
