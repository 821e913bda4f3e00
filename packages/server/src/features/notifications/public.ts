export {
  insertArrivalNotifications as insertArrivalNews,
  insertHoldNotifications as insertHoldNews,
  insertPickupNotifications as insertPickupNews,
} from './container-notification.repository.ts'
export {
  insertCorrectionNotification as insertCorrectionNews,
  insertDeadLetterNotifications as insertSetAsideNews,
  insertPersonalNotification as insertPersonalNews,
  insertRequestNotification as insertRequestNews,
  insertRunNotification as insertRunNews,
} from './notification-insert.repository.ts'
