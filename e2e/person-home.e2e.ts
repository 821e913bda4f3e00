import type { HomeLine, HomeReply } from '@fairway/contract/home/home.schema'
import type { Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { grid, shownCount } from './dashboard.ts'
import { change, noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, languages, searchField, speak, test } from './portal.ts'

const HOME = /\/api\/home$/
const due = (page: Page) =>
  page.getByRole('region', { name: /^(What needs you today|今日待办|Việc cần xử lý hôm nay)$/ })
const lines = (page: Page) => due(page).getByRole('listitem')

/** Opens the Home Page and returns the server's answer. */
async function comeBack(page: Page): Promise<HomeReply> {
  const answered = page.waitForResponse(HOME)
  await page.goto('/search')
  const reply = (await (await answered).json()) as HomeReply // as the contract says
  await expect(due(page)).toHaveAttribute('aria-busy', 'false')
  return reply
}

test('a customer finds what needs them today, and each line links to its containers', async ({ page }) => {
  const answered = page.waitForResponse(HOME)
  await signIn(page, 'shipper')
  const { lines: replyLines } = (await (await answered).json()) as HomeReply // as the contract says
  await expect(lines(page)).toHaveCount(Math.min(8, replyLines.length))
  const rest = due(page).getByRole('button', { name: /^Show \d+ more$/ })
  if (replyLines.length > 8) await rest.click()
  await expect(lines(page)).toHaveCount(replyLines.length)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await findViolations(page, 'the whole list')).toEqual([])

  // for each kind about containers, the dashboard shows as many as the line counts
  const several = replyLines.filter(({ kind, count, boxes }, at) => {
    const first = replyLines.findIndex((one) => one.kind === kind && one.count > 1)
    return boxes.length > 0 && count > 1 && at === first
  })
  expect(several.length, 'the demo’s shipper always has some').toBeGreaterThan(1)
  for (const line of several) {
    if (new URL(page.url()).pathname !== '/search') await comeBack(page)
    if (await rest.isVisible()) await rest.click()
    await lines(page).nth(replyLines.indexOf(line)).getByRole('link').click()
    await expect(page).toHaveURL(/\/containerdash\?criteria=/)
    await expect(grid(page)).toBeVisible() // the lines, which count containers too, are gone
    await expect(shownCount(page), line.kind).toHaveText(new RegExp(`^${line.count} containers`))
  }

  const { lines: again } = await comeBack(page)
  const single = again.slice(0, 8).findIndex(({ count, boxes }) => count === 1 && boxes.length === 1)
  const link = lines(page).nth(single).getByRole('link')
  await link.focus()
  await page.keyboard.press('Enter')
  const container = again[single]?.boxes[0]
  await expect(page).toHaveURL(`/containerDetails/${container?.bookingNo}/${container?.containerNo}`)
})

const line = (kind: HomeLine['kind'], more: Partial<HomeLine>): HomeLine => ({
  kind, dueAt: null, dueOn: null, place: 'USLGB', count: 1, boxes: [{ containerNo: 'FWYU4829130', bookingNo: '3104482' }],
  vvd: null, args: {}, ...more,
}) // biome-ignore format: the shape of a line
const longBeach = { code: 'USLGB', port: 'USLGB', name: { en: 'Long Beach', zh: '长滩', vi: 'Long Beach' }, zone: 'America/Los_Angeles', country: 'US' } // biome-ignore format: one place

/** Noon at Long Beach, with a line of each kind and urgency. */
const noon = {
  asOf: '2026-11-17T19:30:00Z',
  places: { USLGB: longBeach },
  lines: [
    line('lastFreeDay', { dueOn: '2026-11-15', dueAt: '2026-11-16T08:00:00Z', args: { basis: 'terminal' } }),
    line('lastFreeDay', { dueOn: '2026-11-17', dueAt: '2026-11-18T08:00:00Z', count: 5, args: { basis: 'return' } }),
    line('holdToClear', { dueOn: '2026-11-18', dueAt: '2026-11-19T08:00:00Z', args: { hold: 'customs' } }),
    line('boxReady', { args: { basis: 'estimate' } }),
    line('arrivalMoved', { vvd: 'FHM042E', count: 2, args: { vessel: 'Fairway Hummingbird', minutes: '1620', at: '2026-11-22T02:00:00Z', reason: 'weather' } }), // biome-ignore format: one line
    line('accountWaiting', { place: null, count: 2, boxes: [], args: { names: 'An Tran, Bo Li', since: '2026-11-16T08:00:00Z' } }), // biome-ignore format: one line
  ],
}
const textsOf = {
  en: [
    /^Overdue Free time of FWYU\s482913\s0 at the terminal is over since the end of 2026-11-15, Long Beach \(UTC−8\).*2026-11-16 09:00 your time.*1 d 11 h over$/,
    /^Today Return 5 containers before detention begins.*FWYU\s482913\s0 and 4 more.*12 h left$/,
    /^Soon FWYU\s482913\s0 is on hold at Long Beach: Customs.*1 d 12 h left$/,
    /^FWYU\s482913\s0 should be ready for pickup at Long Beach, by estimate\s*$/,
    /^Fairway Hummingbird reaches Long Beach 1 d 3 h later than expected now 2026-11-21 18:00, Long Beach \(UTC−8\).*2026-11-22 03:00 your time.*weather.*2 of your containers/,
    /^2 accounts wait for approval An Tran, Bo Li/,
  ],
  zh: [/^已逾期 FWYU\s482913\s0 .*UTC−8.*您的时间 2026-11-16 09:00.*已过 1 天 11 小时$/, /^今天.*5 个集装箱/, /^即将到期.*海关/, /提箱\s*$/, /晚 1 天 3 小时.*天气/, /2 个账户等待审核/],
  vi: [/^Quá hạn FWYU\s482913\s0 .*quá 1 ngày 11 giờ$/, /^Hôm nay.*5 container/, /^Sắp đến hạn.*Hải quan/, /^Theo dự kiến/, /muộn hơn dự kiến 1 ngày 3 giờ.*thời tiết/, /2 tài khoản chờ duyệt/],
} // biome-ignore format: a table

test('it has three languages, port time and own time, on a phone and in the dark', async ({ page }) => {
  await change<HomeReply>(page, HOME, (reply) => ({ ...reply, ...noon }))
  await signIn(page, 'shipper')
  for (const language of languages) {
    await speak(page, language)
    await expect(lines(page)).toHaveText(textsOf[language])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page), `${language} at ${width} pixels`).toEqual([])
    }
  }
  const found = await findViolations(page, 'on a phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await findViolations(page, 'in the dark', ['color-contrast'])))
  expect(found).toEqual([])
})

test('an empty list has a friendly text, and a failure leaves the search usable', async ({ page, troubles }) => {
  await change<HomeReply>(page, HOME, (reply) => ({ ...reply, lines: [] }))
  await signIn(page, 'shipper')
  await expect(due(page)).toContainText('Nothing needs you today')
  expect(await findViolations(page, 'nothing to do')).toEqual([])
  await page.unrouteAll()

  troubles.expect(noted.status(500))
  await page.route(HOME, (route) =>
    route.fulfill({ status: 500, json: { errorCode: 'GE0001', messageArgs: [], errorMessage: 'Sorry' } }),
  )
  await page.reload()
  await expect(due(page).getByRole('alert')).toContainText('Container search works all the same')
  await searchField(page).fill('3104482')
  await page.unrouteAll()
  await due(page).getByRole('button', { name: 'Try again' }).click()
  await expect(lines(page).first()).toBeVisible()
  await expect(searchField(page)).toHaveValue('3104482')
})
