import { findViolations } from './barriers.ts'
import { expect, test } from './portal.ts'

test('every kind of browser error is detected', async ({ page, troubles }) => {
  await page.goto('/')
  expect(troubles.unexpected()).toEqual([])

  await page.evaluate(() => {
    console.error('said aloud')
    setTimeout(() => {
      throw new Error('thrown by nobody')
    })
    document.body.append('list.title')
    document.body.append('Hello {{name}}')
    document.querySelector('main')?.append(Object.assign(new Image(), { src: 'http://elsewhere.test/dot.png' }))
  })
  troubles.expect(
    /console: said aloud/,
    /page: Error: thrown by nobody/,
    /not a text for people: "list\.title"/,
    /not a text for people: "Hello \{\{name\}\}"/,
    /policy violated: img-src http:\/\/elsewhere\.test/,
    /violates the following Content Security Policy/,
  )
  await expect.poll(() => troubles.missed()).toEqual([])

  // A page without a policy could even call another host.
  await page.route('http://elsewhere.test/**', (route) => route.fulfill({ body: '' }))
  await page.goto('about:blank')
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'http://elsewhere.test/dot.png' })))
  troubles.expect(/foreign host: http:\/\/elsewhere\.test\/dot\.png/)
  await expect.poll(() => troubles.missed()).toEqual([])
  expect(troubles.unexpected()).toEqual([])
})

test('every text that is too pale is found, in a colour that was seen before too, and a name that is missing', async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Planted</title><main><h1>Planted</h1>
    <p id="black">Black</p>
    <p id="pale" style="color: #bbb">Pale</p>
    <p id="pale-again" style="color: #bbb">Pale</p>
    <p id="on-black" style="color: #bbb; background: black">Pale on black</p>
    <p id="faint" style="color: rgb(0 0 0 / 0.3)">Faint</p>
    <p id="faint-again" style="color: rgb(0 0 0 / 0.3)">Faint</p>
    <button></button></main></html>`)
  expect(await findViolations(page, 'planted')).toEqual([
    'planted: button-name at button',
    'planted: color-contrast at #pale,#pale-again,#faint,#faint-again',
  ])
})
