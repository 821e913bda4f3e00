import { noted } from './network-faults.ts'
import { goTo } from './people.ts'
import { expect, languages, searchField, speak, test } from './portal.ts'
import { example } from './screens.ts'

const list = (query: string) => `/containerList/${query}`

test('each container has one sentence, found by its own number or by that of its booking', async ({ page }) => {
  await page.goto(list('container=FWYU4829130'))
  await expect(page).toHaveTitle(/^Container list · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Container list')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'FWYU 482913 0' }) })
  await expect(row).toContainText('In-Transit')
  await expect(row).toContainText(/At sea\. Due at Long Beach \w{3} \d{4}-\d\d-\d\d \d\d:\d\d local time/)
  await expect(row).toContainText('Vessel departed')
  await expect(row).toContainText('Ningbo → Long Beach → Chicago')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(example('inTransit').path)

  await test.step('several containers keep the order of the search', async () => {
    await goTo(page, list('container=FWYU3182650,FWYU4829130,FWYU7712044'))
    await expect(page.getByText('3 containers')).toBeVisible()
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText(['FWYU 318265 0', 'FWYU 482913 0', 'FWYU 771204 4'])
  })

  await test.step('booking and B/L show the containers under their booking', async () => {
    for (const query of ['bl=FWYL310448201', 'booking=3104482']) {
      await goTo(page, list(query))
      await expect(page).toHaveURL(list(query))
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const booking = page.getByRole('region', { name: 'Booking 3104482' })
      await expect(booking.getByRole('heading', { level: 3, name: 'FWYU 482913 0' })).toBeVisible()
    }
  })

  await test.step('back, forward and reload show the same page again', async () => {
    await page.getByRole('link', { name: 'FWYU 482913 0' }).click()
    await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104482' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'FWYU 482913 0' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
  })
})

test('found numbers are shown beside those not found, each with its reason', async ({ page }) => {
  await page.goto(list('container=FWYU4829130,FWYU1111112,FWYU8627409,fwyu4829131'))
  await expect(page.getByRole('heading', { name: 'FWYU 482913 0' })).toBeVisible()
  const missing = page.getByRole('region', { name: '2 numbers were not found' })
  await expect(missing).toContainText('No bookings for container FWYU1111112. Check the number')
  await expect(missing).toContainText('Shipment not found for FWYU8627409. Please search by booking number')
  const invalid = page.getByRole('region', { name: 'Please check this number' })
  await expect(invalid).toContainText('The check digit of FWYU 482913 1 is wrong')
  await invalid.getByRole('link', { name: 'Search FWYU 482913 0' }).click()
  await expect(page).toHaveURL(list('container=FWYU4829130'))
})

const notFound = {
  en: [
    'No bookings for container FWYU1111112. Check the number or search by booking number.',
    'No East-bound China bookings for the booking number 9999999.',
    'No East-bound China bookings for the B/L number FWYL999999901.',
    'Shipment not found for FWYU8627409. Please search by booking number: the container may no longer be on an active booking, or it moved more than 90 days ago.',
  ],
  zh: [
    '未找到箱号 FWYU1111112 的订舱。请核对箱号，或改用订舱号查询。',
    '订舱号 9999999 下没有中国东行的订舱。',
    '提单号 FWYL999999901 下没有中国东行的订舱。',
    '未找到 FWYU8627409 的货载。请用订舱号查询：该箱可能已不在有效订舱上，或最后动态已超过 90 天。',
  ],
  vi: [
    'Không có booking nào cho container FWYU1111112. Hãy kiểm tra lại số hoặc tra theo số booking.',
    'Không có booking tuyến hướng Đông từ Trung Quốc cho số booking 9999999.',
    'Không có booking tuyến hướng Đông từ Trung Quốc cho số vận đơn FWYL999999901.',
    'Không tìm thấy lô hàng FWYU8627409.',
  ],
} as const
const unknown = ['container=FWYU1111112', 'booking=9999999', 'bl=FWYL999999901', 'container=FWYU8627409']

const route = { en: 'Ningbo → Long Beach → Chicago', zh: '宁波 → 长滩 → 芝加哥', vi: 'Ningbo → Long Beach → Chicago' }

test("places have their own names, and an unknown number gets the catalogue's text, in every language", async ({
  page,
  troubles,
}) => {
  troubles.expect(noted.status(404))
  for (const [at, query] of unknown.entries()) {
    if (at === 0) await page.goto(list(query))
    else await goTo(page, list(query))
    for (const language of languages) {
      await speak(page, language)
      await expect(page.getByRole('alert')).toContainText(notFound[language][at] ?? '')
    }
  }
  await goTo(page, list('container=FWYU4829130'))
  for (const language of languages) {
    await speak(page, language)
    await expect(page.getByText(route[language])).toBeVisible()
  }
})

test('an invalid link offers what it may have meant', async ({ page }) => {
  await test.step('an unknown search type', async () => {
    await page.goto(list('vessel=FWYU4829130'))
    await expect(page.getByText('Search by container, booking or B/L number.')).toBeVisible()
    await page.getByRole('link', { name: 'Search FWYU 482913 0' }).click()
    await expect(page.getByRole('heading', { name: 'FWYU 482913 0' })).toBeVisible()
  })
  await test.step('a number of another kind', async () => {
    await goTo(page, list('booking=FWYU4829130'))
    await expect(page.getByText('FWYU4829130 looks like a container number.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Search FWYU 482913 0' })).toBeVisible()
  })
  await test.step('six numbers', async () => {
    await goTo(page, list('booking=3104482,3104428,3104459,3104468,3104471,3104430'))
    await expect(page.getByText('This link has 6 numbers; at most 5 can be searched at once.')).toBeVisible()
    await page.getByRole('link', { name: 'Show the first 5' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104471' })).toBeVisible()
  })
})

test('hostile links show a clear page and run nothing', async ({ page, troubles }) => {
  troubles.tolerate(noted.status(404), noted.status(400), noted.status(414), noted.status(431))
  await page.addInitScript(() => Object.assign(window, { alert: () => console.error('a link ran its own script') }))
  const hostile = [
    'container=<img src=x onerror=alert(1)>',
    'container=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '"><svg onload=alert(1)>',
    "container=FWYU4829130';drop table containers;--",
    'container=%00',
    'container=FWYU482913%000',
    'container=%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    'container=%E0%A4%A', // invalid encoding
    'container=🚢🚢🚢',
    'container=\u202eFWYU4829130',
    '__proto__=1',
    'constructor=FWYU4829130',
    '=',
    'container=',
    'container=,,,,',
    `container=${'A'.repeat(6000)}`,
    `container=${Array.from({ length: 400 }, (_, at) => 3_000_000 + at).join(',')}`,
  ]
  for (const query of hostile) {
    await page.goto(list(query))
    await expect(page.getByRole('heading', { level: 1 }), query.slice(0, 60)).toHaveText(
      /^(Container list|No Containers Here)$/,
    )
    await expect(page.getByRole('main').locator('img, script, svg[onload]')).toHaveCount(0)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, query.slice(0, 60)).toBeLessThanOrEqual(0)
  }
})

test('the next search starts with the numbers of this one', async ({ page }) => {
  await page.goto('/containerList/container=FWYU4829130,FWYU3182650')
  await expect(page.getByRole('link', { name: 'FWYU 318265 0' })).toBeVisible()
  await page.getByRole('button', { name: 'FWYU 318265 0' }).click()
  await searchField(page).fill('FWYU904371')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/containerList/container=FWYU4829130,FWYU9043713')
  await expect(page.getByRole('link', { name: 'FWYU 904371 3' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'FWYU 318265 0' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'FWYU 318265 0' })).toBeVisible()
})
