import { findViolations } from './barriers.ts'
import { choose, expect, languages, test } from './portal.ts'
import { builds, open } from './screens.ts'

test.describe.configure({ timeout: 60_000 })

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

for (const screen of builds)
  test(`${screen.name} has no barrier in any language, at any width, light or dark`, async ({ page, troubles }) => {
    const found: string[] = []
    for (const language of languages) {
      // the desk shows the same elements with more room: one language is enough there
      const widths = language === 'en' ? [DESK, PHONE] : [PHONE]
      if (language !== 'en') await choose(page, language)
      for (const [index, size] of widths.entries()) {
        await page.setViewportSize(size)
        if (index === 0 || screen.name === 'menu-open') await open(page, troubles, screen)
        found.push(...(await findViolations(page, `${language} at ${size.width} pixels`)))
      }
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await findViolations(page, 'dark on a phone', ['color-contrast'])))
    await page.setViewportSize(DESK)
    found.push(...(await findViolations(page, 'dark on a desk', ['color-contrast'])))
    expect(found).toEqual([])
  })
