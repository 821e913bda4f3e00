import type pg from 'pg'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type { Logger } from '../monitoring/log.ts'
import type { Outcome } from './bulk.ts'
import { type Line, type RejectedLine, rejectLine } from './ndjson.ts'

type Save<T> = (lines: Line<T>[]) => Promise<Outcome[]>
interface Saving {
  db: Database
  log: Logger
}

/**
 * Saves the lines of a batch. The schema refuses what is bad before it comes here; where the database still finds
 * something wrong, the lines at fault are found by halves and rejected alone, and the good ones are saved together.
 */
export async function saveGoodLines<T>({ db, log }: Saving, lines: Line<T>[], save: Save<T>) {
  const first = await attempt(db, () => save(lines))
  if ('done' in first) return { outcomes: first.done, rejected: [] }
  const bad = new Map<number, RejectedLine>()
  const findBad = async (some: Line<T>[]): Promise<void> => {
    const result = await attempt(db, () => save(some))
    const [only] = some
    if ('done' in result || !only) return
    if (some.length === 1) {
      log.error({ line: only.line, ...causeOf(result.error) }, 'the database refused a line that the schema let pass')
      bad.set(only.line, rejectLine(only.line, 'GE0012'))
      return
    }
    const half = Math.ceil(some.length / 2)
    await findBad(some.slice(0, half))
    await findBad(some.slice(half))
  }
  await rollingBack(db, () => findBad(lines))
  const good = lines.filter(({ line }) => !bad.has(line))
  return { outcomes: good.length === 0 ? [] : await save(good), rejected: [...bad.values()] }
}

/** Where in the database, without the values of the line, which its message may repeat. */
const causeOf = (error: unknown) => {
  const { code, table, column, constraint } = error as Partial<pg.DatabaseError> // it came from there
  return { code, table, column, constraint }
}

/** What the values of a line can cause: data that do not fit, and constraints that they break. */
const isDataError = (error: unknown) =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)) && String(error.code).length === 5

/** Does something of which nothing is left when the data were at fault; any other failure is one of the whole call. */
async function attempt<T>(db: Database, work: () => Promise<T>): Promise<{ done: T } | { error: unknown }> {
  await db.run(sql`savepoint attempt`)
  try {
    const done = await work()
    await db.run(sql`set constraints all immediate`) // those that would wait for the commit
    await db.run(sql`set constraints all deferred`)
    await db.run(sql`release savepoint attempt`)
    return { done }
  } catch (error) {
    if (!isDataError(error)) throw error
    await db.run(sql`rollback to savepoint attempt`)
    await db.run(sql`release savepoint attempt`)
    return { error }
  }
}

/** Does something to see what comes of it, and takes it back. */
async function rollingBack(db: Database, work: () => Promise<void>) {
  await db.run(sql`savepoint probe`)
  await work()
  await db.run(sql`rollback to savepoint probe`)
  await db.run(sql`release savepoint probe`)
}
