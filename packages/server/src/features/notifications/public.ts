export {
  insertArrivalNews,
  insertBoxNews,
  insertCorrectionNews,
  insertPersonalNews,
  insertRequestNews,
  insertRunNews,
  insertSetAsideNews,
} from './news.repository.ts'
