import type { Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { goTo, signIn } from './people.ts'
import { expect, languages, openHome, speak, test } from './portal.ts'
import { example } from './screens.ts'

const SCREEN = { width: 390, height: 844 }
const kinds = ['inTransit', 'hold', 'available', 'outGated'] as const

test.use({ viewport: SCREEN, hasTouch: true })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const topOf = (page: Page, name: string) => region(page, name).evaluate((one) => one.getBoundingClientRect().top)
const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Opens the page of an example, with its map, and measures it in every language. */
async function measure(page: Page, kind: (typeof kinds)[number]) {
  const { container, path } = example(kind)
  await goTo(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(container.slice(4, 10))
  await expect(page.locator('main svg[role=img]')).toBeVisible()
  for (const language of languages) {
    await speak(page, language)
    expect(await lengthOf(page), `${kind} in ${language}`).toBeLessThanOrEqual(4 * SCREEN.height)
    expect(await overflow(page), `${kind} in ${language}`).toEqual([])
  }
  await speak(page, 'en')
}

test('a shipper reads the page of a container in four screens of a phone', async ({ page }) => {
  await signIn(page, 'shipper')
  for (const kind of kinds) await measure(page, kind)

  await test.step('the answer, the journey and the map come first, then the headings with what matters of each', async () => {
    const order = ['Can I pick it up?', 'Journey', 'Route and position', 'Holds', 'Free time and detention', 'Booking']
    const tops = await Promise.all(order.map((name) => topOf(page, name)))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await expect(region(page, 'Free time and detention')).toContainText(/USD\s[\d\u2009]+\.\d\d/)
    await expect(region(page, 'Cargo in the container')).toContainText(/\d kg/)
    await expect(region(page, 'Booking')).toContainText('FWYL310442201')
    for (const name of [
      'Holds',
      'Free time and detention',
      'Booking',
      'Container',
      'Cargo in the container',
      'Legs',
      'Event history',
    ])
      await expect(region(page, name).getByRole('button', { expanded: false }), name).toBeVisible()
  })
  expect(await findViolations(page, 'a folded container')).toEqual([])
})

test('a guest reads the page of a container in four screens of a phone', async ({ page }) => {
  await openHome(page)
  for (const kind of kinds) await measure(page, kind)
  for (const name of ['Container', 'Legs', 'Event history'])
    await expect(region(page, name).getByRole('button', { expanded: false }), name).toBeVisible()
})

test('on a phone a part opens by its heading, the holds by the answer too; paper and wide screens show every part', async ({
  page,
}) => {
  await signIn(page, 'shipper', example('inTransit').path)
  const holds = region(page, 'Holds')
  await expect(holds).toContainText('2 of 9 open')
  await expect(holds.getByRole('listitem').first()).toBeHidden()
  await page.getByRole('button', { name: 'See the holds' }).click()
  await expect(holds.getByRole('button', { name: /^Holds/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(holds.getByText('Surrender an original bill of lading')).toBeVisible()
  await expect(holds.getByRole('button', { name: /^Holds/ })).toBeInViewport()
  expect(await holds.evaluate((one) => one.parentElement === document.activeElement)).toBe(true)
  await holds.getByRole('button', { name: /^Holds/ }).click()
  await expect(holds.getByRole('listitem').first()).toBeHidden()

  const booking = region(page, 'Booking')
  const opener = booking.getByRole('button')
  await expect(opener).toHaveAccessibleName('Booking FWYL310448201 +1')
  await opener.focus()
  await page.keyboard.press('Space')
  await expect(booking.getByText('Lakeshore Home, Inc.').first()).toBeVisible()
  await expect(opener, 'what it contains is not said twice').toHaveAccessibleName('Booking')
  await page.keyboard.press('Space')
  await expect(booking.getByText('Lakeshore Home, Inc.').first()).toBeHidden()

  const inside = ['Surrender an original bill of lading', 'Lakeshore Home, Inc.', 'CN884120']
  await page.emulateMedia({ media: 'print' })
  for (const text of inside) await expect(page.getByText(text).first(), 'on paper').toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  for (const text of inside) await expect(page.getByText(text).first(), 'on a phone').toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const text of inside) await expect(page.getByText(text).first(), 'on a wide screen').toBeVisible()
  for (const name of ['Holds', 'Booking', 'Legs']) await expect(region(page, name).getByRole('button')).toHaveCount(0)
})

test('on a phone what is folded is drawn when the page is idle, and before that where it is opened or printed', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })) // never idle
  await page.goto(example('inTransit').path)
  const [legs, events] = [region(page, 'Legs'), region(page, 'Event history')]
  await expect(events.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('table', { includeHidden: true })).toHaveCount(0)
  await legs.getByRole('button').click()
  await expect(legs.getByRole('row', { name: /^Ocean/ })).toBeVisible()
  await expect(events.getByRole('table', { includeHidden: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(events.getByRole('row').nth(1)).toBeVisible()
})
