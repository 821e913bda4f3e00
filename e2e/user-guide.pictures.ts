import { writeFileSync } from 'node:fs'
import { fingerprintFile, fingerprintOf, guidePictures, openForGuide, pictureFile, settled } from './guide-pictures.ts'
import { languages, speak, test } from './portal.ts'
import { takePicture } from './take-picture.ts'

for (const picture of guidePictures)
  test(`takes ${picture.name} in every language`, async ({ page }) => {
    await openForGuide(page, picture)
    for (const language of languages) {
      await speak(page, language)
      await settled(page)
      await page.evaluate(() => scrollTo(0, 0))
      await takePicture(page, pictureFile(language, picture.name))
      writeFileSync(fingerprintFile(language, picture.name), `${(await fingerprintOf(page)).join('\n')}\n`)
    }
  })
