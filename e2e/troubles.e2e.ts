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
