export {
  insertArrivalNews,
  insertBoxNews,
  insertRequestNews,
  insertRunNews,
  insertSetAsideNews,
} from './news.repository.ts'
