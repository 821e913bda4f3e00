export { insertArrivalNotifications as insertArrivalNews, insertHoldNotifications as insertHoldNews, insertPickupNotifications as insertPickupNews } from './box-news.repository.ts'
export {
  insertCorrectionNotification as insertCorrectionNews,
  insertPersonalNotification as insertPersonalNews,
  insertRequestNotification as insertRequestNews,
  insertRunNotification as insertRunNews,
  insertDeadLetterNotifications as insertSetAsideNews,
} from './news.repository.ts'
