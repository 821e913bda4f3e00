import type { Page } from '@playwright/test'
import { openCriteria } from './dashboard.ts'
import { hold, noted } from './network-faults.ts'
import { signIn, signOut } from './people.ts'
import { expect, test } from './portal.ts'

const SEARCH = /\/api\/cargo\/search/
const REFDATA = /\/api\/bookings\/refdata/

/** The names of stored entries, and whether any can be read without the key. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const found: { name: string; text: string }[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames) {
        const objectStore = database.transaction(store).objectStore(store)
        const [keys, values] = [objectStore.getAllKeys(), objectStore.getAll()]
        await new Promise((resolve) => {
          values.onsuccess = resolve
        })
        keys.result.forEach((key, at) => {
          const value = values.result[at]
          const bytes = value?.text instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value.text) : ''
          found.push({ name: String(key), text: bytes + JSON.stringify(value) })
        })
      }
      database.close()
    }
    return found
  })

/** The ports in the filter of the requests. */
async function expectPorts(page: Page) {
  await openCriteria(page)
  await expect(
    page
      .getByRole('dialog')
      .getByRole('option', { name: /Ningbo/ })
      .first(),
  ).toBeAttached()
}

test('the containers of the last search and the dropdown data are stored encrypted, and deleted with the logout', async ({
  page,
  troubles,
}) => {
  troubles.tolerate(noted.cut)
  await signIn(page, 'shipper', '/containerList/booking=3104482')
  const containerLink = page.getByRole('link', { name: 'FWYU 482913 0' })
  await expect(containerLink).toBeVisible()
  await expect.poll(async () => (await stored(page)).map(({ name }) => name)).toContain('containerList')
  await page.goto('/bookingRequest')
  await expectPorts(page)
  await expect.poll(async () => (await stored(page)).map(({ name }) => name)).toContain('dropdowns')
  for (const { text } of await stored(page)) expect(text).not.toMatch(/FWYU4829130|SC2201|Lakeshore/)

  const answer = await hold(page, SEARCH)
  await page.goto('/containerList/booking=3104482')
  await expect(containerLink, 'before the server has answered').toBeVisible()
  answer()
  const choices = await hold(page, REFDATA)
  await page.goto('/bookingRequest')
  await expectPorts(page)
  choices()

  await page.keyboard.press('Escape')
  await signOut(page)
  const names = (await stored(page)).map(({ name }) => name)
  expect(names).not.toContain('dropdowns')
  expect(names).not.toContain('containerList')
})
