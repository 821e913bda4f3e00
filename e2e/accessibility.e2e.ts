import { findViolations } from './barriers.ts'
import { choose, expect, test } from './portal.ts'
import { builds, open } from './screens.ts'

test.describe.configure({ timeout: 60_000 })

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

for (const [index, screen] of builds.entries())
  test(`${screen.name} has no barrier on a desk or on a phone, light or dark`, async ({ page, troubles }) => {
    // the same elements with other words: English everywhere, each of the other languages on every second screen
    const other = index % 2 === 0 ? 'zh' : 'vi'
    await page.setViewportSize(DESK)
    await open(page, troubles, screen)
    const found = await findViolations(page, 'en at 1440 pixels')
    await choose(page, other)
    await page.setViewportSize(PHONE)
    await open(page, troubles, screen)
    found.push(...(await findViolations(page, `${other} at 390 pixels`)))
    // a desk shows what a phone shows, and more
    await page.setViewportSize(DESK)
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await findViolations(page, 'dark on a desk', ['color-contrast'])))
    expect(found).toEqual([])
  })
