import type { Page } from '@playwright/test'
import { settled } from './guide-pictures.ts'
import { type Person, signIn } from './people.ts'
import { expect, type Language, test } from './portal.ts'
import { pick, sailings } from './request-form.ts'
import { example } from './screens.ts'
import { takePicture } from './take-picture.ts'

interface ReadmePicture {
  name: string
  person: Person
  path: string
  language?: Language
  isPhone?: true
  arrange?: (page: Page) => Promise<unknown>
}

/** The departure board, once the ports of a request are chosen. */
async function showSailings(page: Page) {
  await pick(page, 'serviceContract', 'SC1042', /Ningbo Lighting/)
  await pick(page, 'portOfLoading', 'CNNGB', /Ningbo/)
  await pick(page, 'portOfDischarge', 'long beach', /Long Beach/)
  await expect(sailings(page).last()).toBeVisible()
  await page.locator('#request-vessel').evaluate((section) => section.scrollIntoView({ block: 'center' }))
}

const withMap = (page: Page) => expect(page.locator('svg[role=img]').first()).toBeVisible()
/** Buttons that come when the page is idle. */
async function withLazyButtons(page: Page) {
  for (const name of [/^(Watch|关注)$/, /^(Share by link|分享链接)$/])
    await expect(page.getByRole('button', { name })).toBeVisible()
}
/** A booking whose cut-offs are still to come. */
const { booking } = example('booked')

const pictures: ReadmePicture[] = [
  { name: 'home', person: 'consignee', path: '/search', arrange: withMap },
  { name: 'container-dashboard', person: 'consignee', path: '/containerdash' },
  {
    name: 'container',
    person: 'shipper',
    path: example('inTransit').path,
    arrange: async (page) => {
      await withMap(page)
      await withLazyButtons(page)
    },
  },
  {
    name: 'container-phone',
    person: 'shipper',
    path: example('inTransit').path,
    language: 'zh',
    isPhone: true,
    arrange: withLazyButtons,
  },
  { name: 'sailings', person: 'shipper', path: '/bookingRequestDetails?type=new', arrange: showSailings },
  { name: 'booking', person: 'shipper', path: `/bookingDetails/${booking}`, arrange: withLazyButtons },
  {
    name: 'shipping-instruction',
    person: 'shipper',
    path: `/shippingInstructionsDetails?type=new&bookingNo=${booking}`,
    arrange: (page) => expect(page.locator('[id$="blNo"]').first()).toBeVisible(),
  },
  { name: 'billing', person: 'shipper', path: '/billingdoc' },
  { name: 'schedules', person: 'shipper', path: '/schedules?pol=CNNGB&pod=USLGB' },
  { name: 'allocation', person: 'sales', path: '/salesView' },
]

for (const { name, person, path, language = 'en', isPhone, arrange } of pictures)
  test.describe(name, () => {
    test.use({ language })
    test(`takes ${name} for the README`, async ({ page }) => {
      await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 })
      await signIn(page, person, path)
      await settled(page)
      await arrange?.(page)
      await takePicture(page, `docs/images/${name}.webp`)
    })
  })
