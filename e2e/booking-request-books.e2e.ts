import type { Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { changeLanguage, signIn, signInByForm } from './people.ts'
import { expect, test } from './portal.ts'
import { chosenSailing, field, form, NEW, open, pick, reference, sailings, saved } from './request-form.ts'
import { requestsOf } from './requests.ts'

const dialog = (page: Page) => page.getByRole('dialog')
/** The session expires while somebody types: the next call of the page finds it expired. */
function typeAfter(field: HTMLElement, { text, seconds }: { text: string; seconds: number }) {
  localStorage.setItem('lastAccess', String(Number(localStorage.getItem('lastAccess')) - seconds * 1000))
  field.focus()
  document.execCommand('insertText', false, text)
}
const edit = (id: number) => `/bookingRequestDetails?type=edit&id=${id}`

test('a party and a whole request are saved, found, changed and deleted; a draft is copied and deleted', async ({
  page,
  troubles,
}) => {
  await signIn(page, 'shipper')
  const requests = await requestsOf(page)
  const tag = reference()
  const name = `Công ty Đèn ${tag}`
  const { id, ediRef } = await requests.draft({ consignee: { name, address: '12 Lạch Tray', contact: '' } })
  await page.goto(edit(id))

  // the address book: saved, found without accents, changed, deleted and restored, used
  await page.getByRole('group', { name: 'Consignee' }).getByRole('button', { name: 'Save to address book' }).click()
  await expect(page.getByText(`${name} was added to the address book.`)).toBeVisible()
  await page.getByRole('group', { name: 'Notify party' }).getByRole('button', { name: 'Address book' }).click()
  await expect(dialog(page).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(`cong ty den ${tag}`)
  const entry = dialog(page).getByRole('listitem').filter({ hasText: name })
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
  await entry.getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByLabel('Contact').fill('Grace')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(entry.getByRole('button', { name: 'Edit' })).toBeFocused()
  expect(await findViolations(page, 'the address book')).toEqual([])
  await dialog(page)
    .getByRole('button', { name: `Remove ${name}` })
    .click()
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click() // in front of the dialog that it belongs to
  await entry.getByRole('button', { name: 'Use' }).click()
  await expect(field(page, 'notifyParty.name')).toHaveValue(name)
  await expect(field(page, 'notifyParty.contact')).toHaveValue('Grace')
  await saved(page)

  // a template: saved, renamed, started from, restored, deleted
  await page.getByRole('button', { name: 'Save as template' }).click()
  await dialog(page).getByLabel('Name of the template').fill(`Plan ${tag}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`The template Plan ${tag} was saved.`)).toBeVisible()
  await open(page)
  await page.getByRole('button', { name: 'Start from a template' }).click()
  const template = dialog(page).getByRole('listitem').filter({ hasText: tag })
  await template.getByRole('button', { name: 'Rename' }).click()
  await dialog(page).getByLabel('Name of the template').fill(`Weekly ${tag}`)
  await page.keyboard.press('Enter')
  await expect(template).toContainText(`Weekly ${tag}`)
  await template.getByRole('button', { name: 'Use template' }).click()
  await expect(field(page, 'consignee.name')).toHaveValue(name)
  await expect(field(page, 'customerReference')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'consignee.name')).toHaveValue('')
  await page.getByRole('button', { name: 'Start from a template' }).click()
  await template.getByRole('button', { name: `Delete Weekly ${tag}` }).click()
  await expect(template).toHaveCount(0)

  // a copy has everything but what is unique to a request; a deleted draft is restored unchanged
  await page.goto(`/bookingRequestDetails?type=copy&id=${id}`)
  await expect(field(page, 'consignee.name')).toHaveValue(name)
  await expect(field(page, 'customerReference')).toHaveValue('')
  await page.goto(edit(id))
  await field(page, 'poNumber').fill('PO-9')
  troubles.tolerate(/404.*bookings\/detail/) // a live change can reload this page at that very moment
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await expect(page).toHaveURL('/bookingRequest')
  await expect(page.getByText(`The draft ${ediRef} was deleted.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'poNumber')).toHaveValue('PO-9')
  await expect(field(page, 'notifyParty.name')).toHaveValue(name)
})

test('places and ships are found as people write them; after an expired session everything that was typed is still there', async ({
  page,
}) => {
  await signIn(page, 'shipper', NEW)
  await expect(form(page)).toBeVisible()
  await pick(page, 'portOfLoading', 'nb', /Ningbo/)
  await pick(page, 'portOfDischarge', 'changtan', /Long Beach/)
  await pick(page, 'placeOfDelivery', 'USCHI', /Chicago/)
  const ships = page.locator('#request-vessel')
  await expect(sailings(page).nth(1)).toBeVisible()
  const vvd = await sailings(page).nth(1).locator('b').first().innerText()
  await field(page, 'vvd').fill('no such ship')
  await expect(ships.getByRole('status')).toContainText('No sailing between these ports matches')
  await field(page, 'vvd').fill(vvd.toLowerCase())
  await expect(sailings(page)).toHaveCount(1)
  await sailings(page).click()
  await expect(ships).toContainText('SI cut-off')
  await page.locator('#request-containers').getByRole('button').last().click()
  await pick(page, 'containers.0.packageType', 'thung carton', /Carton/)
  await field(page, 'customerReference').fill(reference())
  await saved(page)
  await expect(page).toHaveURL(/type=edit&id=\d+/)
  const address = page.url()

  await field(page, 'commodity').evaluate(typeAfter, { text: 'LED lamps and shades', seconds: 4000 })
  await expect(page).toHaveURL(/\/signin\?expired=1/)
  await signInByForm(page, 'shipper', address)
  await expect(field(page, 'commodity')).toHaveValue('LED lamps and shades')
  await saved(page)
})

test('a sailing is chosen from the board by keyboard, in as few keys as it has lines above it', async ({ page }) => {
  await signIn(page, 'shipper', NEW)
  await expect(form(page)).toBeVisible()
  await pick(page, 'portOfLoading', 'CNNGB', /Ningbo/)
  await pick(page, 'portOfDischarge', 'USLGB', /Long Beach/)
  await pick(page, 'placeOfDelivery', 'USCHI', /Chicago/)
  const ships = page.locator('#request-vessel')
  const lines = ships.getByRole('option')
  await expect(lines.first()).toContainText(/ETD\s*\d{4}-\d\d-\d\d/)
  expect(await lines.count(), 'ten on a screen at most').toBeLessThanOrEqual(10)
  await expect(lines.first(), 'what has sailed is never first').toBeEnabled()
  await expect(lines.first()).toContainText(/Chicago, ETA\s*\d{4}-\d\d-\d\d/)
  await expect(ships, 'dry cargo has no cut-off of special cargo').not.toContainText('DG/RF')
  const vvdOf = (at: number) => lines.nth(at).locator('b').first().innerText()
  const [first, second, third] = [await vvdOf(0), await vvdOf(1), await vvdOf(2)]
  const input = field(page, 'vvd')
  await input.focus()
  /** Presses keys one after the other, and says how many that were. */
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    return keys.length
  }
  expect(await press('Enter')).toBe(1)
  await expect(chosenSailing(page)).toHaveAccessibleName(`Chosen sailing: ${first}`)
  await expect(lines, 'the others step back').toHaveCount(0)
  await expect(input, 'the focus stays in the field').toBeFocused()

  // an arrow brings them back, where one left
  expect(await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')).toBe(4)
  await expect(chosenSailing(page)).toHaveAccessibleName(`Chosen sailing: ${third}`)
  await press('ArrowDown', 'Home')
  await expect(input).toHaveAttribute('aria-activedescendant', new RegExp(`${first}$`))
  await press('End')
  await expect(ships.getByRole('status')).toContainText(/of (\d+)\./)
  await press('PageUp', 'Home', 'Escape')
  await expect(lines, 'Escape keeps what was chosen').toHaveCount(0)
  await expect(chosenSailing(page)).toHaveAccessibleName(`Chosen sailing: ${third}`)

  // typing narrows the board: the voyage and Enter
  await page.keyboard.type(second.toLowerCase())
  await expect(lines).toHaveCount(1)
  expect(await press('Enter')).toBe(1)
  await expect(chosenSailing(page)).toHaveAccessibleName(`Chosen sailing: ${second}`)

  // the cut-offs follow the cargo
  await page.getByRole('button', { name: /^REEFER/ }).click()
  await input.press('ArrowDown')
  await lines.filter({ hasText: 'DG/RF' }).first().click()
  await expect(chosenSailing(page)).toContainText('Special cargo cut-off')
  await input.press('ArrowDown')
  expect(await findViolations(page, 'the board of sailings')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['vi', 'zh', 'en'] as const) {
    await changeLanguage(page, language)
    await expect(lines.first()).toBeVisible()
    expect(await overflow(page), language).toEqual([])
  }
  expect(await findViolations(page, 'the board of sailings on a phone')).toEqual([])
})
