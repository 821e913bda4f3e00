import { signedIn } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './notification.schema.ts'

export const getNotifications = endpoint({
  method: 'GET',
  path: '/api/notices',
  summary: 'The notices of whoever is signed in, newest first, a page at a time.',
  allow: signedIn,
  errors: [],
  assuming: 'own',
  query: shapes.NotificationQuery,
  reply: shapes.NotificationsReply,
})
export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/api/notices/read',
  summary: 'Marks notices as read, on every device.',
  allow: signedIn,
  errors: [],
  assuming: 'own',
  body: shapes.MarkReadInput,
  reply: shapes.UnreadCount,
})
