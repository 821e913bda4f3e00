export { insertArrivalNews, insertHoldNews, insertPickupNews } from './box-news.repository.ts'
export {
  insertCorrectionNews,
  insertPersonalNews,
  insertRequestNews,
  insertRunNews,
  insertSetAsideNews,
} from './news.repository.ts'
