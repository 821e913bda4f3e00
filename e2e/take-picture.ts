import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { showWebFont } from './web-font.ts'

const QUALITY = 60

/** Takes the visible window, without the note that this is a demo. Chromium writes WebP; Playwright itself does not. */
export async function takePicture(page: Page, file: string) {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.querySelector<HTMLElement>('[data-demo]')?.style.setProperty('display', 'none')
  })
  await showWebFont(page)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  await session.detach()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(data, 'base64'))
}
