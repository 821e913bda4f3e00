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

for (const picture of guidePictures)
  test(`the picture ${picture.name} of the guide shows its screen as it is now`, async ({ page }) => {
    await openForGuide(page, picture)
    for (const language of languages) {
      await speak(page, language)
      await settled(page)
      expect(existsSync(pictureFile(language, picture.name)), `${picture.name} in ${language} is there`).toBe(true)
      expect
        .soft(await fingerprintOf(page), `${picture.name} in ${language}: take it again with npm run guide:pictures`)
        .toEqual(storedFingerprint(language, picture.name))
    }
  })
