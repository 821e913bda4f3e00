import type { Page } from '@playwright/test'
import { cut, HEALTH, hold, noted } from './network-faults.ts'
import { expect, test } from './portal.ts'
import { errorTexts, field, fillIn, newcomer, PASSWORD, submit, summary, texts } from './sign-up.ts'

const errors = errorTexts.en
const fill = (name: string, text: string) => (page: Page) => field(page, name).fill(text)
const choose = (name: string, value: string) => (page: Page) => field(page, name).selectOption(value)
const both = (password: string) => async (page: Page) => {
  await field(page, 'password').fill(password)
  await field(page, 'confirmPassword').fill(password)
}
const withMost = (text: string, most: number) => text.replace('{{key0}}', String(most))
type Act = (page: Page) => Promise<unknown>

/** Breaks each rule of a registration once: how, the field, the message, and the fix. */
const rules: [string, Act, string, string, Act][] = [
  ['an e-mail address without a host', fill('email', 'mei@'), 'email', errors.AU0101, fill('email', newcomer())],
  ['no password', both(''), 'password', errors.AU0125, both(PASSWORD)],
  ['a short password', both('Tide5'), 'password', withMost(errors.AU0102, 6), both(PASSWORD)],
  ['an endless password', both('Tide-5-'.repeat(20)), 'password', withMost(errors.AU0103, 128), both(PASSWORD)],
  ['a run of keys', both('123456'), 'password', errors.AU0105, both(PASSWORD)],
  ['its own company', both('NingboLighting7'), 'password', errors.AU0106, both(PASSWORD)],
  ['two passwords', fill('confirmPassword', 'Other'), 'confirmPassword', errors.AU0104, both(PASSWORD)],
  ['a first name of digits', fill('firstName', '12'), 'firstName', errors.AU0107, fill('firstName', 'Mei')],
  [
    'an endless first name',
    fill('firstName', 'M'.repeat(61)),
    'firstName',
    withMost(errors.AU0126, 60),
    fill('firstName', '美'),
  ],
  ['no last name', fill('lastName', '  '), 'lastName', errors.AU0108, fill('lastName', 'Trần')],
  ['no job title', fill('jobTitle', ''), 'jobTitle', errors.AU0109, fill('jobTitle', 'Clerk')],
  [
    'a phone number that nobody can dial',
    fill('phone.number', '12'),
    'phone.number',
    errors.AU0110,
    fill('phone.number', '138 0013 8000'),
  ],
  [
    'an extension of letters',
    fill('phone.extension', '1a'),
    'phone.extension',
    errors.AU0111,
    fill('phone.extension', '12'),
  ],
  ['no company', fill('company', ''), 'company', errors.AU0112, fill('company', '3M')],
  ['an address of signs', fill('address1', '<b>'), 'address1', errors.AU0113, fill('address1', '1 Harbour Rd')],
  ['no city', fill('city', ''), 'city', errors.AU0114, fill('city', 'Hà Nội')],
  ['no state', choose('state', ''), 'state', errors.AU0115, choose('state', 'ZJ')],
  ['a zip code of another country', fill('zip', '9081'), 'zip', errors.AU0116, fill('zip', '315000')],
  [
    'no country',
    choose('country', ''),
    'country',
    errors.AU0117,
    async (page) => {
      await choose('country', 'CN')(page)
      await choose('state', 'ZJ')(page)
    },
  ],
  [
    'no relationship',
    (page) => field(page, 'relationships').first().uncheck(),
    'relationships',
    errors.AU0118,
    (page) => field(page, 'relationships').first().check(),
  ],
  [
    'terms that are not accepted',
    (page) => field(page, 'termsAccepted').uncheck(),
    'termsAccepted',
    errors.AU0119,
    (page) => field(page, 'termsAccepted').check(),
  ],
]

