import type { BrowserContext, Page } from '@playwright/test'
import { layCable } from './cable.ts'
import { Carrier, carrierKey } from './carrier.ts'
import { test as base, expect } from './portal.ts'

interface Live {
  cable: Awaited<ReturnType<typeof layCable>>
  carrier: Carrier
}

/** Browser and portal are connected by a cable that can be cut; the carrier has a connection of its own. */
export const test = base.extend<Live, { portalUrl: string; carrierKey: string }>({
  portalUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => use(process.env.FAIRWAY_E2E_URL ?? 'http://127.0.0.1:8080'),
    { scope: 'worker' },
  ],
  carrierKey: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => use(await carrierKey()),
    { scope: 'worker', timeout: 600_000 },
  ],
  cable: async ({ portalUrl }, use) => {
    const cable = await layCable(portalUrl)
    await use(cable)
    cable.close()
  },
  baseURL: async ({ cable }, use) => use(cable.url),
  carrier: async ({ portalUrl, carrierKey }, use) => use(new Carrier(portalUrl, carrierKey)),
})

export const liveIndicator = (page: Page) => page.getByText('Live', { exact: true })
export const stage = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first()
export const rowOf = (page: Page, containerNo: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: containerNo.slice(4, 10) })
export const announced = (page: Page) => page.getByRole('status').filter({ hasText: 'Updated' })

/** Counts how often a stream was opened. */
export function countStreams(context: BrowserContext) {
  const opened: string[] = []
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/live') opened.push(searchParams.get('watch') ?? '')
  })
  return opened
}

export async function openContainer(page: Page, { bookingNo }: Carrier, containerNo: string) {
  await page.goto(`/containerDetails/${bookingNo}/${containerNo}`)
  await expect(liveIndicator(page)).toBeVisible()
}
