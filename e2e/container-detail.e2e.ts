import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { noted } from './network-faults.ts'
import { goTo } from './people.ts'
import { expect, test } from './portal.ts'
import { example } from './screens.ts'

const WHEN = String.raw`\w{3} \d{4}-\d\d-\d\d \d\d:\d\d local time`

/** The first sentence of each example, and the current milestone of its journey. */
const stages = [
  [
    'booked',
    `^Booked\\. No pickup of the empty container has been reported yet\\. Planned to arrive at Long Beach ${WHEN}\\.$`,
  ],
  ['emptyPickup', '^Empty container picked up at Ningbo Beilun empty depot\\. ', 'Empty picked up'],
  ['atOrigin', '^At Ningbo Beilun terminal, waiting to be loaded\\. Due at Long Beach ', 'Gate in, full'],
  ['inTransit', `^At sea\\. Due at Long Beach ${WHEN}, .* early\\.$`, 'Departed'],
  ['transshipment', '^In transit\\. Due at Long Beach ', 'Discharged for transshipment'],
  ['onRail', `^On the train to Chicago\\. Due at Chicago ${WHEN}`, 'Train departed'],
  ['hold', '^On hold at Long Beach SSA Terminal C\\.$', 'Discharged'],
  ['available', '^Available for pickup at Long Beach SSA Terminal C\\.$', 'Available for pickup'],
  [
    'notYetAvailable',
    '^At Long Beach SSA Terminal C\\. .*[Nn]ot (yet )?available for pickup',
    'Not available for pickup',
  ],
  ['notRequired', '^Available for pickup at Long Beach SSA Terminal C\\.$', 'Available for pickup'],
  ['outGated', `^Picked up at Long Beach SSA Terminal C ${WHEN}\\.$`, 'Picked up by the consignee'],
  ['emptyReturned', `^Journey complete\\. Empty returned at .* ${WHEN}\\.$`, 'Empty returned'],
  ['disorderly', '^At sea\\. Due at Honolulu ', 'Departed'],
] as const

