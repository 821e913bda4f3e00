import type { CargoDetailReply, ExpectedAvailability } from '@fairway/contract/tracking/tracking.schema'
import { findViolations } from './barriers.ts'
import { liveIndicator, test as liveTest } from './live-portal.ts'
import { change, cut, noted } from './network-faults.ts'
import { goTo, signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'
import { example } from './screens.ts'

const CUSTOMS = /\/api\/cargo\/customsHistory/
const OWN = '/containerDetails/3104482/FWYU4829130'

test('a shipper sees verdict, holds, cargo and booking of its own container', async ({ page, troubles }) => {
  troubles.expect(noted.cut)
  await signIn(page, 'shipper', OWN)
  const verdict = page.getByRole('region', { name: 'Can I pick it up?' })
  await expect(verdict).toContainText('Not yet. The container is on its way to Chicago. Estimated to be ready')
  await expect(verdict).toContainText('Holds to clear by then: Original B/L and Collect payment.')
  await expect(verdict).toContainText(/estimates depend on US customs clearance.*CTF and Pier Pass/)
  const holds = page.getByRole('region', { name: 'Holds' })
  await verdict.getByRole('button', { name: 'See the holds' }).click()
  await expect(holds.getByText('2 of 9 open')).toBeInViewport()
  const hold = (name: string) => holds.getByRole('listitem').filter({ hasText: name })
  await expect(holds.getByRole('listitem')).toHaveCount(9)
  await expect(holds.getByRole('listitem').first()).toContainText('Original B/L')
  await expect(hold('Original B/L').getByText('Surrender an original bill of lading')).toBeVisible()
  await expect(hold('Original B/L')).toContainText(/On hold since\s*\d{4}-\d\d-\d\d \d\d:\d\d .*Long Beach, UTC−[78]/)
  await expect(hold('Clean truck fee')).toContainText('not required')
  await expect(hold('Data hold').getByText('Who clears it')).toBeHidden()
  await hold('Data hold').locator('summary').click()
  await expect(hold('Data hold').getByText('the carrier’s customer service')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cargo in the container' })).toContainText('CN884120')
  const booking = page.getByRole('region', { name: 'Booking', exact: true })
  await expect(booking).toContainText('FWYL310448201, FWYL310448202')
  await expect(booking).toContainText('Lakeshore Home, Inc.')
  await expect(page.getByText('Sign in to see holds')).toHaveCount(0)
  expect(await findViolations(page, 'one’s own container')).toEqual([])

  await test.step('a history that failed to load is there after a retry', async () => {
    await cut(page, CUSTOMS)
    const customs = page.getByRole('region', { name: 'Customs history' })
    await customs.getByRole('button').click()
    await expect(customs.getByRole('alert')).toContainText('These entries could not be loaded')
    await page.unroute(CUSTOMS)
    await customs.getByRole('button', { name: 'Try again' }).click()
    await expect(customs.getByRole('rowheader').last()).toHaveText('AMS manifest filed')
  })

  await test.step('private facts are gone after signing out', async () => {
    await expect(page.getByRole('region', { name: 'Holds' })).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('session'))
    await page.reload()
    await expect(page.getByText('Sign in to see holds, documents and charges.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Holds' })).toHaveCount(0)
  })
})

/** First by a rule, then by none when it was switched off, then by an exception for the later ship. */
const rule = { ruleId: 7, isException: false, arrivalDay: 6, arrivalFrom: '16:00', arrivalTo: '00:00', days: 1, time: '18:00' } // biome-ignore format: one rule
const expectations: ExpectedAvailability[] = [
  { availableAt: '2026-11-20T02:00:00Z', deliveredAt: null, since: '2026-11-01T08:00:00Z', rule, endedBy: 'rule' },
  { availableAt: '2026-11-19T02:00:00Z', deliveredAt: null, since: '2026-11-03T08:00:00Z', rule: null, endedBy: 'arrival' },
  { availableAt: '2026-11-21T05:00:00Z', deliveredAt: null, since: '2026-11-05T08:00:00Z', endedBy: null,
    rule: { ...rule, ruleId: 90, isException: true, arrivalDay: null, days: 2, time: '20:00' } },
] // biome-ignore format: a table
const history = {
  en: ['Exception 90: arrival any day 16:00–24:00, available 2 days later 20:00', 'Estimate changed 2 times', '2026-11-19 18:00', 'Rule 7', '1 day earlier · an arrival rule changed', '2 days 3 h later · the vessel’s arrival changed'],
  zh: ['例外 90：每天 16:00–24:00 抵港，2 天后 20:00 可提箱', '预计时间变更 2 次', '规则 7', '提前 1 天 · 到港规则变更', '推迟 2 天 3 小时 · 船舶抵港时间变更'],
  vi: ['Ngoại lệ 90: tàu đến mọi ngày 16:00–24:00, lấy hàng sau 2 ngày lúc 20:00', 'Quy tắc 7', 'giờ tàu đến thay đổi'],
} // biome-ignore format: a table

