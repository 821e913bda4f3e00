import type { Page } from '@playwright/test'
import type { Carrier } from './carrier.ts'
import { countStreams, liveIndicator, openContainer, stage, test } from './live-portal.ts'
import { expect } from './portal.ts'

// tabs that people open have a process each
test.use({ sharesProcess: false })

test('two tabs share one stream, and the other continues when its owner closes', async ({ page, context, carrier }) => {
  const opened = countStreams(context)
  const containerNo = await carrier.begin()
  await openContainer(page, carrier, containerNo)
  const second = await context.newPage()
  await openContainer(second, carrier, containerNo)
  expect(opened).toHaveLength(1)
  await carrier.pickUp(containerNo)
  for (const tab of [page, second]) await expect(stage(tab, 'Empty Pickup')).toBeVisible()
  expect(opened).toHaveLength(1)

  await page.close()
  await expect.poll(() => opened.length).toBe(2)
  await carrier.gateIn(containerNo)
  await expect(stage(second, 'At Origin')).toBeVisible()
})

test('a tab with another page joins the same stream', async ({ page, context, carrier }) => {
  const opened = countStreams(context)
  const [first, other] = [await carrier.begin(), await carrier.assign()]
  await openContainer(page, carrier, first)
  const second = await context.newPage()
  await openContainer(second, carrier, other)
  expect(opened).toHaveLength(2)
  expect(watchedBy(opened[1] ?? '')).toEqual(
    [first, other].map((containerNo) => `${carrier.bookingNo}/${containerNo}`).sort(),
  )
  await carrier.pickUp(first)
  await carrier.gateIn(other)
  await expect(stage(page, 'Empty Pickup')).toBeVisible()
  await expect(stage(second, 'At Origin')).toBeVisible()
})

test('a crashed tab is dropped', async ({ page, context, carrier }) => {
  const [first, lost, third] = [await carrier.begin(), await carrier.assign(), await carrier.assign()]
  await openContainer(page, carrier, first)
  const dying = await context.newPage()
  await openContainer(dying, carrier, lost)
  const crashed = dying.waitForEvent('crash')
  await Promise.all([crashed, dying.goto('chrome://crash').catch(() => {})])
  await carrier.pickUp(first)
  await expect(stage(page, 'Empty Pickup')).toBeVisible()
  const opened = countStreams(context)
  const next = await context.newPage()
  await openContainer(next, carrier, third)
  expect(opened.map(watchedBy)).toEqual([
    [first, third].map((containerNo) => `${carrier.bookingNo}/${containerNo}`).sort(),
  ])
})

test('a browser that cannot share has a stream for each tab', async ({ page, context, carrier }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  const opened = countStreams(context)
  const containerNo = await carrier.begin()
  const second = await context.newPage()
  for (const tab of [page, second]) await openContainer(tab, carrier, containerNo)
  expect(opened).toHaveLength(2)
  await carrier.pickUp(containerNo)
  for (const tab of [page, second]) await expect(stage(tab, 'Empty Pickup')).toBeVisible()
})

test.describe('an inactive tab', () => {
  test('has no stream while it is hidden, and catches up when it is shown', async ({ page, carrier }) => {
    const containerNo = await carrier.begin()
    await page.clock.install()
    await openContainer(page, carrier, containerNo)
    const ended = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/api/live'),
      timeout: 60_000,
    })
    await setVisibility(page, 'hidden')
    await page.clock.runFor(31_000)
    await ended
    await carrier.pickUp(containerNo)
    await setVisibility(page, 'visible')
    await expect(stage(page, 'Empty Pickup')).toBeVisible()
    await expect(liveIndicator(page)).toBeVisible()
  })

  for (const [away, back] of [
    ['freeze', 'resume'],
    ['pagehide', 'pageshow'],
  ] as const)
    test(`hands over at ${away} and catches up at ${back}`, async ({ page, context, carrier }) => {
      const { containerNo, second } = await openTwice(page, carrier)
      const opened = countStreams(context)
      const dispatch = (name: string) =>
        page.evaluate((event) => {
          const target = event.startsWith('page') ? window : document
          target.dispatchEvent(new Event(event))
        }, name)
      await dispatch(away)
      await expect.poll(() => opened.length).toBe(1)
      await carrier.pickUp(containerNo)
      await expect(stage(second, 'Empty Pickup')).toBeVisible()
      await expect(stage(page, 'Booked')).toBeVisible()
      await dispatch(back)
      await expect(stage(page, 'Empty Pickup')).toBeVisible()
    })

  test('catches up though the others were just asking who is still there', async ({ page, carrier }) => {
    const { containerNo, second } = await openTwice(page, carrier)
    await page.evaluate(() => document.dispatchEvent(new Event('freeze')))
    // it asks when the news come; the answer, which does not know the first tab, comes right after that tab's wish
    await second.evaluate(() => {
      const { locks } = navigator
      const query = locks.query.bind(locks)
      const wish = new Promise<void>((seen) => {
        new BroadcastChannel('fairway-live-2').onmessage = ({ data }) => data.kind === 'wish' && seen()
      })
      locks.query = async () => {
        const answer = await query()
        await wish
        return answer
      }
    })
    await carrier.pickUp(containerNo)
    await expect(stage(second, 'Empty Pickup')).toBeVisible()
    await page.evaluate(() => document.dispatchEvent(new Event('resume')))
    await expect(stage(page, 'Empty Pickup')).toBeVisible()
  })

  test('catches up though its wish was lost, as soon as it hears of the stream', async ({ page, context, carrier }) => {
    const { containerNo, second } = await openTwice(page, carrier)
    await page.evaluate(() => document.dispatchEvent(new Event('freeze')))
    await carrier.pickUp(containerNo)
    await expect(stage(second, 'Empty Pickup')).toBeVisible()
    await page.evaluate(() => {
      const post = BroadcastChannel.prototype.postMessage
      BroadcastChannel.prototype.postMessage = function (message) {
        if (message.kind === 'wish') BroadcastChannel.prototype.postMessage = post
        else post.call(this, message)
      }
      document.dispatchEvent(new Event('resume'))
    })
    await openContainer(await context.newPage(), carrier, containerNo) // a new tab makes the leader speak
    await expect(stage(page, 'Empty Pickup')).toBeVisible()
  })

  test('loses the lead when it stops responding', async ({ page, context, carrier }) => {
    const containerNo = await carrier.begin()
    await page.clock.install()
    await openContainer(page, carrier, containerNo)
    const second = await context.newPage()
    await openContainer(second, carrier, containerNo)
    await page.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {}
    })
    await second.clock.runFor(65_000)
    await carrier.pickUp(containerNo)
    await expect(stage(second, 'Empty Pickup')).toBeVisible()
  })

  /** The page of a new container, and the same page in a second tab. */
  async function openTwice(page: Page, carrier: Carrier) {
    const containerNo = await carrier.begin()
    await openContainer(page, carrier, containerNo)
    const second = await page.context().newPage()
    await openContainer(second, carrier, containerNo)
    return { containerNo, second }
  }

  /** As if the person switched to another tab, or came back. */
  const setVisibility = (page: Page, state: DocumentVisibilityState) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
})

/** The topics of a stream, without their tickets. */
function watchedBy(watch: string) {
  return watch
    .replaceAll(/~[^/,]*/g, '')
    .split(',')
    .sort()
}
