import type { Page } from '@playwright/test'
import { type Person, signIn } from './people.ts'
import { expect, languages, test } from './portal.ts'
import { open, screens } from './screens.ts'
import { showWebFont } from './web-font.ts'

const FOLDER = 'shots'
/** Pages of signed-in people, without further steps. */
const signedIn: [name: string, person: Person, path: string][] = [
  ['person-home', 'shipper', '/search'],
  ['container-dashboard', 'consignee', '/containerdash'],
  ['booking-dashboard', 'shipper', '/bookingdash'],
  ['booking-page', 'shipper', '/bookingDetails/3104482'],
  ['booking-requests', 'shipper', '/bookingRequest'],
  ['booking-request', 'shipper', '/bookingRequestDetails?type=new'],
  ['corrections', 'shipper', '/bookingUpdate'],
  ['file-upload', 'shipper', '/fileUpload'],
  ['sales-view', 'sales', '/salesView'],
  ['profile', 'shipper', '/profile'],
  ['account-security', 'shipper', '/accountSecurity'],
  ['support', 'shipper', '/support'],
  ['restricted', 'newcomer', '/containerdash'],
  ['admin-accounts', 'admin', '/adminAccountSearch'],
  ['admin-deliveries', 'admin', '/adminDeliveries'],
  ['admin-arrival-rules', 'admin', '/adminEtaRuleSearch'],
]

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language })
    for (const screen of screens)
      test(`${screen.name} in ${language}`, async ({ page, troubles }) => {
        // an open stream would keep the network from being idle
        await page.route(/\/api\/live\?/, (route) => route.fulfill({ body: '{"id":"1","changed":[],"withinMs":0}\n' }))
        for (const size of sizes) {
          await page.setViewportSize(size)
          await open(page, troubles, screen)
          await takePictures(page, `${screen.name}-${language}-${size.width}`)
        }
      })
    for (const [name, person, path] of signedIn)
      test(`${name} in ${language}`, async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await signIn(page, person, path)
        for (const size of sizes) {
          await page.setViewportSize(size)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
          await takePictures(page, `${name}-${language}-${size.width}`)
        }
      })
  })
}

async function takePictures(page: Page, screen: string) {
  await showWebFont(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${FOLDER}/${screen}-${colorScheme}.png`, fullPage: true })
  }
}
