import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { fingerprintFile, fingerprintOf, guidePictures, openForGuide, pictureFile, settled } from './guide-pictures.ts'
import { languages, speak, test } from './portal.ts'

const QUALITY = 60

/** Chromium writes WebP; Playwright itself does not. */
async function takePicture(page: Page, file: string) {
  await page.evaluate(() => {
    scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.querySelector<HTMLElement>('[data-demo]')?.style.setProperty('display', 'none')
  })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  await session.detach()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(data, 'base64'))
}

for (const picture of guidePictures)
  test(`takes ${picture.name} in every language`, async ({ page }) => {
    await openForGuide(page, picture)
    for (const language of languages) {
      await speak(page, language)
      await settled(page)
      await takePicture(page, pictureFile(language, picture.name))
      writeFileSync(fingerprintFile(language, picture.name), `${(await fingerprintOf(page)).join('\n')}\n`)
    }
  })
