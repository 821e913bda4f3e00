import { calls } from '@fairway/contract/calls'
import { guardedPages } from '@fairway/contract/shared/pages'
import type { Page, Request } from '@playwright/test'
import { GEO, hold } from './network-faults.ts'
import { goTo, type Person, signIn } from './people.ts'
import { expect, test } from './portal.ts'
import { requestsOf } from './requests.ts'

/** Reads with criteria too long for an address, calls that keep the session, and the browser's own reports. */
const reads = new Set<string>([
  ...calls.filter((call) => 'stateless' in call && call.stateless).map(({ path }) => path),
  '/auth/login/refresh',
  '/api/logger',
])
const isCall = (request: Request) => /^\/(api|auth)\/(?!live)/.test(new URL(request.url()).pathname)

/** Opens an address, waits for all its calls, and returns those that would write. */
async function writesOf(page: Page, path: string) {
  const waiting = new Set<Request>()
  const writes: string[] = []
  const begin = (request: Request) => {
    if (!isCall(request)) return
    waiting.add(request)
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && !reads.has(pathname)) writes.push(`${request.method()} ${pathname}`)
  }
  const end = (request: Request) => waiting.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const placed = page.waitForResponse(GEO) // the last call of a page's start
  await page.goto(path)
  await placed
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect.poll(() => waiting.size).toBe(0)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  return writes
}

async function openAll(page: Page, person: Person, more: (page: Page) => Promise<readonly string[]>) {
  await signIn(page, person)
  const plain = Object.keys(guardedPages).filter((path) => !path.includes('*'))
  const found: string[] = []
  for (const path of [...plain, ...(await more(page))])
    for (const write of await writesOf(page, path)) found.push(`${path}: ${write}`)
  return found
}

test('opening an address never writes', async ({ page, troubles }) => {
  troubles.tolerate(/40[134]|409|422/) // pages that this person may not open, and unknown numbers
  const writes = await openAll(page, 'shipper', async () => {
    const requests = await requestsOf(page)
    const [{ id: draft }, { id: sent }] = [await requests.draft(), await requests.submit()]
    const details = (type: string, id?: number) => `/bookingRequestDetails?type=${type}${id ? `&id=${id}` : ''}`
    return [
      details('new'), details('edit', draft), details('copy', draft), details('copy', sent), details('view', sent),
      details('edit', sent), `/bookinghistory?id=${sent}`, '/bookingUpdateDetails?shipmentNo=9999999', '/fileUpload?form=booking',
    ] // biome-ignore format: one list of addresses
  })
  expect(writes).toEqual([])
})

test('whoever goes on before a list has come is not called back by it', async ({ page }) => {
  await signIn(page, 'shipper')
  const bringChoices = await hold(page, /\/api\/billing\/blanketloi\/choices$/)
  const bringNextPage = await hold(page, /\/assets\/request-list\.screen-/)
  const asked = page.waitForRequest(/\/blanketloi\/choices$/)
  const heading = page.getByRole('heading', { level: 1 }).first()
  await goTo(page, '/blanketloi') // writes its usual criteria into the address once it knows the choices
  await asked
  const next = page.waitForRequest(/\/assets\/request-list\.screen-/)
  await goTo(page, '/bookingRequest')
  await next
  const answered = page.waitForResponse(/\/blanketloi\/(choices|list)/)
  bringChoices()
  await answered
  await expect(page.getByRole('button', { name: 'Search', exact: true }).first()).toBeVisible()
  bringNextPage()
  await expect(heading).toHaveText('Booking requests')
  expect(new URL(page.url()).pathname).toBe('/bookingRequest')
})
