import type { HomeLine, HomeReply } from '@fairway/contract/home/home.schema'
import { taskOf } from '@fairway/contract/home/home.values'
import type { Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { grid, shownCount } from './dashboard.ts'
import { change, noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, languages, searchField, speak, test } from './portal.ts'

const HOME = /\/api\/home$/
const due = (page: Page) =>
  page.getByRole('region', { name: /^(What needs you today|今日待办|Việc cần xử lý hôm nay)$/ })
const lines = (page: Page) => due(page).locator('li:has(a[aria-describedby])')
const figures = (page: Page) => due(page).getByRole('list', { name: 'Your containers in figures' }).getByRole('link')
const task = (page: Page, name: string) => due(page).getByRole('region', { name })

/** Opens the Home Page and returns the server's answer. */
async function comeBack(page: Page): Promise<HomeReply> {
  await page.goto('about:blank') // an open Home Page asks again by itself, and its answer goes with it
  const answered = page.waitForResponse(HOME)
  await page.goto('/search')
  const reply = (await (await answered).json()) as HomeReply // as the contract says
  await expect(due(page)).toHaveAttribute('aria-busy', 'false')
  return reply
}

const figureNames = ['fetchNow', 'onHold', 'detention', 'arriving'] as const
const cargoTasks = { returnEmpty: 'Return empties', clearHolds: 'Clear holds', fetch: 'Pick up' } as const

test('a customer sees how the cargo stands, and each figure leads to as many containers', async ({ page }) => {
  const answered = page.waitForResponse(HOME)
  await signIn(page, 'shipper')
  const reply = (await (await answered).json()) as HomeReply // as the contract says
  await expect(figures(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await findViolations(page, 'the cockpit')).toEqual([])
  await expect(due(page).getByRole('img', { name: /^Map with \d+ vessels? / })).toBeVisible()

  const counted = figureNames.filter((name) => (reply.figures?.[name].count ?? 0) > 0)
  expect(counted.length, 'the demo’s shipper has cargo everywhere').toBeGreaterThan(2)
  for (const name of counted) {
    const { figures: now } = await comeBack(page)
    await figures(page).nth(figureNames.indexOf(name)).click()
    await expect(page).toHaveURL(/\/containerdash\?criteria=/)
    await expect(grid(page)).toBeVisible()
    await expect(shownCount(page), name).toHaveText(new RegExp(`^${now?.[name].count} containers?`))
  }
})

test('what needs a customer is grouped by what to decide, each line with one action', async ({ page }) => {
  await signIn(page, 'shipper')
  const { lines: replyLines, tasks } = await comeBack(page)
  const shown = tasks.map(({ lines: all }) => Math.min(3, all)).reduce((sum, count) => sum + count, 0)
  await expect(lines(page)).toHaveCount(shown)
  for (const one of await lines(page).all()) await expect(one.getByRole('link')).toHaveCount(1)

  for (const [name, title] of Object.entries(cargoTasks)) {
    const own = replyLines.filter(({ kind }) => taskOf[kind] === name).slice(0, 3)
    const at = own.findIndex(({ count, boxes }) => count > 1 && boxes.length > 0)
    if (at < 0) continue
    await comeBack(page)
    await task(page, title).getByRole('listitem').nth(at).getByRole('link').click()
    await expect(grid(page)).toBeVisible()
    await expect(shownCount(page), title).toHaveText(new RegExp(`^${own[at]?.count} containers`))
  }
  for (const title of ['Return empties', 'Clear holds']) {
    await comeBack(page)
    const all = task(page, title).getByRole('link', { name: /^All / })
    if (!(await all.isVisible())) continue
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0]
    await all.click()
    await expect(grid(page)).toBeVisible()
    await expect(shownCount(page), title).toHaveText(new RegExp(`^${count} containers`))
  }

  const { lines: again } = await comeBack(page)
  const single = again.find(({ count, boxes }) => count === 1 && boxes.length === 1)
  const box = single?.boxes[0]
  const link = lines(page)
    .filter({ hasText: box?.containerNo.slice(4, 10) ?? '' })
    .getByRole('link')
    .first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/containerDetails/${box?.bookingNo}/${box?.containerNo}`)
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
  figures: {
    total: 40, fetchNow: { count: 17, freeOn: '2026-11-17', place: 'USLGB' }, onHold: { count: 8, holds: { customs: 2, collectPayment: 3 } },
    detention: { count: 12, amounts: [{ amount: '900.00', currency: 'CNY' }, { amount: '4860.00', currency: 'USD' }, { amount: '2500000.00', currency: 'VND' }] },
    arriving: { count: 64, ships: 4, from: '2026-11-17', to: '2026-11-24' },
  },
  tasks: [
    { task: 'fetch', count: 2, lines: 2 }, { task: 'returnEmpty', count: 5, lines: 1 }, { task: 'clearHolds', count: 1, lines: 1 },
    { task: 'ships', count: 2, lines: 1 }, { task: 'approve', count: 2, lines: 1 },
  ],
  lines: [
    line('pickupDue', { dueOn: '2026-11-15', dueAt: '2026-11-16T08:00:00Z' }),
    line('returnDue', { dueOn: '2026-11-17', dueAt: '2026-11-18T08:00:00Z', count: 5, args: { money: 'USD 1570.00' } }),
    line('holdToClear', { dueOn: '2026-11-18', dueAt: '2026-11-19T08:00:00Z', args: { holds: 'customs,dataHold' } }),
    line('boxReady', { args: { basis: 'estimate' } }),
    line('arrivalMoved', { vvd: 'FHM042E', count: 2, args: { vessel: 'Fairway Hummingbird', minutes: '1620', at: '2026-11-22T02:00:00Z', reason: 'weather' } }),
    line('accountWaiting', { place: null, count: 2, boxes: [], args: { names: 'An Tran, Bo Li', since: '2026-11-16T08:00:00Z' } }),
  ],
} satisfies Partial<HomeReply> // biome-ignore format: one line each
/** In the order of the tasks. */
const textsOf = {
  en: [
    /^2 accounts are awaiting approval\s*An Tran, Bo Li.*Review accounts$/,
    /^Return 5 containers before detention begins.*FWYU\s482913\s0 and 4 more.*USD 1,570\.00.*Today\s+12 h left.*Open all 5$/,
    /^FWYU\s482913\s0 is on hold at Long Beach.*until the end of 2026-11-18, Long Beach \(UTC−8\).*Customs, .*Soon\s+1 d 12 h left/,
    /^FWYU\s482913\s0 is not ready, and free time at the terminal is over.*since the end of 2026-11-15.*Overdue\s+1 d 11 h late/,
    /^FWYU\s482913\s0 is estimated ready for pickup at Long Beach.*Open container$/,
    /^Fairway Hummingbird reaches Long Beach 1 d 3 h later than expected.*now 2026-11-21 18:00, Long Beach \(UTC−8\).*2026-11-22 03:00 your time.*weather.*2 of your containers/,
  ],
  zh: [/2 个账户等待审核/, /5 个集装箱.*今天.*查看全部 5 个$/, /长滩未放行.*海关.*即将到期/, /尚不可提箱.*已逾期\s+已过 1 天 11 小时/, /提箱.*查看集装箱$/, /晚 1 天 3 小时.*天气/],
  vi: [/2 tài khoản chờ duyệt/, /5 container.*Hôm nay/, /bị giữ tại Long Beach.*Hải quan.*Sắp đến hạn/, /chưa lấy được.*Quá hạn\s+quá 1 ngày 11 giờ/, /^Theo dự kiến/, /muộn hơn dự kiến 1 ngày 3 giờ.*thời tiết/],
} // biome-ignore format: a table

test('it has three languages, port time and own time, on a phone and in the dark', async ({ page }) => {
  await change<HomeReply>(page, HOME, (reply) => ({ ...reply, ...noon }))
  await signIn(page, 'shipper')
  for (const language of languages) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await speak(page, language)
    await expect(lines(page)).toHaveText(textsOf[language])
    await expect(due(page).getByText('VND 2,500,000', { exact: true })).toBeVisible() // each currency by itself
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page), `${language} at ${width} pixels`).toEqual([])
    }
  }
  await expect(lines(page), 'a phone shows two tasks at first').toHaveCount(2)
  const all = due(page).getByRole('button', { name: 'Hiện cả 5 nhóm việc' })
  await all.focus()
  await page.keyboard.press('Space')
  await expect(lines(page)).toHaveText(textsOf.vi)
  await expect(all).toHaveCount(0)
  const found = await findViolations(page, 'on a phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await findViolations(page, 'in the dark', ['color-contrast'])))
  expect(found).toEqual([])
})

test('without cargo the page says how to begin, and a failure leaves the search usable', async ({ page, troubles }) => {
  await change<HomeReply>(page, HOME, (reply) => ({ ...reply, lines: [], tasks: [], ships: [] }))
  await signIn(page, 'shipper')
  await expect(due(page)).toContainText('Nothing needs you today')
  expect(await findViolations(page, 'nothing to do')).toEqual([])
  await page.unrouteAll()
  await change<HomeReply>(page, HOME, (reply) => ({
    ...reply,
    ...{ lines: [], tasks: [], ships: [], figures: reply.figures && { ...reply.figures, total: 0 } },
  }))
  await page.reload()
  await expect(due(page)).toContainText('No cargo yet')
  await expect(figures(page)).toHaveCount(0)
  await due(page).getByRole('link', { name: 'New booking request' }).first().click()
  await expect(page).toHaveURL(/\/bookingRequestDetails\?/)
  await page.unrouteAll()

  troubles.expect(noted.status(500))
  await page.route(HOME, (route) =>
    route.fulfill({ status: 500, json: { errorCode: 'GE0001', messageArgs: [], errorMessage: 'Sorry' } }),
  )
  await page.goto('/search')
  await expect(due(page).getByRole('alert')).toContainText('Container search still works')
  await searchField(page).fill('3104482')
  await page.unrouteAll()
  await due(page).getByRole('button', { name: 'Try again' }).click()
  await expect(lines(page).first()).toBeVisible()
  await expect(searchField(page)).toHaveValue('3104482')
})

test('customer service finds a customer by company and acts for them in two clicks', async ({ page }) => {
  await signIn(page, 'csr')
  const finder = page.getByRole('region', { name: 'Find a customer' })
  await finder.getByRole('searchbox').fill('ningbo lighting')
  await finder
    .getByRole('button', { name: /^Act for / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'User id' })).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'YES' }).click()
  await expect(page.getByRole('region', { name: 'Assumed user' })).toBeVisible()
})