test('each broken rule of the registration is shown above the form and at its field, and nothing typed is lost', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && /\/auth\//.test(request.url()) && sent.push('sent'))
  const email = newcomer()
  await fillIn(page, email)
  for (const [what, breakIt, name, text, mend] of rules)
    await test.step(what, async () => {
      await breakIt(page)
      await submit(page).click()
      await expect(summary(page)).toBeFocused()
      await expect(summary(page).getByRole('link')).toHaveText([text])
      await expect(page).toHaveTitle(/^Error: Register/)
      const invalidField = field(page, name).first()
      await expect(invalidField).toHaveAttribute('aria-invalid', 'true')
      if (name === 'relationships') await expect(page.getByRole('group')).toHaveAccessibleDescription(new RegExp(text))
      else expect(await invalidField.evaluate(describedBy)).toContain(text)
      await summary(page).getByRole('link').click()
      await expect(invalidField).toBeFocused()
      await expect(field(page, 'city')).not.toHaveValue(name === 'city' ? 'x' : '')

      await mend(page)
      await expect(summary(page)).toBeHidden() // checked again at once, because it had an error
      await expect(invalidField).toHaveAttribute('aria-invalid', 'false')
    })
  expect(sent).toEqual([])
  await expect(page).toHaveTitle(/^Register/)
  await expect(field(page, 'password')).toHaveValue(PASSWORD)
})

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

test('all errors are listed in the order of the page, and the outline counts them', async ({ page }) => {
  await page.goto('/registration')
  await submit(page).click()
  const order = [
    'AU0101', 'AU0125', 'AU0107', 'AU0108', 'AU0109', 'AU0110', 'AU0112', 'AU0115', 'AU0114', 'AU0116', 'AU0118', 'AU0119',
  ] as const // biome-ignore format: a row of codes
  await expect(summary(page).getByRole('link')).toHaveText(order.map((code) => errors[code]))
  const outline = page.getByRole('navigation', { name: 'Sections of this form' })
  await expect(outline.getByRole('link')).toHaveText([/2 to fix/, /4 to fix/, /4 to fix/, /1 to fix/, /1 to fix/])
  await field(page, 'termsAccepted').check()
  await expect(outline.getByRole('link').last()).toHaveText(/complete/)
  await expect(page.getByText('1 of 5 sections complete')).toBeVisible()

  await test.step('a change of language changes the error texts and keeps what was typed', async () => {
    await field(page, 'firstName').fill('Mei')
    await field(page, 'password').fill('abc')
    await submit(page).click()
    await expect(summary(page)).toContainText(withMost(errors.AU0102, 6))
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('button', { name: 'Tiếng Việt' }).click()
    await expect(summary(page)).toContainText(withMost(errorTexts.vi.AU0102, 6))
    await expect(page).toHaveTitle(/^Lỗi: /)
    await expect(field(page, 'firstName')).toHaveValue('Mei')
    await expect(field(page, 'password')).toHaveValue('abc')
  })
})

/** Whether the browser has a stored registration that is not older than this. */
async function isStored(since: number) {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'fairway')) return false
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
  const database = await done(indexedDB.open('fairway'))
  const stored = await done<{ at: number } | undefined>(
    database.transaction('drafts').objectStore('drafts').get('registration'),
  )
  database.close()
  return stored !== undefined && stored.at >= since
}

test('what was typed comes back after a reload, but no password', async ({ page }) => {
  const email = newcomer()
  await fillIn(page, email)
  const filledInAt = await page.evaluate(() => Date.now())
  await field(page, 'comments').fill('Lamps, by sea') // the stored registration now contains everything
  await expect.poll(() => page.evaluate(isStored, filledInAt)).toBe(true)
  await page.reload()
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'state')).toHaveValue('ZJ')
  await expect(field(page, 'relationships').first()).toBeChecked()
  await expect(field(page, 'password')).toHaveValue('')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(field(page, 'email')).toHaveValue('')
  await expect.poll(() => page.evaluate(isStored, 0)).toBe(false)
  await page.reload()
  await expect(field(page, 'firstName')).toHaveValue('')
})