test('every stage shows its name, a sentence, and the current milestone', async ({ page }) => {
  for (const [at, [name, sentence, reached]] of stages.entries()) {
    const { path, container, stage } = example(name)
    if (at === 0) await page.goto(path)
    else await goTo(page, path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(`${container.slice(0, 4)} ${container.slice(4, 10)} ${container.slice(10)}`)
    await expect(page.getByText(stage, { exact: true })).toBeVisible()
    await expect(page.getByText(new RegExp(sentence)).first(), name).toBeVisible()
    const now = page.getByRole('region', { name: 'Journey' }).locator('[aria-current=step]')
    if (reached) await expect(now).toContainText(reached)
    else await expect(now).toHaveCount(0)
    if (name === 'booked') {
      await expect(page.getByText('Nothing has been reported yet.')).toBeVisible()
      await expect(page.getByText('No updates on this container yet')).toBeVisible()
    }
  }
})

test('the facts name container, booking, vessel and estimates with their note', async ({ page }) => {
  await page.goto(example('inTransit').path)
  await test.step('the journey shows what happened, what is estimated and what is planned', async () => {
    const points = page.getByRole('region', { name: 'Journey' }).getByRole('listitem')
    await expect(points.filter({ hasText: 'Departed' })).toContainText(/Ningbo.*UTC\+8.*actual/)
    await expect(points.filter({ hasText: /^Arrival.*Hummingbird/ })).toContainText(
      /Long Beach.*UTC−[78].*estimated.*planned/,
    )
    await expect(points.filter({ hasText: 'Departure by rail' })).toContainText(/Long Beach.*UTC−[78].*planned/)
    await expect(points.filter({ hasText: 'Return of the empty' })).toContainText('no date yet')
  })
  await expect(page.getByText("40' high cube dry · 45G1")).toBeVisible()
  const facts = page.getByRole('region', { name: 'Container', exact: true })
  await expect(facts, 'the heading says it').not.toContainText('FWYU 482913 0')
  await expect(facts).toContainText('Not Yet Available')
  await expect(facts).toContainText('Estimated delivery')
  await expect(facts).toContainText(
    'Availability estimates depend on US customs clearance, carrier fees paid, original bill surrendered, CTF and Pier Pass.',
  )
  const legs = page.getByRole('region', { name: 'Legs' }).getByRole('rowheader')
  await expect(legs).toContainText(['POL terminal', 'Ocean', 'At terminal', 'US inland rail'])
  await facts.getByRole('link', { name: '3104482' }).click()
  await expect(page).toHaveURL('/containerList/booking=3104482')
})

test("times are local to the place, independent of the reader's clock", async ({ page, baseURL }) => {
  const { booking, container, path } = example('emptyReturned')
  const reply = await fetch(new URL(`/api/cargopub/detail?bookingNo=${booking}&containerNo=${container}`, baseURL))
  const { events, places } = (await reply.json()) as PublicDetailReply
  await page.goto(path)
  await test.step('the history contains every event, the newest first', async () => {
    const events = page.getByRole('region', { name: 'Event history' }).getByRole('rowheader')
    await expect(events).toHaveText([
      'Empty returned',
      'Gate out, full',
      'Available for pickup',
      'Discharged from vessel',
      'Vessel arrived',
      'Vessel departed',
      'Loaded on vessel',
      'Gate in, full',
      'Empty picked up',
    ])
  })
  const rows = page.getByRole('region', { name: 'Event history' }).getByRole('row')
  for (const [at, event] of events.toReversed().entries()) {
    const zone = places[event.place]?.zone ?? ''
    const [local = '', offset = ''] = wallClock(event.at, zone)
    await expect(rows.nth(at + 1)).toContainText(local)
    await expect(rows.nth(at + 1)).toContainText(offset)
  }
  expect(new Set(events.map(({ place }) => places[place]?.zone)).size).toBeGreaterThan(1)
})

/** Date, time and offset in a zone, calculated independently of the page. */
function wallClock(instant: string, timeZone: string) {
  const local = new Date(instant).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const offset = new Date(instant).toLocaleString('en-US', { timeZone, timeZoneName: 'shortOffset' })
  return [local, offset.slice(offset.indexOf('GMT')).replace('GMT', 'UTC').replace('-', '−')]
}

test('a booking and a container that do not belong together are like a shipment that does not exist', async ({
  page,
  troubles,
}) => {
  troubles.expect(noted.status(404))
  await page.goto('/containerDetails/3104428/FWYU4829130')
  await expect(page.getByRole('alert')).toContainText(
    'Shipment not found for FWYU4829130. Please search by booking number',
  )
  await expect(page.getByRole('link', { name: 'New search' })).toBeVisible()
  await page.getByRole('link', { name: 'Booking 3104428' }).last().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104428' })).toBeVisible()
})

test('hostile paths of a container show a clear page', async ({ page, troubles }) => {
  troubles.tolerate(noted.status(404), noted.status(400))
  for (const path of [
    '<b>x</b>/FWYU4829130',
    '3104482/%00',
    '3104482/<img src=x>',
    `${'9'.repeat(300)}/${'A'.repeat(300)}`,
  ]) {
    await page.goto(`/containerDetails/${path}`)
    await expect(page.getByRole('alert').or(page.getByText('No Containers Here'))).toBeVisible()
    await expect(page.getByRole('main').locator('b, img')).toHaveCount(0)
  }
})

test('a shared link opens the same page for somebody else', async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(example('onRail').path)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link was copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(new URL(example('onRail').path, baseURL).href)

  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const theirs = await stranger.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('FWYU 904371 3')
  await expect(theirs.getByText('火车已发车').first()).toBeVisible()
  await stranger.close()
})

test('a guest sees no parties, holds or charges, neither on the page nor on the wire', async ({ page }) => {
  const onThePage = /Lighting|Lakeshore|Lakeside|Textiles|Original B\/L|Collect|USD|exam|Invoice/
  const onTheWire =
    /lighting|lakeshore|lakeside|textiles|originalBl|collectPayment|customs|surrender|USD|exam|shipper|"holds"/i
  for (const name of ['inTransit', 'rival', 'hold'] as const) {
    const { path, container } = example(name)
    for (const place of [path, `/containerList/container=${container}`]) {
      const answered = page.waitForResponse(/\/api\/cargopub\/(search|detail)/).then((response) => response.text())
      await page.goto(place)
      const answer = await answered
      expect(answer).toContain(container)
      expect(answer).not.toMatch(onTheWire)
      await expect(page.getByRole('main')).toContainText('Ningbo')
      await expect(page.locator('body')).not.toContainText(onThePage)
    }
  }
})

test('a browser that does not know Temporal shows the same times', async ({ page }) => {
  const read = async () => {
    await page.goto(example('emptyReturned').path)
    const history = page.getByRole('region', { name: 'Event history' })
    await expect(history.getByRole('row').nth(1)).toBeVisible()
    const parts = [history, page.getByRole('region', { name: 'Journey' }), page.getByText(/^Last update/)]
    return Promise.all(parts.map((part) => part.innerText()))
  }
  const known = await read()
  expect(await page.evaluate(() => 'Temporal' in window)).toBe(true)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Temporal'))
  expect(await read()).toEqual(known)
  expect(await page.evaluate(() => 'Temporal' in window)).toBe(false)
  expect(known.join()).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d[\s\S]*UTC[+−]\d/)
})
