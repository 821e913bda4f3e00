import type { Page } from '@playwright/test'
import { decodeCriteria } from '../packages/contract/src/shared/url-criteria.ts'
import { adminElsewhere, elsewhere } from './admin-texts.ts'
import { setWebId, signInAs, test } from './colleague.ts'
import {
  addFilter,
  addressOf,
  card,
  filterBar,
  grid,
  head,
  LIST,
  numbers,
  openDashboard,
  shownCount,
  signInAtDashboard,
} from './dashboard.ts'
import { cut, noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect } from './portal.ts'

test.describe.configure({ mode: 'serial' })

const views = (page: Page) => page.getByRole('list', { name: 'Saved views' })
const opened = (page: Page) => views(page).getByRole('button', { name: /./ }).and(page.locator('[aria-current=true]'))
const preferencesSaved = (page: Page) =>
  page.waitForResponse((reply) => /bookings\/prefs$/.test(reply.url()) && reply.ok())

async function chooseInMenu(page: Page, entry: string) {
  await views(page).getByRole('button', { name: 'Menu of the view' }).click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

async function fillDialog(page: Page, name: string, sharedWith?: RegExp) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  const share = dialog.getByRole('combobox', { name: 'Share with' })
  if (sharedWith) await share.selectOption((await share.getByRole('option', { name: sharedWith }).textContent()) ?? '')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('a view is saved, shared only in the organisation, changed, set as default, deleted and restored', async ({
  page,
  browser,
  baseURL,
  colleague,
  troubles,
}) => {
  troubles.expect(noted.status(409))
  const name = `Held ${Date.now().toString(36)}`
  await signInAs(page, colleague)
  await expect(numbers(page).first()).toBeVisible()
  await card(page, 'Hold').click()
  await page.getByRole('button', { name: '+ Save view' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    'Enter a name.',
  )
  await fillDialog(page, name, /^Ningbo Lighting/)
  await expect(opened(page)).toHaveText(name)
  const heldCount = await shownCount(page).textContent()

  const shipper = await elsewhere(browser, baseURL, 'en')
  await signInAtDashboard(shipper.page, 'shipper')
  await views(shipper.page).getByRole('button', { name, exact: true }).click()
  await expect(card(shipper.page, 'Hold')).toHaveAttribute('aria-pressed', 'true')
  await expect(shownCount(shipper.page)).toHaveText(heldCount ?? '')
  await views(shipper.page).getByRole('button', { name: 'Menu of the view' }).click()
  await expect(shipper.page.getByRole('button', { name: 'Save as new view' })).toBeVisible()
  for (const own of ['Rename or share', 'Delete'])
    await expect(shipper.page.getByRole('button', { name: own }), 'a colleague’s view is theirs').toHaveCount(0)

  const rival = await elsewhere(browser, baseURL, 'en')
  await signIn(rival.page, 'rival', page.url())
  await expect(card(rival.page, 'Hold'), 'an address is a view for everybody').toHaveAttribute('aria-pressed', 'true')
  await expect(rival.page.getByRole('main')).not.toContainText(name)
  for (const number of await numbers(page).allTextContents())
    await expect(grid(rival.page), 'of their own cargo').not.toContainText(number)
  await rival.close()

  await card(page, 'Booked').click({ modifiers: ['Control'] })
  await expect(opened(page)).toContainText('changed')
  await chooseInMenu(page, 'Discard changes')
  await expect(opened(page)).toHaveText(name)
  await expect(card(page, 'Booked')).toHaveAttribute('aria-pressed', 'false')
  await head(page, 'Availability').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Hide column' }).click()
  await expect(opened(page)).toContainText('changed')
  await chooseInMenu(page, 'Save changes')
  await expect(opened(page)).toHaveText(name)

  await chooseInMenu(page, 'Rename or share')
  await fillDialog(page, `${name} again`)
  await expect(opened(page)).toHaveText(`${name} again`)
  await chooseInMenu(page, 'Save as new view')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`${name} again`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByRole('alert').or(page.getByRole('dialog'))).toContainText(/already/i)
  await page.keyboard.press('Escape')

  const stored = preferencesSaved(page)
  await chooseInMenu(page, 'Set as default view')
  await stored
  await page.goto('/search')
  await page.goto('/containerdash')
  await expect(opened(page), 'the next visit begins with it').toHaveText(`${name} again`)
  await expect(head(page, 'Stage')).toBeVisible()
  await expect(head(page, 'Availability')).toHaveCount(0)
  const elsewhereToo = await elsewhere(browser, baseURL, 'en')
  await signInAs(elsewhereToo.page, colleague)
  await expect(opened(elsewhereToo.page), 'on another device too').toHaveText(`${name} again`)
  await expect(card(elsewhereToo.page, 'Hold')).toHaveAttribute('aria-pressed', 'true')
  await elsewhereToo.close()

  const remove = async () => {
    await chooseInMenu(page, 'Delete')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('also for the colleagues')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(views(page).getByRole('button', { name: `${name} again` })).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(opened(page), 'brought back as it was').toHaveText(`${name} again`)
  await shipper.page.reload()
  await expect(views(shipper.page).getByRole('button', { name: `${name} again` })).toBeVisible()
  await remove()
  await shipper.page.goto('/containerdash')
  await expect(numbers(shipper.page).first()).toBeVisible()
  await expect(shipper.page.getByRole('main')).not.toContainText(name)
  await shipper.close()
})

test('a change right before leaving is saved, and an address shows the same to somebody else', async ({
  page,
  browser,
  baseURL,
  colleague,
}) => {
  await signInAs(page, colleague)
  await expect(numbers(page).first()).toBeVisible()
  await head(page, 'Stage').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Hide column' }).click()
  await expect(head(page, 'Stage')).toHaveCount(0)
  await page.goto('/signin') // at once, without waiting for the server
  const other = await elsewhere(browser, baseURL, 'en')
  await signInAs(other.page, colleague, '/changePassword')
  await expect(async () => {
    await openDashboard(other.page)
    await expect(head(other.page, 'ETA')).toBeVisible()
    await expect(head(other.page, 'Stage')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()

  await head(other.page, 'Container').click({ position: { x: 15, y: 20 } })
  await expect(head(other.page, 'Container')).toHaveAttribute('aria-sort', 'ascending')
  await head(other.page, 'Container').click({ position: { x: 15, y: 20 } })
  await expect(head(other.page, 'Container')).toHaveAttribute('aria-sort', 'descending')
  await addFilter(other.page, 'Type')
  const filter = other.page.getByRole('dialog', { name: 'Filter: Type' })
  await filter.getByRole('checkbox', { name: '40′ HC' }).check()
  /** Headers, filters and cards react at once; the rows and their count follow. */
  const narrow = async (act: () => Promise<void>) => {
    const before = (await shownCount(other.page).textContent()) ?? ''
    await act()
    await expect(shownCount(other.page)).not.toHaveText(before)
  }
  await narrow(() => filter.getByRole('button', { name: 'Apply' }).click())
  await narrow(() => card(other.page, 'In-Transit').click())
  await expect(other.page).toHaveURL(/criteria=/)
  // the address is updated a moment after the grid
  const inAddress = () => JSON.stringify(decodeCriteria(new URL(other.page.url()).searchParams.get('view') ?? ''))
  await expect.poll(inAddress).toMatch(/descending":true.*45G1|45G1.*descending":true/)
  const [address, found, first] = [
    other.page.url(),
    await shownCount(other.page).textContent(),
    await numbers(other.page).first().textContent(),
  ]
  const shipper = await elsewhere(browser, baseURL, 'en')
  await signIn(shipper.page, 'shipper', address)
  await expect(shownCount(shipper.page)).toHaveText(found ?? '')
  await expect(numbers(shipper.page).first()).toHaveText(first ?? '')
  await expect(head(shipper.page, 'Container')).toHaveAttribute('aria-sort', 'descending')
  await expect(shipper.page.getByRole('button', { name: 'Type: 40′ HC', exact: true })).toBeVisible()
  await expect(card(shipper.page, 'In-Transit')).toHaveAttribute('aria-pressed', 'true')
  await shipper.close()
  await other.close()
})

/** Everything that this browser has stored: what is readable, and whether the key can be exported. */
const storeOf = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('fairway'))
    const all = (store: string) => done(database.transaction(store).objectStore(store).getAll())
    const drafts: { text: ArrayBuffer }[] = database.objectStoreNames.contains('drafts') ? await all('drafts') : []
    const keys: CryptoKey[] = database.objectStoreNames.contains('keys') ? await all('keys') : []
    database.close()
    const sealed = drafts.map(({ text }) => new TextDecoder('latin1').decode(text))
    return {
      sealed,
      readable: `${JSON.stringify({ ...localStorage })} ${JSON.stringify({ ...sessionStorage })} ${sealed.join(' ')}`,
      canBeTaken: keys.some((key) => key.extractable),
    }
  })

test('results, criteria and order of the last visit are there without the server, and stored encrypted', async ({
  page,
  colleague,
  troubles,
}) => {
  await signInAs(page, colleague, addressOf({ destinations: ['USCHI'] }))
  await expect(numbers(page).first()).toBeVisible()
  await head(page, 'ETA').click({ position: { x: 15, y: 20 } })
  await expect(head(page, 'ETA')).toHaveAttribute('aria-sort', 'ascending')
  const [found, containerNos] = [await shownCount(page).textContent(), await numbers(page).allTextContents()]
  await expect.poll(async () => (await storeOf(page)).sealed.length).toBeGreaterThan(0)
  const { readable, canBeTaken } = await storeOf(page)
  expect(canBeTaken, 'the key never leaves this browser').toBe(false)
  expect(readable, 'criteria are stored in plain text').toContain('gridPrefCD')
  for (const containerNo of containerNos)
    expect(readable, 'results are not').not.toContain(containerNo.replaceAll(' ', ''))

  troubles.expect(noted.cut)
  await cut(page, LIST)
  await page.goto('/search')
  await page.goto('/containerdash')
  await expect(shownCount(page)).toHaveText(found ?? '')
  await expect(numbers(page).first()).toHaveText(containerNos[0] ?? '')
  await expect(filterBar(page)).toContainText('Destination: Chicago')
  await expect(head(page, 'ETA')).toHaveAttribute('aria-sort', 'ascending')
  const note = page.getByRole('status').filter({ hasText: 'Data as of' })
  await expect(note).toContainText('Network Error')
  await expect(page.getByText(/^Updated \d\d:\d\d/)).toBeVisible()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect(note).toBeHidden()
  await expect(numbers(page).first()).toHaveText(containerNos[0] ?? '')

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your menu/ })
    .click()
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('menuitem', { name: 'Logout' }))
    .click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect.poll(async () => (await storeOf(page)).sealed.length, 'who leaves takes it along').toBe(0)
  expect((await storeOf(page)).readable).not.toContain('containerDashboard')
})

test('a person whose web id was withdrawn is told so in place of the list, until it is granted again', async ({
  page,
  browser,
  baseURL,
  colleague,
  troubles,
}) => {
  troubles.expect(noted.status(403))
  const admin = await adminElsewhere(browser, baseURL, '/adminProfileSearch')
  await setWebId(admin.page, colleague, false)
  await signInAs(page, colleague)
  const refusal = page.getByRole('alert').filter({ hasText: 'No access to containers' })
  await expect(refusal).toContainText('web id')
  await expect(refusal.getByRole('button'), 'asking again would change nothing').toHaveCount(0)
  await expect(card(page, 'Hold'), 'there is no count to wait for').toHaveText(/^–/)
  await setWebId(admin.page, colleague, true)
  await admin.close()
  await openDashboard(page)
  await expect(shownCount(page)).toBeVisible()
})
