import { existsSync } from 'node:fs'
import {
  fingerprintOf,
  guidePictures,
  openForGuide,
  pictureFile,
  settled,
  storedFingerprint,
} from './guide-pictures.ts'
import { expect, languages, speak, test } from './portal.ts'

const soft = expect.configure({ soft: true })

for (const picture of guidePictures)
  test(`the picture ${picture.name} of the guide shows its screen as it is now`, async ({ page }) => {
    await openForGuide(page, picture)
    for (const language of languages) {
      await speak(page, language)
      await settled(page)
      expect(existsSync(pictureFile(language, picture.name)), `${picture.name} in ${language} is there`).toBe(true)
      const what = `${picture.name} in ${language}: take it again with npm run guide:pictures`
      // parts that load when the page is idle come late
      await soft.poll(() => fingerprintOf(page), what).toEqual(storedFingerprint(language, picture.name))
    }
  })
