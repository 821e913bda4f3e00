import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Database, Pool } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/monitoring/log.ts'
import { learnCommonPieces } from './account-search.repository.ts'
import { type FindableAccount, searchTextOf, textsOfAccount } from './search-text.rules.ts'
import * as upkeep from './search-upkeep.repository.ts'

const BATCH = 200
const TURN = 50
const RETRY_MS = 60_000
const AGAIN_MS = 3_600_000
/** An id before all others. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

interface FindableOrganisation {
  ref: string
  name: string
  localName: string | null
}

type Row = upkeep.SearchRow

const accountRow = async (accountId: string, account: FindableAccount): Promise<Row> => ({
  key: accountId,
  ...(await searchTextOf(textsOfAccount(account))),
})

const organisationRow = async ({ ref, name, localName }: FindableOrganisation): Promise<Row> => ({
  key: ref,
  ...(await searchTextOf([name, localName ?? '', ref])),
})

/** Many at once keep the processor busy: others get their turn in between. */
async function rowsOf<T>(found: readonly T[], rowOf: (one: T) => Promise<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for (const one of found) {
    rows.push(await rowOf(one))
    if (rows.length % TURN === 0) await nextTurn()
  }
  return rows
}

/** From now on admins find the account by its present values. Called whenever an account is written. */
export async function indexAccount(db: Database, accountId: string, account: FindableAccount) {
  await upkeep.saveAccountSearch(db, [await accountRow(accountId, account)])
}

/** From now on admins find these organisations by what they are called now. */
export async function indexOrganisations(db: Database, organisations: readonly FindableOrganisation[]) {
  if (organisations.length > 0) await upkeep.saveOrganisationSearch(db, await rowsOf(organisations, organisationRow))
}

interface Walk<T> {
  next: (afterId: string) => Promise<T[]>
  add: (found: T[]) => Promise<number>
}

/** Goes through all that is missing once, in the order of the ids. */
async function walk<T extends { id: string }>({ next, add }: Walk<T>, signal: AbortSignal): Promise<number> {
  let added = 0
  let found = await next(FIRST_ID)
  while (found.length > 0 && !signal.aborted) {
    added += await add(found)
    found = await next(found.at(-1)?.id ?? FIRST_ID)
  }
  return added
}

/** Indexes everything that is not indexed yet, a few at a time; several may do this side by side. */
export async function indexMissing(pool: Pool, signal = new AbortController().signal): Promise<number> {
  const db = pool.reading()
  const accounts = await walk(
    {
      next: (afterId) => upkeep.findUnindexedAccounts(db, afterId, BATCH),
      add: async (found) => upkeep.addAccountSearch(db, await rowsOf(found, (one) => accountRow(one.id, one))),
    },
    signal,
  )
  const organisations = await walk(
    {
      next: (afterId) => upkeep.findUnindexedOrganisations(db, afterId, BATCH),
      add: async (found) => upkeep.addOrganisationSearch(db, await rowsOf(found, organisationRow)),
    },
    signal,
  )
  return accounts + organisations
}

/** Indexes older rows in the background, and learns from time to time which pieces are common. */
export function startSearchIndexing(pool: Pool, log: Logger) {
  const ending = new AbortController()
  const ready = async (): Promise<number> => {
    try {
      const filled = await indexMissing(pool, ending.signal)
      if (filled > 0) log.info({ filled }, 'accounts and organisations were made findable')
      await learnCommonPieces(pool.reading())
      return AGAIN_MS
    } catch (error) {
      log.error({ err: error }, 'accounts could not be made findable; it is tried again')
      return RETRY_MS
    }
  }
  const work = async () => {
    while (!ending.signal.aborted)
      await pause(await ready(), undefined, { ref: false, signal: ending.signal }).catch(() => undefined)
  }
  const working = work()
  return {
    stop: () => {
      ending.abort()
      return working
    },
  }
}
