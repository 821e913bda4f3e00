import { findViolations } from './barriers.ts'
import { cut, noted } from './faults.ts'
import { test as liveTest, sign } from './live-portal.ts'
import { signIn } from './people.ts'
import { expect, test } from './portal.ts'
import { example } from './screens.ts'

const CUSTOMS = /\/api\/cargo\/customsHistory/
const OWN = '/containerDetails/3104482/FWYU4829130'

test('a shipper sees verdict, holds, cargo and booking of a box of its own', async ({ page }) => {
  await signIn(page, 'shipper', OWN)
  const verdict = page.getByRole('region', { name: 'Can I pick it up?' })
  await expect(verdict).toContainText('Not yet. The container is on its way to Chicago. Estimated to be ready')
  await expect(verdict).toContainText('Holds to clear until then: Original B/L and Collect payment.')
  await expect(verdict).toContainText(/estimates depend on US customs clearance.*CTF and Pier Pass/)
  const holds = page.getByRole('region', { name: 'Holds' })
  await verdict.getByRole('button', { name: 'See the holds' }).click()
  await expect(holds.getByText('2 of 9 holds keep this container')).toBeInViewport()
  const hold = (name: string) => holds.getByRole('listitem').filter({ hasText: name })
  await expect(holds.getByRole('listitem')).toHaveCount(9)
  await expect(holds.getByRole('listitem').first()).toContainText('Original B/L')
  await expect(hold('Original B/L').getByText('Surrender an original bill of lading')).toBeVisible()
  await expect(hold('Original B/L')).toContainText(/On hold since\s*\d{4}-\d\d-\d\d \d\d:\d\d .*Long Beach, UTC−[78]/)
  await expect(hold('Clean truck fee')).toContainText('not required')
  await expect(hold('Data hold').getByText('Who clears it')).toBeHidden()
  await hold('Data hold').locator('summary').click()
  await expect(hold('Data hold').getByText('the carrier’s customer service')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cargo in the box' })).toContainText('CN884120')
  const booking = page.getByRole('region', { name: 'Booking', exact: true })
  await expect(booking).toContainText('FWYL310448201, FWYL310448202')
  await expect(booking).toContainText('Lakeshore Home, Inc.')
  await expect(page.getByText('Sign in to see holds')).toHaveCount(0)
  expect(await findViolations(page, 'a box of one’s own')).toEqual([])
})

test('a history that could not be loaded is there at another try', async ({ page, troubles }) => {
  troubles.expect(noted.cut)
  await signIn(page, 'shipper', OWN)
  await cut(page, CUSTOMS)
  const customs = page.getByRole('region', { name: 'Customs history' })
  await customs.getByRole('button').click()
  await expect(customs.getByRole('alert')).toContainText('These entries could not be loaded')
  await page.unroute(CUSTOMS)
  await customs.getByRole('button', { name: 'Try again' }).click()
  await expect(customs.getByRole('rowheader').last()).toHaveText('AMS manifest filed')
})

/** One word of the verdict, of a hold's guide, of the free time and of the histories, in each language. */
const said = {
  en: ['No. On hold at', 'Your customs broker', 'Last free day at the terminal', 'Customs history'],
  zh: ['不能。该箱在', '您的报关行', '码头免费堆存截止日', '海关记录'],
  vi: ['Chưa được. Đang bị giữ tại', 'Đại lý hải quan của bạn', 'Ngày miễn phí cuối tại cảng', 'Lịch sử hải quan'],
}

test('a held box says so in three languages, with who clears it', async ({ page }) => {
  await signIn(page, 'shipper', example('hold').path)
  for (const [language, texts] of Object.entries(said)) {
    await page.evaluate((code) => localStorage.setItem('selectedLanguage', code), language)
    if (language !== 'en') await page.goto(example('hold').path)
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text)
  }
})

liveTest('a consignee is told at every turn whether the box can be fetched', async ({ page, carrier }) => {
  const box = await carrier.begin()
  await carrier.load(box)
  await signIn(page, 'consignee', `/containerDetails/${carrier.bookingNo}/${box}`)
  await expect(sign(page)).toBeVisible()
  const verdict = page.getByRole('region', { name: 'Can I pick it up?' })
  await expect(verdict).toContainText('Not yet. The container is on its way to Long Beach.')
  const customs = page.getByRole('region', { name: 'Customs history' })
  await customs.getByRole('button').click()
  await expect(customs).toContainText('Customs has not said anything about this container yet.')

  await carrier.customs(box, 'inspectionOrdered')
  await expect(customs.getByRole('rowheader'), 'an open history changes by itself').toHaveText('Exam ordered')
  await carrier.hold(box, 'customs', 'red')
  await carrier.discharge(box)
  await expect(verdict).toContainText('No. On hold at Long Beach SSA Terminal C: Customs.')
  await expect(page.getByRole('region', { name: 'Holds' })).toContainText('Intensive exam')
  await carrier.hold(box, 'customs', 'green')
  await carrier.release(box)
  await expect(verdict).toContainText('Yes. It is available at Long Beach SSA Terminal C')

  await carrier.interchange(box, `EIR-${carrier.bookingNo}`)
  await carrier.detain(box, 3, '1275.00')
  await carrier.gateOut(box)
  await expect(verdict).toContainText(/Picked up already\..*\d days ago: detention is charged/)
  const freeTime = page.getByRole('region', { name: 'Free time and detention' })
  await expect(freeTime).toContainText(/Last day to return without detention.*Free days5 days.*USD\s1\u2009275\.00/)
  const receipts = page.getByRole('region', { name: 'EIR history' })
  await receipts.getByRole('button').click()
  await expect(receipts.getByRole('row').last()).toContainText(
    /Full out.*Damaged.*Dent in the left door.*Harbor Drayage/,
  )
})

test('a rival sees of the same box what everyone sees, and is told why', async ({ page }) => {
  await signIn(page, 'rival', OWN)
  await expect(page.getByText('You see the public view: this booking does not name your company.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
  for (const name of ['Holds', 'Can I pick it up?', 'Customs history', 'Free time and detention'])
    await expect(page.getByRole('region', { name })).toHaveCount(0)
  await expect(page.getByText('Lakeshore')).toHaveCount(0)
})

test('a list names what keeps the boxes of one’s own', async ({ page }) => {
  await signIn(page, 'shipper', '/containerList/booking=3104482')
  const row = page.getByRole('listitem').filter({ hasText: 'FWYU 482913 0' })
  await expect(row).toContainText('Original B/L')
})

test('what was shown of one’s own is gone when one signs out', async ({ page }) => {
  await signIn(page, 'shipper', OWN)
  await expect(page.getByRole('region', { name: 'Holds' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('session'))
  await page.reload()
  await expect(page.getByText('Sign in to see holds, documents and charges.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Holds' })).toHaveCount(0)
})
