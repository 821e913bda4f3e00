import type { Page } from '@playwright/test'
import { elsewhere, signInAs, test } from './colleague.ts'
import { noted } from './faults.ts'
import { signIn } from './people.ts'
import { expect } from './portal.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const grid = (page: Page) => page.getByRole('grid', { name: 'Containers' })
const head = (page: Page, title: string) => grid(page).getByRole('columnheader', { name: title, exact: true })
const numbers = (page: Page) => grid(page).getByRole('rowheader')
const card = (page: Page, stage: string) =>
  page.getByRole('group', { name: 'Containers per stage' }).getByRole('button', { name: stage })
const views = (page: Page) => page.getByRole('list', { name: 'Saved views' })
const opened = (page: Page) => views(page).getByRole('button', { name: /./ }).and(page.locator('[aria-current=true]'))
const shown = (page: Page) => page.getByText(/^[\d\u2009]+ containers?/)
const kept = (page: Page) => page.waitForResponse((reply) => /bookings\/prefs$/.test(reply.url()) && reply.ok())

async function openDashboard(page: Page) {
  await page.goto('/containerdash')
  await expect(numbers(page).first()).toBeVisible()
}

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

test('a view is saved, shared in the organisation alone, changed, begun with, deleted and brought back', async ({
  page,
  browser,
  baseURL,
  colleague,
  troubles,
}) => {
  troubles.expect(noted.status(409))
  const name = `Held ${Date.now().toString(36)}`
  await signInAs(page, colleague)
  await openDashboard(page)
  await card(page, 'Hold').click()
  await page.getByRole('button', { name: '+ Save view' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    'Enter a name.',
  )
  await fillDialog(page, name, /^Ningbo Lighting/)
  await expect(opened(page)).toHaveText(name)
  const held = await shown(page).textContent()

  const shipper = await elsewhere(browser, baseURL)
  await signIn(shipper.page, 'shipper')
  await openDashboard(shipper.page)
  await views(shipper.page).getByRole('button', { name, exact: true }).click()
  await expect(card(shipper.page, 'Hold')).toHaveAttribute('aria-pressed', 'true')
  await expect(shown(shipper.page)).toHaveText(held ?? '')
  await views(shipper.page).getByRole('button', { name: 'Menu of the view' }).click()
  await expect(shipper.page.getByRole('button', { name: 'Save as a new view' })).toBeVisible()
  for (const own of ['Rename or share', 'Delete'])
    await expect(shipper.page.getByRole('button', { name: own }), 'a colleague’s view is theirs').toHaveCount(0)

  const rival = await elsewhere(browser, baseURL)
  await signIn(rival.page, 'rival')
  await rival.page.goto(page.url())
  await expect(card(rival.page, 'Hold'), 'an address is a view for everybody').toHaveAttribute('aria-pressed', 'true')
  await expect(rival.page.getByRole('main')).not.toContainText(name)
  for (const number of await numbers(page).allTextContents())
    await expect(grid(rival.page), 'of their own cargo').not.toContainText(number)
  await rival.close()

  await card(page, 'Booked').click({ modifiers: ['Control'] })
  await expect(opened(page)).toContainText('changed')
  await chooseInMenu(page, 'Back to the view as saved')
  await expect(opened(page)).toHaveText(name)
  await expect(card(page, 'Booked')).toHaveAttribute('aria-pressed', 'false')
  await head(page, 'Availability').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Hide the column' }).click()
  await expect(opened(page)).toContainText('changed')
  await chooseInMenu(page, 'Save the changes')
  await expect(opened(page)).toHaveText(name)

  await chooseInMenu(page, 'Rename or share')
  await fillDialog(page, `${name} again`)
  await expect(opened(page)).toHaveText(`${name} again`)
  await chooseInMenu(page, 'Save as a new view')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`${name} again`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByRole('alert').or(page.getByRole('dialog'))).toContainText(/already/i)
  await page.keyboard.press('Escape')

  const stored = kept(page)
  await chooseInMenu(page, 'Start with this view')
  await stored
  await page.goto('/search')
  await page.goto('/containerdash')
  await expect(opened(page), 'the next visit begins with it').toHaveText(`${name} again`)
  await expect(head(page, 'Stage')).toBeVisible()
  await expect(head(page, 'Availability')).toHaveCount(0)
  const elsewhereToo = await elsewhere(browser, baseURL)
  await signInAs(elsewhereToo.page, colleague)
  await elsewhereToo.page.goto('/containerdash')
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

test('what is changed right before leaving is kept, and an address shows somebody else the same', async ({
  page,
  browser,
  baseURL,
  colleague,
}) => {
  await signInAs(page, colleague)
  await openDashboard(page)
  await head(page, 'Stage').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Hide the column' }).click()
  await expect(head(page, 'Stage')).toHaveCount(0)
  await page.goto('/signin') // at once: nobody waits for the server
  const other = await elsewhere(browser, baseURL)
  await signInAs(other.page, colleague)
  await expect(async () => {
    await openDashboard(other.page)
    await expect(head(other.page, 'ETA')).toBeVisible()
    await expect(head(other.page, 'Stage')).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })

  await head(other.page, 'Container').click({ position: { x: 15, y: 20 } })
  await expect(head(other.page, 'Container')).toHaveAttribute('aria-sort', 'ascending')
  await head(other.page, 'Container').click({ position: { x: 15, y: 20 } })
  await expect(head(other.page, 'Container')).toHaveAttribute('aria-sort', 'descending')
  await other.page.getByRole('button', { name: 'Column filter' }).click()
  await other.page.getByRole('button', { name: 'Destination', exact: true }).click()
  const filter = other.page.getByRole('dialog', { name: 'Filter: Destination' })
  await filter.getByRole('checkbox', { name: 'Chicago' }).check()
  await filter.getByRole('button', { name: 'Apply' }).click()
  await card(other.page, 'In-Transit').click()
  await expect(other.page).toHaveURL(/criteria=.*view=|view=.*criteria=/)
  const [address, found, first] = [
    other.page.url(),
    await shown(other.page).textContent(),
    await numbers(other.page).first().textContent(),
  ]
  const shipper = await elsewhere(browser, baseURL)
  await signIn(shipper.page, 'shipper')
  await shipper.page.goto(address)
  await expect(shown(shipper.page)).toHaveText(found ?? '')
  await expect(numbers(shipper.page).first()).toHaveText(first ?? '')
  await expect(head(shipper.page, 'Container')).toHaveAttribute('aria-sort', 'descending')
  await expect(shipper.page.getByRole('button', { name: 'Destination: Chicago', exact: true })).toBeVisible()
  await expect(card(shipper.page, 'In-Transit')).toHaveAttribute('aria-pressed', 'true')
  await shipper.close()
  await other.close()
})
