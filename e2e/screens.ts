import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { expect, type Page } from '@playwright/test'
import { showcase } from '../packages/gates/src/world/showcase.ts'
import { identityScreens } from './identity-screens.ts'
import { API, change, cut, DETAIL, GEO, HEALTH, noted, ROUTE } from './network-faults.ts'
import type { Troubles } from './troubles.ts'

/** The first container of an example and the address of its page. */
export const example = (name: keyof typeof showcase) => {
  const { booking, containers, stage } = showcase[name]
  return { booking, container: containers[0], stage, path: `/containerDetails/${booking}/${containers[0]}` }
}

export interface Screen {
  name: string
  path: string
  /** Brings the opened page into the state under test. */
  arrange?: (page: Page) => Promise<void>
  /** The part that differs from another screen, which is checked as a whole: only this part is checked again. */
  part?: string
  /** Arranged differently on a phone: the state is set up again at another width. */
  differsByWidth?: true
  /** Differs from another screen only by its texts: it gets a picture, but no further checks. */
  alike?: true
  /** Causes a fault before the page opens. */
  before?: (page: Page) => Promise<unknown>
  /** The console messages that it causes. */
  noise?: RegExp
}

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const typeAndAsk = (text: string) => async (page: Page) => {
  await page.locator('input[name=q]').fill(text)
  await page.locator('input[name=q]').press('Enter')
  await expect(page.locator('input[name=q]')).toHaveAttribute('aria-invalid', 'true')
}

/** The map loads last, when the page is idle. */
const withMap = (page: Page) => expect(page.locator('svg[role=img]')).toBeVisible()

const opened = (summary: string) => async (page: Page) => {
  await withMap(page)
  await page.locator(summary).first().click()
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
/** The detention calculator with a question about the public tariff. */
const detentionPath = (question: object) => {
  const criteria = { type: 'DE', contract: 'PUBTP1', equipment: '45G1', destination: 'USLGB', ...question }
  return `/detentionChargeCalculator?criteria=${encodeCriteria(criteria)}`
}

/** Every screen of a guest, in every state that looks different. */
export const screens: Screen[] = [
  { name: 'home', path: '/', arrange: withMap },
  { name: 'home-ships', path: '/', part: 'main details', arrange: opened('main summary') },
  {
    name: 'home-numbers',
    alike: true,
    path: '/',
    arrange: async (page) => {
      await page.locator('input[name=q]').fill('FWYU4829130,FWYU482931,')
      await expect(page.locator('input[name=q]')).toHaveValue('')
    },
  },
  { name: 'home-wrong-digit', path: '/', arrange: typeAndAsk('FWYU4829131') },
  { name: 'home-too-many', alike: true, path: '/', arrange: typeAndAsk('3104482,3104428,3104459,3104468,3104471') },
  { name: 'list-one', alike: true, path: '/containerList/container=FWYU4829130' },
  {
    name: 'list-several',
    alike: true,
    path: '/containerList/container=FWYU4829130,FWYU3182650,FWYU5279402,FWYU7712044',
  },
  { name: 'list-booking', path: '/containerList/booking=3104482' },
  {
    name: 'list-partly-missing',
    path: '/containerList/container=FWYU4829130,FWYU8627409,FWYU1111111,FWYU4829131',
  },
  { name: 'list-not-found', path: '/containerList/container=FWYU8627409', noise: noted.status(404) },
  { name: 'list-unknown-type', alike: true, path: '/containerList/vessel=FWYU4829130' },
  {
    name: 'list-too-many',
    alike: true,
    path: '/containerList/booking=3104482,3104428,3104459,3104468,3104471,3104430',
  },
  { name: 'detail-ipi', path: example('inTransit').path, arrange: withMap },
  { name: 'detail-estimates', path: example('inTransit').path, part: 'main ol', arrange: opened('main ol summary') },
  {
    name: 'detail-silent',
    part: 'main [role=status]',
    path: example('atOrigin').path,
    before: (page) =>
      change<PublicDetailReply>(page, DETAIL, (reply) => ({ ...reply, carrierSilentSince: '2026-11-15T08:00:00Z' })),
    arrange: withMap,
  },
  {
    name: 'detail-without-map',
    part: 'main section:has(button)',
    path: example('inTransit').path,
    before: (page) => cut(page, ROUTE),
    arrange: (page) => expect(page.locator('main section button')).toBeVisible(),
    noise: noted.cut,
  },
  { name: 'detail-booked', path: example('booked').path },
  { name: 'detail-hold', alike: true, path: example('hold').path, arrange: withMap },
  { name: 'detail-transshipment', alike: true, path: example('transshipment').path, arrange: withMap },
  { name: 'detail-on-rail', alike: true, path: example('onRail').path, arrange: withMap },
  { name: 'detail-returned', alike: true, path: example('emptyReturned').path, arrange: withMap },
  { name: 'detail-not-found', alike: true, path: '/containerDetails/3104428/FWYU4829130', noise: noted.status(404) },
  { name: 'not-found', path: '/nowhere', noise: noted.status(404) },
  { name: 'information', path: '/informationCenter' },
  { name: 'schedules', path: '/schedules?pol=VNHPH&pod=USLGB', differsByWidth: true },
  { name: 'schedules-vessel', alike: true, path: '/schedules?view=vessel&vessel=FHM' },
  { name: 'schedules-port', path: '/schedules?view=port&port=CNNGB', part: 'main table' },
  { name: 'schedules-unknown', alike: true, path: '/schedules?pol=XXXXX&pod=USLGB', noise: noted.status(422) },
  ...identityScreens,
  {
    name: 'server-down',
    path: '/containerList/container=FWYU4829130',
    before: async (page) => {
      await cut(page, API)
      await cut(page, HEALTH)
    },
    noise: noted.cut,
  },
  {
    name: 'crash',
    path: '/containerList/container=FWYU4829130',
    before: async (page) => {
      await page.route(API, (route) => route.fulfill({ json: { containers: [{}], missing: [] } }))
    },
    noise: /./,
  },
  {
    name: 'menu-open',
    part: 'header',
    differsByWidth: true,
    path: example('booked').path,
    arrange: async (page) => {
      const opener = page.locator('header button[aria-controls=menu]')
      if (await opener.isVisible()) await opener.click()
      else await page.locator('header button[aria-expanded]').first().click()
    },
  },
  {
    name: 'detention',
    path: detentionPath({
      outGateOn: daysAgo(20),
      inGateOn: daysAgo(2),
      containers: `FWYU4829130 ${daysAgo(9)} ${daysAgo(3)}`,
    }),
    arrange: (page) => expect(page.getByRole('slider')).toBeVisible(),
  },
]

/** The screens that are built differently. */
export const builds = screens.filter(({ alike }) => !alike)

/** Opens a screen and waits until it is stable. */
export async function open(page: Page, troubles: Troubles, { path, arrange, before, noise }: Screen) {
  if (noise) troubles.tolerate(noise)
  await before?.(page)
  const placed = page.waitForResponse(GEO) // the last call of a page's start
  await page.goto(path)
  await placed
  await settled(page)
  await arrange?.(page)
}
