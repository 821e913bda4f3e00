import type { Page } from '@playwright/test'
import { findViolations } from './barriers.ts'
import { signIn, signInByForm } from './people.ts'
import { expect, test } from './portal.ts'
import { field, form, NEW, open, pick, reference, saved } from './request-form.ts'
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
  await expect(page.getByText(`${name} is in the address book now.`)).toBeVisible()
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
  await template.getByRole('button', { name: 'Start from it' }).click()
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
  await expect(ships.getByRole('radio').nth(1)).toBeVisible()
  const [vvd = ''] = (await ships.locator('label b').nth(1).innerText()).split(' ')
  await ships.getByLabel('Find by voyage').fill('no such ship')
  await expect(ships.getByRole('status')).toContainText('No ship goes by')
  await ships.getByLabel('Find by voyage').fill(vvd.toLowerCase())
  await expect(ships.getByRole('radio')).toHaveCount(1)
  await ships.getByRole('radio').check()
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
