import {
  CUSTOMERS_SHOWN,
  checkAccountSearch,
  FOUND_LIMIT,
  splitWords,
} from '@fairway/contract/accounts/account-search.rules'
import type * as shapes from '@fairway/contract/accounts/accounts.schema'
import type { ActivityPage } from '@fairway/contract/identity/own-account.schema'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { z } from 'zod'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { readActivities } from '../identity/public.ts'
import { findAccount } from './account.repository.ts'
import { findAccounts, findAssumable } from './found-account.repository.ts'
import { byName } from './found-account.rules.ts'

/** Finds accounts by any part of name, e-mail, company or web id; of too many, some. */
export async function searchAccounts(
  { db, viewer }: Context,
  search: z.output<typeof shapes.AccountSearch>,
): Promise<shapes.FoundAccounts> {
  refuseViolations(checkAccountSearch(search))
  const params = { words: splitWords(search.q), status: search.status, limit: FOUND_LIMIT + 1 }
  const found = await findAccounts(db, params)
  const language = viewer.kind === 'person' ? viewer.language : 'en'
  return { accounts: found.slice(0, FOUND_LIMIT).sort(byName(language)), isCut: found.length > FOUND_LIMIT }
}

/** Customers whom customer service may act for; of too many, some. Only those are found who may be assumed. */
export async function findCustomers(
  { db }: Context,
  { q }: z.output<typeof shapes.CustomerSearch>,
): Promise<shapes.FoundCustomers> {
  refuseViolations(checkAccountSearch({ q }))
  const found = await findAssumable(db, {
    words: splitWords(q),
    ref: q.trim().toUpperCase(),
    limit: CUSTOMERS_SHOWN + 1,
  })
  return { customers: found.slice(0, CUSTOMERS_SHOWN), isCut: found.length > CUSTOMERS_SHOWN }
}

/** One account, by its id or its e-mail address. */
export async function getAccount(
  { db, settings }: Context,
  { user }: z.output<typeof shapes.AccountQuery>,
): Promise<shapes.Account> {
  return (await findAccount(db, user, settings)) ?? refuse('GE0002')
}

/** What happened to an account, newest first. */
export async function getAuthEvents(
  { db, settings }: Context,
  { user, ...filter }: z.output<typeof shapes.ActivityQuery>,
): Promise<ActivityPage> {
  if (!(await findAccount(db, user, settings))) return refuse('GE0002')
  return readActivities(db, { accountId: user, ...filter })
}
