// A process that tells people of what they watch until it is killed; it says before each statement that it is about to ask it.
import { type Database, openPool } from '../../platform/database/database.ts'
import { tellNext } from './telling.actions.ts'

const pool = openPool(process.env.FAIRWAY_TEST_WORKER_DATABASE ?? '', { size: 2, statementTimeoutMs: 60_000 })

const said = <T>(ask: () => Promise<T>) => {
  process.send?.('statement')
  return ask()
}
const announced = (db: Database): Database => ({
  many: (row, query) => said(() => db.many(row, query)),
  find: (row, query) => said(() => db.find(row, query)),
  one: (row, query) => said(() => db.one(row, query)),
  document: (row, reply, query) => said(() => db.document(row, reply, query)),
  namedDocument: (writing, query) => said(() => db.namedDocument(writing, query)),
  run: (query) => said(() => db.run(query)),
})

for (;;) await pool.transaction((db) => tellNext(announced(db), { most: 2 }))
