import { readFile } from 'node:fs/promises'
import type { BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import { en } from '@fairway/contract/bookings/messages/en'
import { vi } from '@fairway/contract/bookings/messages/vi'
import { zh } from '@fairway/contract/bookings/messages/zh'
import type { Page } from '@playwright/test'
import { encodeCriteria } from '../packages/contract/src/shared/url-criteria.ts'
import { elsewhere } from './admin-texts.ts'
import { findViolations, overflow } from './barriers.ts'
import { addFilter, filterBar, openCriteria } from './dashboard.ts'
import { test as live } from './live-portal.ts'
import { change, cut, noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'
import { requestsOf } from './requests.ts'

const LIST = /\/api\/bookings\/list$/
const grid = (page: Page) => page.getByRole('grid', { name: 'Bookings' })
const numbers = (page: Page) => grid(page).getByRole('rowheader')
const cards = (page: Page) => page.getByRole('group', { name: 'Bookings by status and action needed' })
const card = (page: Page, name: string) => cards(page).getByRole('button', { name })
const shownCount = (page: Page) => page.getByText(/^[\d\u2009]+ bookings?/)
/** Columns out of sight are not rendered: a test of some columns pins them. */
const addressOf = (criteria: object, ...columns: string[]) => {
  const layout = { columns: ['bookingNo', ...columns].map((id) => ({ id, pinned: true })), density: 'normal' }
  const view = columns.length > 0 ? `&view=${encodeCriteria({ layout, sort: [] })}` : ''
  return `/bookingdash?criteria=${encodeCriteria(criteria)}${view}`
}
const countIn = (text: string | null) => Number(text?.match(/[\d\u2009]+/)?.[0].replaceAll('\u2009', ''))

/** Opens the dashboard and returns the server's answer. */
async function opened(page: Page, path: string, person?: 'shipper' | 'rival'): Promise<BookingList> {
  if (!person) await page.goto('about:blank') // pending calls of the page before are not awaited
  const answer = page.waitForResponse((reply) => LIST.test(reply.url()) && reply.ok())
  if (person) await signIn(page, person, path)
  else await page.goto(path)
  return (await answer).json()
}

/** The documents of the first booking are not sent, and their cut-off is in five hours. */
const pressed = (page: Page) =>
  change<BookingList>(page, LIST, (reply) => {
    if (!reply.columns) return reply
    const dueAt = new Date(Date.parse(reply.asOf) + 5 * 3_600_000 + 60_000).toISOString()
    const first = reply.columns.bookingNo.findIndex((number) => number !== null)
    const put = <T>(values: T[], value: T) => values.map((one, row) => (row === first ? value : one))
    const { status, departureBasis, siStatus, siDueAt, vgmStatus, vgmDueAt } = reply.columns
    const columns = {
      ...reply.columns,
      status: put(status, 'Approved'),
      departureBasis: put(departureBasis, 'estimated'),
      siStatus: put(siStatus, 'Pending'),
      siDueAt: put(siDueAt, dueAt),
      vgmStatus: put(vgmStatus, 'Pending'),
      vgmDueAt: put(vgmDueAt, dueAt),
    }
    return { ...reply, columns }
  })

async function paste(page: Page, text: string) {
  await addFilter(page, 'Paste numbers')
  await page.getByRole('dialog').getByRole('textbox').fill(text)
}

test('a customer finds bookings by card, by criteria and by number, and shares the result', async ({
  page,
  troubles,
}) => {
  troubles.tolerate(noted.status(404))
  await pressed(page)
  const { columns, rows } = await opened(page, addressOf({}, 'status', 'siDueAt', 'vgmDueAt', 'hold', 'ams'), 'shipper')
  await expect(shownCount(page)).toHaveText(/bookings$/)
  expect(countIn(await shownCount(page).textContent())).toBe(rows)
  for (const [status, title] of [
    ['Approved', 'Approved'],
    ['Canceled', 'Canceled'],
  ] as const) {
    const expected = columns.status.filter((one) => one === status).length
    await expect(card(page, title), 'each card counts its bookings').toHaveText(new RegExp(`^${expected}${title}`))
  }
  await card(page, 'On hold').click()
  const heldCount = columns.hold.filter((hold, row) => hold !== null || columns.ams[row] !== null).length
  expect(countIn(await card(page, 'On hold').textContent())).toBe(heldCount)
  await expect(shownCount(page)).toHaveText(new RegExp(`^${heldCount} bookings?$`))
  await expect(
    grid(page)
      .getByRole('gridcell', { name: /Customs|Payment|AMS Hold|Data Hold/ })
      .first(),
  ).toBeVisible()
  await card(page, 'Approved').click({ modifiers: ['Control'] })
  await expect(cards(page).getByRole('button', { pressed: true })).toHaveCount(2)
  await card(page, 'SI due').focus()
  await page.keyboard.press('Space')
  await expect(cards(page).getByRole('button', { pressed: true })).toHaveText([/SI due/])
  const due = countIn(await card(page, 'SI due').textContent())
  expect(due).toBeGreaterThan(0)
  await expect(shownCount(page)).toHaveText(new RegExp(`^${due} bookings?$`))
  await expect(grid(page).getByText('5 h left').first(), 'counted down').toBeVisible()
  expect(await findViolations(page, 'documents that are due')).toEqual([])

  await openCriteria(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Departs within').fill('22')
  await dialog.getByRole('textbox', { name: 'From' }).fill('2026-02-30')
  await dialog.getByRole('textbox', { name: 'To' }).fill('soon')
  await dialog.getByRole('button', { name: 'Show bookings' }).click()
  for (const code of ['BD0003', 'BD0004', 'BD0005'] as const)
    await expect(dialog.getByText(en.errors[code]), 'the error is shown at its field').toBeVisible()
  await dialog.getByRole('button', { name: 'Clear all' }).click()
  await dialog.getByLabel('Departs within').fill('21')
  await dialog.getByRole('group', { name: 'VGM status' }).getByLabel('Pending').check()
  await dialog.getByRole('button', { name: 'Show bookings' }).click()
  await expect(filterBar(page)).toContainText('Departs within: 21 days')
  await expect(filterBar(page)).toContainText('VGM status: Pending')
  await expect(cards(page).getByRole('button', { pressed: true })).toHaveCount(0)
  const narrowed = page.url()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { columns: plain } = await opened(page, addressOf({}))
  await page.goto(narrowed)
  const within = plain.days.filter(
    (days, row) => days !== null && days >= 0 && days <= 21 && plain.vgmStatus[row] === 'Pending',
  ).length
  await expect(shownCount(page)).toHaveText(new RegExp(`^${within} bookings?$`))

  const own = columns.bookingNo.filter((number) => number !== null).slice(0, 2)
  await page.goto(addressOf({}))
  await paste(page, `${own.join('; ')}\n${own[0]} 9999999 FWYU4829130`)
  await expect(dialog).toContainText('3 booking numbers')
  await expect(dialog).toContainText('1 entry not recognised: FWYU4829130')
  await dialog.getByRole('button', { name: 'Find 3 numbers' }).click()
  await expect(numbers(page)).toHaveCount(2)
  const missing = page.getByRole('region', { name: '1 number was not found' })
  await missing.getByRole('button', { name: 'Show' }).click()
  await expect(missing.getByRole('textbox')).toHaveValue('9999999')
  await page.goto(addressOf({ numberType: 'booking', numbers: ['9999999'] }))
  await expect(page.getByRole('alert')).toContainText('Booking 9999999 was not found. Check the number.')
  await page.goto(addressOf({ numberType: 'bl', numbers: ['FWYL999999901', 'FWYL999999902'] }))
  await expect(page.getByRole('alert')).toContainText(en.errors.BD0001)
  await expect(page.getByRole('region', { name: '2 numbers were not found' })).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Clear filters' }).click()
  await expect(numbers(page).first()).toBeVisible()

  await page.goto('/bookingdash?criteria=%25%25rubbish')
  await expect(shownCount(page), 'an invalid address has no criteria').toHaveText(/bookings$/)
  await page.goto(addressOf({ days: 22 }))
  await expect(page.getByRole('alert')).toContainText(en.errors.BD0005)
})

test('each row links to its booking, its containers and its request; the file contains what is shown', async ({
  page,
}) => {
  await signIn(page, 'shipper', '/search')
  const requests = await requestsOf(page)
  const { ediRef, id } = await requests.submit()
  await page.goto(addressOf({ numberType: 'ediRef', numbers: [ediRef] }))
  await expect(numbers(page)).toHaveText([ediRef])
  await expect(grid(page).getByRole('gridcell', { name: /Requested|Received/ })).toBeVisible()
  await expect(numbers(page).getByRole('link')).toHaveAttribute('href', `/bookingRequestDetails?type=view&id=${id}`)

  const { columns } = await opened(page, addressOf({ statuses: ['Approved'] }))
  await expect(numbers(page).first()).toBeVisible()
  const row = columns.bookingNo.findIndex((number, at) => number !== null && columns.quantity[at] !== 0)
  const bookingNo = columns.bookingNo[row] ?? ''
  await page.goto(addressOf({ numberType: 'booking', numbers: [bookingNo] }))
  await expect(numbers(page)).toHaveText([bookingNo])
  await expect(numbers(page).getByRole('link')).toHaveAttribute('href', `/bookingDetails/${bookingNo}`)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export what is shown' }).click()
  await page.getByRole('button', { name: 'Text file (.csv)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
  const [titles = '', line = '', ...more] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(titles).toMatch(
    /^\uFEFFBooking,Status,Origin,Destination,VVD,ETD,ETD: time zone,ETD: actual or estimated,Days/,
  )
  expect(line.startsWith(`${bookingNo},Approved,`)).toBe(true)
  expect(more).toEqual([])

  await page.goto(addressOf({ numberType: 'booking', numbers: [bookingNo] }, 'containers'))
  await expect(numbers(page)).toHaveText([bookingNo])
  await grid(page).getByRole('columnheader', { name: 'Booking', exact: true }).focus()
  const containersLink = grid(page)
    .getByRole('gridcell', { name: /^\d+ × / })
    .getByRole('link')
  for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await expect(containersLink, 'arrow keys reach it').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/containerdash\?criteria=/)
  await expect(page.getByRole('grid', { name: 'Containers' }).getByRole('rowheader').first()).toBeVisible()
  await page.goBack()
  await grid(page)
    .getByRole('checkbox', { name: new RegExp(bookingNo) })
    .click()
  await expect(page.getByRole('link', { name: /of 1$/ })).toHaveAttribute('href', /^\/containerdash\?criteria=/)
})

test('a visit without the server shows the cached list to the same person; another organisation sees nothing of it', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  // ships that have left, so that bookings of other tests are not among them
  const sailed = { statuses: ['Approved'], days: 21 }
  const { columns } = await opened(page, addressOf(sailed), 'shipper')
  await expect(numbers(page).first()).toBeVisible()
  const own = columns.bookingNo.filter((number) => number !== null)
  const [found, first] = [await shownCount(page).textContent(), await numbers(page).first().textContent()]
  const sealed = () =>
    page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          request.onsuccess = () => resolve(request.result)
        })
      const database = await done(indexedDB.open('fairway'))
      const names = database.objectStoreNames.contains('drafts')
        ? await done(database.transaction('drafts').objectStore('drafts').getAllKeys())
        : []
      database.close()
      return JSON.stringify(names)
    })
  await expect.poll(sealed).toContain('bookingDashboard')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(own[0])
  troubles.expect(noted.cut)
  await cut(page, LIST)
  await page.goto('/search')
  await page.goto('/bookingdash')
  await expect(shownCount(page)).toHaveText(found ?? '')
  await expect(numbers(page).first()).toHaveText(first ?? '')
  await expect(card(page, 'Approved')).toHaveAttribute('aria-pressed', 'true')
  const note = page.getByRole('status').filter({ hasText: 'Data as of' })
  await expect(note).toContainText('Network Error')
  await expect(page.getByText(/^Updated \d\d:\d\d/)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect(note).toBeHidden()

  const { page: rival, close } = await elsewhere(browser, baseURL, 'en')
  const theirs = await opened(rival, page.url(), 'rival')
  await expect(card(rival, 'Approved'), 'an address is a view for everybody').toHaveAttribute('aria-pressed', 'true')
  expect(theirs.columns.bookingNo.filter((number) => number !== null && own.includes(number))).toEqual([])
  await rival.goto(addressOf({ numberType: 'booking', numbers: own.slice(0, 2) }))
  await expect(rival.getByRole('alert')).toContainText(en.errors.BD0001)
  await close()
})

