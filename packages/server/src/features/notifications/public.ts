export {
  insertArrivalNotifications,
  insertHoldNotifications,
  insertPickupNotifications,
} from './container-notification.repository.ts'
export {
  insertCorrectionNotification as insertCorrectionNews,
  insertDeadLetterNotifications as insertSetAsideNews,
  insertPersonalNotification as insertPersonalNews,
  insertRequestNotification as insertRequestNews,
  insertRunNotification,
} from './notification-insert.repository.ts'