test('an input method composes a word in any field without submitting the form', async ({ page, context }) => {
  const ime = await context.newCDPSession(page)
  for (const name of ['firstName', 'lastName', 'company'])
    await test.step(name, async () => {
      await page.goto('/registration')
      await field(page, name).focus()
      for (const text of ['n', 'ni', "ni'n"])
        await ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await page.keyboard.press('Enter')
      await ime.send('Input.insertText', { text: '宁' })
      await expect(field(page, name)).toHaveValue(/宁$/)
      await expect(summary(page)).toBeHidden()

      // Some browsers only signal the composition by the key code.
      const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 }
      await ime.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, text: '\r' })
      await ime.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
      await expect(summary(page)).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(summary(page)).toBeFocused()
    })
})

test('a stored registration that is restored late does not end a word that an input method composes', async ({
  page,
  context,
}) => {
  await page.goto('/registration')
  await field(page, 'firstName').fill('Wei')
  await expect.poll(() => page.evaluate(isStored, 0)).toBe(true)
  // decrypting waits until the test allows it, as on a slow machine
  await page.addInitScript(() => {
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle)
    const allowed = new Promise((resolve) => addEventListener('decryptNow', resolve, { once: true }))
    crypto.subtle.decrypt = async (...given) => allowed.then(() => decrypt(...given))
  })
  await page.reload()
  const ime = await context.newCDPSession(page)
  await field(page, 'lastName').focus()
  await ime.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
  await page.evaluate(() => dispatchEvent(new Event('decryptNow')))
  await expect(field(page, 'firstName')).toHaveValue('Wei')
  await expect(field(page, 'lastName')).toHaveValue('ni')
  await page.keyboard.press('Enter')
  await ime.send('Input.insertText', { text: '宁' })
  await expect(field(page, 'lastName')).toHaveValue(/宁$/)
  await expect(summary(page)).toBeHidden()
})

test('a sign-in is sent once, however often the button is pressed, and shows that it is pending', async ({
  page,
  troubles,
}) => {
  troubles.expect(noted.status(401), noted.cut)
  const open = await hold(page, /\/auth\/login$/)
  let sent = 0
  page.on('request', (request) => {
    if (/\/auth\/login$/.test(request.url())) sent += 1
  })
  await page.goto('/signin')
  await field(page, 'username').fill('nobody@ningbo-lighting.example')
  await field(page, 'password').fill(PASSWORD)
  await submit(page).dblclick()
  await expect(submit(page)).toHaveText('Sending…')
  await submit(page).click({ force: true })
  open()
  await expect(summary(page)).toContainText(errors.AU0001)
  expect(sent).toBe(1)

  await test.step('when the server is away the form says so and keeps what was entered', async () => {
    await field(page, 'username').fill('mei@ningbo-lighting.example')
    await field(page, 'password').fill(PASSWORD)
    await cut(page, /\/auth\/login$/)
    await cut(page, HEALTH)
    await submit(page).click()
    await expect(summary(page)).toContainText('The service is currently down for maintenance.')
    await expect(field(page, 'password')).toHaveValue(PASSWORD)
  })
})

test('a failed captcha is shown at its own line, and can be repeated', async ({ page, troubles }) => {
  troubles.expect(noted.status(500))
  troubles.tolerate(noted.status(401))
  const failing = (url: URL) => url.pathname === '/auth/captcha'
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { errorCode: 'GE0001' } }))
  await page.goto('/signin')
  await field(page, 'username').fill('mei@ningbo-lighting.example')
  await field(page, 'password').fill(PASSWORD)
  await submit(page).click()
  await expect(summary(page).getByRole('link')).toHaveText([errors.AU0008])
  await expect(page.getByText(texts.en.captcha.failed, { exact: true })).toBeVisible()
  await page.unroute(failing)
  await page.getByRole('button', { name: texts.en.captcha.retry }).click()
  await expect(page.getByText(texts.en.captcha.done, { exact: true })).toBeVisible()
})