test('an estimate names its rule, and shows the earlier estimates', async ({ page }) => {
  await signIn(page, 'shipper', OWN)
  const facts = page.getByRole('region', { name: /^(Container|集装箱信息|Thông tin container)$/ })
  await expect(facts).toContainText(
    /Rule \d+: arrival \w{3} \d\d:\d\d–\d\d:\d\d, available (same|next|\d+) days? .*\d\d:\d\d/,
  )
  await change<CargoDetailReply>(page, /\/api\/cargo\/detail/, (reply) => ({
    ...reply,
    own: reply.own && { ...reply.own, availabilityHistory: expectations },
  }))
  await page.reload()
  await facts.locator('summary').last().click()
  for (const language of languages) {
    await speak(page, language)
    for (const text of history[language]) await expect(facts).toContainText(text)
  }
  expect(await findViolations(page, 'earlier estimates')).toEqual([])
})

/** One text of the verdict, of a hold's guide, of the free time and of the histories, in each language. */
const textsOf = {
  en: ['No. On hold at', 'Your customs broker', 'Last free day at the terminal', 'Customs history'],
  zh: ['不能。该箱在', '您的报关行', '码头免费堆存截止日', '海关记录'],
  vi: ['Chưa được. Đang bị giữ tại', 'Đại lý hải quan của bạn', 'Ngày miễn phí cuối tại cảng', 'Lịch sử hải quan'],
}

test('a container on hold says so in three languages, with who releases it', async ({ page }) => {
  await signIn(page, 'shipper', example('hold').path)
  for (const language of languages) {
    await speak(page, language)
    for (const text of textsOf[language]) await expect(page.getByRole('main')).toContainText(text)
  }

  await test.step('a list names the holds of one’s own containers', async () => {
    await speak(page, 'en')
    await goTo(page, '/containerList/booking=3104482')
    const row = page.getByRole('listitem').filter({ hasText: 'FWYU 482913 0' })
    await expect(row).toContainText('Original B/L')
  })
})

liveTest('a consignee sees at every step whether the container is available', async ({ page, carrier }) => {
  const containerNo = await carrier.begin()
  await carrier.load(containerNo)
  await signIn(page, 'consignee', `/containerDetails/${carrier.bookingNo}/${containerNo}`)
  await expect(liveIndicator(page)).toBeVisible()
  const verdict = page.getByRole('region', { name: 'Can I pick it up?' })
  await expect(verdict).toContainText('Not yet. The container is on its way to Long Beach.')
  const customs = page.getByRole('region', { name: 'Customs history' })
  await customs.getByRole('button').click()
  await expect(customs).toContainText('No customs events for this container yet.')

  await carrier.customs(containerNo, 'inspectionOrdered')
  await expect(customs.getByRole('rowheader'), 'an open history changes by itself').toHaveText('Exam ordered')
  await carrier.hold(containerNo, 'customs', 'red')
  await carrier.discharge(containerNo)
  await expect(verdict).toContainText('No. On hold at Long Beach SSA Terminal C: Customs.')
  await expect(page.getByRole('region', { name: 'Holds' })).toContainText('Intensive exam')
  await carrier.hold(containerNo, 'customs', 'green')
  await carrier.release(containerNo)
  await expect(verdict).toContainText('Yes. It is available at Long Beach SSA Terminal C')

  await carrier.interchange(containerNo, `EIR-${carrier.bookingNo}`)
  await carrier.detain(containerNo, 3, '1275.00')
  await carrier.gateOut(containerNo)
  await expect(verdict).toContainText(/Already picked up\..*\d days ago: in detention/)
  const freeTime = page.getByRole('region', { name: 'Free time and detention' })
  await expect(freeTime).toContainText(/Last day to return without detention.*Free days5 days.*USD\s1\u2009275\.00/)
  const receipts = page.getByRole('region', { name: 'EIR history' })
  await receipts.getByRole('button').click()
  await expect(receipts.getByRole('row').last()).toContainText(
    /Full out.*Damaged.*Dent in the left door.*Harbor Drayage/,
  )
})

test('without TD or BD a person sees the public facts of a container, and why', async ({ page }) => {
  await signIn(page, 'rep', OWN)
  await expect(page.getByText('This is the public view. Holds, parties and free time need')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
  for (const name of ['Can I pick it up?', 'Holds', 'Customs history'])
    await expect(page.getByRole('region', { name })).toHaveCount(0)
})

test('a rival sees the public facts of the same container, and why', async ({ page }) => {
  await signIn(page, 'rival', OWN)
  await expect(page.getByText('This is the public view: the booking does not name your company.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
  for (const name of ['Holds', 'Can I pick it up?', 'Customs history', 'Free time and detention'])
    await expect(page.getByRole('region', { name })).toHaveCount(0)
  await expect(page.getByText('Lakeshore')).toHaveCount(0)
})
