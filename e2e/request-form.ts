import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

export const NEW = '/bookingRequestDetails?type=new'
export const DRAFT = /\/api\/bookings\/draft$/

/** A field by its path in the document. */
export const field = (page: Page, path: string) => page.locator(`[id$="${path}"]`).first()
export const form = (page: Page) => page.locator('#request-references')
export const saveIndicator = (page: Page) => page.locator('[data-save]')
/** Waits until everything typed is on the server. */
export const saved = (page: Page) => expect(saveIndicator(page)).toHaveText(/^Saved \d\d:\d\d$/)
export const savedDraft = (page: Page) => page.waitForResponse((reply) => DRAFT.test(reply.url()) && reply.ok())
export const reference = () => `E2E-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`

export async function pick(page: Page, path: string, typed: string, shown: RegExp) {
  await field(page, path).click()
  await field(page, path).fill(typed)
  await page.getByRole('option', { name: shown }).first().click()
}

/** The sailings of the board that can be chosen. */
export const sailings = (page: Page) => page.locator('#request-vessel').getByRole('option', { disabled: false })
export const chosenSailing = (page: Page) =>
  page.locator('#request-vessel').getByRole('group', { name: /^Chosen sailing: / })

export async function open(page: Page) {
  await page.goto(NEW)
  await expect(form(page)).toBeVisible()
}

/** Fills in everything for a plain container from Ningbo to Long Beach. */
export async function fillIn(page: Page, ref: string) {
  await field(page, 'customerReference').fill(ref)
  await pick(page, 'serviceContract', 'SC1042', /Ningbo Lighting/)
  await pick(page, 'portOfLoading', 'CNNGB', /Ningbo/)
  await pick(page, 'portOfDischarge', 'long beach', /Long Beach/)
  await field(page, 'freightTerm').selectOption('CY-CY')
  await field(page, 'paymentTerm').selectOption('Prepaid')
  await pick(page, 'placeOfReceipt', 'CNNGB', /Ningbo/)
  await sailings(page).last().click() // the next ones may be past a cut-off
  await field(page, 'shipper.name').fill('Ningbo Lighting Co., Ltd.')
  await field(page, 'shipper.address').fill('1 Harbour Road\nNingbo')
  await field(page, 'consignee.name').fill('Lakeshore Home, Inc.')
  await field(page, 'consignee.address').fill('200 W Lake St\nChicago')
  await field(page, 'commodity').fill('LED lighting fixtures 灯具')
  await field(page, 'grossWeight').fill('18 420,5')
  await page.locator('#request-containers').getByRole('button').last().click()
  await pick(page, 'containers.0.equipment', '45G1', /45G1/)
  await pick(page, 'containers.0.packageType', 'carton', /Carton/)
}
