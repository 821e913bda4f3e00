export {
  insertArrivalNotifications,
  insertHoldNotifications,
  insertPickupNotifications,
  type PickupChange,
  type PreviousContainerState,
} from './container-notification.repository.ts'
export { findPlaces } from './notification.repository.ts'
export {
  insertBillingNotification,
  insertCorrectionNotification,
  insertDeadLetterNotifications,
  insertInstructionNotification,
  insertLetterNotification,
  insertPersonalNotification,
  insertRequestNotification,
  insertRunNotification,
  insertVgmNotifications,
} from './notification-insert.repository.ts'
export { insertWatchedNotifications } from './watched-notification.repository.ts'
