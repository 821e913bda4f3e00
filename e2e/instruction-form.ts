import type { Page } from '@playwright/test'
import { carrierKey } from './carrier.ts'
import { BillingCarrier } from './corrections.ts'
import { InstructedBooking } from './instructions.ts'
import { storedSession } from './people.ts'
import { expect } from './portal.ts'

/** A field by its path in the document. */
export const field = (page: Page, path: string) => page.locator(`[id$="${path}"]`).first()
/** Waits until everything typed is on the server. */
export const saved = (page: Page) => expect(page.locator('[data-save]')).toHaveText(/^Saved \d\d:\d\d$/)

/** A booking of the person who is signed in on this page, which no other test writes an instruction for. */
export async function ownBooking(page: Page, baseURL: string | undefined) {
  const key = await carrierKey()
  const made = new InstructedBooking(new BillingCarrier(baseURL ?? '', key), page)
  await made.begin()
  const { tokenType = '', accessToken = '' } = (await storedSession(page)) ?? {}
  const headers = { authorization: `${tokenType} ${accessToken}` }
  const get = async (path: string) => (await page.request.get(path, { headers })).json()
  const { bookingNo } = made
  return { bookingNo, cargo: made.carrier.cargo, get, ...(await get(`/api/si/form?reference=${bookingNo}`)) }
}
