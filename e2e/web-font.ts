import type { Page } from '@playwright/test'
// biome-ignore lint/correctness/useImportExtensions: the tool that cuts the font reads it too, without a compiler
import { fontRanges } from '../packages/web/src/ui/fonts/font-ranges.mjs'

/** Draws a page in the web font for a picture: the first page of a browser fetches it for the next one. */
export async function showWebFont(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /inter-latin.*\.woff2$/.test(name)),
  )
  await page.evaluate(async (ranges) => {
    for (const { name } of performance.getEntriesByType('resource')) {
      const range = /inter-(latin|vietnamese).*\.woff2$/.exec(name)?.[1]
      if (range !== 'latin' && range !== 'vietnamese') continue
      const face = new FontFace('Portal Sans', `url(${name})`, { weight: '400 700', unicodeRange: ranges[range] })
      document.fonts.add(await face.load())
    }
  }, fontRanges)
}