test('too many bookings are counted, not cut; on a phone they are cards; in three languages', async ({
  page,
  troubles,
}) => {
  troubles.expect(noted.status(422))
  await page.route(LIST, (route) => {
    const { statuses = [], concerns = [] } = route.request().postDataJSON() as Record<string, string[]> // as the contract says
    const refusal = { errorCode: 'BD0006', messageArgs: [], errorMessage: 'More than 3000 bookings' }
    return statuses.length + concerns.length > 0 ? route.continue() : route.fulfill({ status: 422, json: refusal })
  })
  await signIn(page, 'shipper', addressOf({}))
  const over = page.getByRole('alert').filter({ hasText: 'Too many bookings to list' })
  await expect(over).toContainText(en.errors.BD0006)
  await expect(card(page, 'Approved')).toHaveText(/^\d+/)
  const heldCount = countIn(await card(page, 'On hold').textContent())
  await card(page, 'On hold').click()
  await expect(shownCount(page), 'the server and the list agree').toHaveText(new RegExp(`^${heldCount} bookings?$`))
  await expect(card(page, 'Approved'), 'the other cards are still counted').toHaveText(/^\d+/)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setViewportSize({ width: 390, height: 844 })
  await pressed(page)
  await page.goto(addressOf({ concerns: ['siDue', 'vgmDue'] }))
  const list = page.getByRole('list', { name: 'Bookings' })
  await expect(list.getByRole('listitem').first()).toContainText('5 h left')
  expect(await findViolations(page, 'cards on a phone')).toEqual([])
  const textsOf = {
    en: ['Booking Dashboard', 'SI due', 'Approved'],
    zh: ['订舱看板', 'SI 即将截止', '已确认'],
    vi: ['Bảng theo dõi booking', 'SI sắp hết hạn', 'Đã duyệt'],
  }
  for (const language of languages) {
    await speak(page, language)
    for (const text of textsOf[language]) await expect(page.getByRole('main')).toContainText(text)
    expect(await overflow(page)).toEqual([])
  }
  await signIn(page, 'sales', '/bookingdash')
  for (const [language, { errors }] of Object.entries({ en, zh, vi })) {
    await speak(page, language as keyof typeof textsOf) // the keys of the object above
    await expect(page.getByRole('main'), 'a person without access sees why').toContainText(errors.BD0007)
  }
})

live('changes update rows in place, marked until they are seen', async ({ page, carrier }) => {
  await carrier.begin()
  await signIn(page, 'consignee', addressOf({ numberType: 'booking', numbers: [carrier.bookingNo] }, 'containers'))
  const row = grid(page).getByRole('row').filter({ hasText: carrier.bookingNo })
  await expect(row).toContainText('1 × ')
  await carrier.assign()
  await expect(row.getByRole('gridcell', { name: /2 × .*changed/ })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(grid(page)).not.toContainText('changed')
})
