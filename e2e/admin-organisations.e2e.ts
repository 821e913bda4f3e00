import { en as kit } from '@fairway/contract/kit/messages/en'
import type { Page } from '@playwright/test'
import { adminElsewhere, adminErrors, adminTexts } from './admin-texts.ts'
import { findViolations } from './barriers.ts'
import { noted } from './network-faults.ts'
import { goTo, signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'
import { field, summary } from './sign-up.ts'

/** A reference that is unique to this run. */
const fresh = () => `TEST-${Date.now().toString(36).toUpperCase()}`

test('an admin creates an organisation, finds it by its pinyin, and resolves a conflict with another admin', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.expect(noted.status(409))
  const text = adminTexts.en
  const ref = fresh()
  const save = (on: Page) => on.getByRole('button', { name: text.organisation.save })
  await signIn(page, 'admin', '/adminOrganisationSearch')
  await page.getByRole('button', { name: text.organisations.create }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text.organisations.create }).click()
  for (const code of ['AC0011', 'AC0012', 'AC0013', 'AC0015'] as const)
    await expect(dialog.getByRole('alert')).toContainText(adminErrors.en[code])
  expect(await findViolations(page, 'the dialog of a new organisation')).toEqual([])
  await dialog.locator('[name=name]').fill(`Beilun Lamps ${ref}`)
  await dialog.locator('[name=localName]').fill('北仑灯具')
  await dialog.locator('[name=address]').fill('8 Xinda Road, Beilun')
  await dialog.locator('[name=country]').selectOption('CN')
  await dialog.locator('[name=ref]').fill('NINGBO-LIGHTING')
  await dialog.getByRole('button', { name: text.organisations.create }).click()
  await expect(dialog.getByRole('alert')).toContainText(adminErrors.en.AC0014)
  await dialog.locator('[name=ref]').fill(ref.toLowerCase())
  await dialog.getByRole('button', { name: text.organisations.create }).click()
  await expect(page).toHaveURL(/adminOrganisationSearchDetails\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: `Beilun Lamps ${ref}` })).toBeVisible()
  await expect(page.getByText(text.organisation.byPortal)).toBeVisible()
  await expect(page.getByText(text.organisation.noMembers)).toBeVisible()
  const address = page.url()

  const { page: other, close } = await adminElsewhere(browser, baseURL, address)
  await field(other, 'address').fill('9 Xinda Road, Beilun')
  await save(other).click()
  await expect(other.getByText(text.organisation.saved)).toBeVisible()
  await close()
  await save(page).click()
  await expect(summary(page)).toContainText(adminErrors.en.AC0010)
  await field(page, 'name').fill(`Beilun Lanterns ${ref}`)
  await save(page).click()
  await expect(summary(page)).toContainText(kit.errors.GE0007)
  await expect(field(page, 'name')).toHaveValue(`Beilun Lanterns ${ref}`)
  await page.getByRole('button', { name: text.conflict.reload }).click()
  await expect(field(page, 'address')).toHaveValue('9 Xinda Road, Beilun')
  await field(page, 'name').fill(`Beilun Lanterns ${ref}`)
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: `Beilun Lanterns ${ref}` })).toBeVisible()

  await page.getByRole('link', { name: text.organisation.back }).click()
  await page.getByLabel(text.organisations.words).fill(`beilun dengju ${ref}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2) // including the header row
  await expect(page.getByRole('link', { name: `Beilun Lanterns ${ref}` })).toBeVisible()
})

test('an organisation shows its members, its bookings and who maintains it in every language', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', '/adminOrganisationSearch')
  for (const language of languages) {
    const { organisation, organisations } = adminTexts[language]
    await speak(page, language)
    if (language !== 'en') await goTo(page, '/adminOrganisationSearch')
    await page.getByLabel(organisations.words).focus()
    // an input method confirms a word by Enter, which starts no search
    const ime = await context.newCDPSession(page)
    await ime.send('Input.imeSetComposition', { text: 'ning', selectionStart: 4, selectionEnd: 4 })
    await page.keyboard.press('Enter')
    await ime.send('Input.insertText', { text: '宁波照明' })
    await expect(page.getByLabel(organisations.words)).toHaveValue(/宁波照明/)
    await expect(page).toHaveURL('/adminOrganisationSearch')
    await page.getByLabel(organisations.words).fill('宁波照明')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Ningbo Lighting Co., Ltd.' }).click()
    await expect(page.getByText(organisation.byCarrier)).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'shipper@fairway.test' })).toBeVisible()
    const [before = '', after = ''] = organisation.bookings_other.split('{{count}}')
    await expect(page.getByText(new RegExp(`^${before}[1-9]\\d*${after}$`))).toBeVisible()
  }
  await page.getByRole('link', { name: 'Mei Chen' }).click()
  await expect(page).toHaveURL(/adminProfileSearchDetails/)
})
