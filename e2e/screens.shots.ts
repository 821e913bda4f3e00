import type { Page } from '@playwright/test'
import { languages, test } from './portal.ts'
import { open, screens } from './screens.ts'

const FOLDER = 'shots'
/** The pictures that the README shows: what a window holds, taken along when asked for. */
const forReadme: Record<string, string> = {
  'home-en-1440-light': 'home-en-1440',
  'detail-ipi-en-1440-light': 'detail-en-1440',
  'detail-ipi-zh-390-light': 'detail-zh-390',
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language })
    for (const screen of screens)
      test(`${screen.name} in ${language}`, async ({ page, troubles }) => {
        // a stream that stays open would keep the network from ever being idle
        await page.route(/\/api\/live\?/, (route) => route.fulfill({ body: '{"id":"1","changed":[],"withinMs":0}\n' }))
        for (const size of sizes) {
          await page.setViewportSize(size)
          await open(page, troubles, screen)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            const name = `${screen.name}-${language}-${size.width}-${colorScheme}`
            await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true })
            await saveForReadme(page, name)
          }
        }
      })
  })
}

async function saveForReadme(page: Page, name: string) {
  const picture = forReadme[name]
  if (process.env.FAIRWAY_README_SHOTS === '1' && picture) await page.screenshot({ path: `docs/images/${picture}.png` })
}
