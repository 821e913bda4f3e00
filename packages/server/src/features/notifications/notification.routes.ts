import * as notices from '@fairway/contract/notifications/notification.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import * as actions from './notification.actions.ts'

export function notificationRoutes(serve: Serve) {
  serve(notices.getNotifications, (context, { query }) => actions.getNotifications(context, query))
  serve(notices.markNotificationsRead, (context, { body }) => actions.markNotificationsRead(context, body))
}
