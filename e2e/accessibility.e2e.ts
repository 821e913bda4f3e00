import { clipped, EXCEPT_COLOURS, enlarged, findViolations, overflow } from './barriers.ts'
import { expect, speak, test } from './portal.ts'
import { builds, open } from './screens.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 640 }

for (const [index, screen] of builds.entries())
  test(`${screen.name} has no accessibility violation on desktop or phone, light or dark, and fits the narrowest width and large text`, async ({
    page,
    troubles,
  }) => {
    // the same elements with other texts: English everywhere, each of the other languages on every second screen
    const checkedLanguage = index % 2 === 0 ? 'zh' : 'vi'
    await page.setViewportSize(DESK)
    await open(page, troubles, screen)
    const found = await findViolations(page, 'en at 1440 pixels', undefined, screen.part)
    // the longest words, and those that break anywhere
    for (const language of ['vi', 'zh'] as const) {
      const note = (problems: string[], where: string) => found.push(...problems.map((one) => `${where}: ${one}`))
      await speak(page, language)
      await page.setViewportSize(NARROWEST)
      if (screen.differsByWidth) await page.keyboard.press('Escape')
      if (screen.differsByWidth) await screen.arrange?.(page)
      note([...(await overflow(page)), ...(await clipped(page))], `${language} at 320 pixels`)
      if (language === checkedLanguage) {
        await page.setViewportSize(PHONE)
        found.push(...(await findViolations(page, `${language} at 390 pixels`, EXCEPT_COLOURS, screen.part)))
        // the desktop layout contains everything of the phone layout, so colours are only checked there
        await page.setViewportSize(DESK)
        await page.emulateMedia({ colorScheme: 'dark' })
        found.push(...(await findViolations(page, 'dark on a desk', ['color-contrast'], screen.part)))
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      note(await enlarged(page, overflow), `${language}, large text`)
    }
    expect(found).toEqual([])
  })
