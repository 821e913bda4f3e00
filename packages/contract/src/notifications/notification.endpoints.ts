import { signedIn } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import * as shapes from './notification.schema.ts'

const { get, put } = callsFor(signedIn)

export const getNotifications = get('/api/notices', {
  summary: 'The notices of whoever is signed in, newest first, a page at a time.',
  assuming: 'own',
  query: shapes.NotificationQuery,
  reply: shapes.NotificationsReply,
})
export const markNotificationsRead = put('/api/notices/read', {
  summary: 'Marks notices as read, on every device.',
  assuming: 'own',
  body: shapes.MarkReadInput,
  reply: shapes.UnreadCount,
})
