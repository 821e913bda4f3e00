import type { Accounts, AllocationVvds } from '@fairway/contract/vessel-allocation/allocation.schema'
import type { Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { carrierKey } from './carrier.ts'
import { noted } from './network-faults.ts'
import { signIn, storedSession } from './people.ts'
import { anotherBrowser, expect, test } from './portal.ts'

const cell = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true })

async function ask<T>(page: Page, path: string): Promise<T> {
  const { tokenType = '', accessToken = '' } = (await storedSession(page)) ?? {}
  return (await page.request.get(path, { headers: { authorization: `${tokenType} ${accessToken}` } })).json()
}

/** The last vessel that is open and loads at Ningbo: no other test waits for it to sail. */
async function openVessel(page: Page): Promise<string> {
  const { vvds } = await ask<AllocationVvds>(page, '/api/allocation/vvd')
  const vessel = vvds.findLast((one) => !one.isClosed && one.portsOfLoading.includes('CNNGB'))
  if (!vessel) throw new Error('the demo has no open vessel at Ningbo')
  return vessel.vvd
}

/** The row of Ningbo Lighting, whom both reps of the demo look after. */
async function sharedRow(page: Page): Promise<number> {
  const accounts = page.getByRole('textbox', { name: /^Account name, row / })
  await expect(accounts.first()).toBeVisible()
  const names = await accounts.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)) // text fields
  return names.findIndex((name) => name.startsWith('Ningbo Lighting')) + 1
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('a rep plans space by keyboard, undoes over a save, and settles what another rep saved', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.tolerate(noted.status(409)) // unless the page has heard of it before it saves
  await signIn(page, 'rep')
  const address = `/repSalesView?vvds=${await openVessel(page)}&pol=CNNGB&rep=all`
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rep Vessel Allocation')
  const row = await sharedRow(page)
  const [released, demand, protectTeu, protectFeu] = await Promise.all(
    ['Release TEU', 'Demand TEU', 'Protect TEU', 'Protect FEU'].map((column) => cell(page, column, row).inputValue()),
  )
  const oneMore = (text = '') => String(Number(text) + 1)
  const theirs = released === '2' ? '3' : '2'

  // typing replaces, Tab goes on, arrows move, and what is no whole number is told
  await cell(page, 'Demand TEU', row).click()
  await page.keyboard.type(oneMore(demand))
  await page.keyboard.press('Tab')
  await page.keyboard.type('1.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a whole number from 0 to 99999.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('1 change not saved')).toBeVisible()
  await cell(page, 'Protect TEU', row).click()
  await paste(page, `${oneMore(protectTeu)}\t${oneMore(protectFeu)}`)
  await expect(cell(page, 'Protect FEU', row)).toHaveValue(oneMore(protectFeu))
  await expect(page.getByText('3 changes not saved')).toBeVisible()
  expect(await findViolations(page, 'the sheet')).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(page.getByText('1 row saved.')).toBeVisible()
  await expect(page.getByText('All changes saved')).toBeVisible()

  // undoing goes back over the save, and doing it again forward
  await cell(page, 'Protect TEU', row).click()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('2 changes not saved')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(page.getByText('All changes saved')).toBeVisible()

  // another order and other columns take nothing away that can be undone
  await cell(page, 'Demand TEU', row).click()
  await page.keyboard.type('0')
  const head = page.getByRole('columnheader', { name: 'Demand TEU' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(cell(page, 'Demand TEU', 1)).toHaveValue('0')
  await page.locator('summary').filter({ hasText: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Remarks' }).uncheck()
  await expect(page.getByRole('columnheader', { name: 'Remarks' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Remarks' }).check()
  await page.locator('summary').filter({ hasText: 'Columns' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await head.getByRole('button').click()
  await head.getByRole('button').click()
  await expect(head).not.toHaveAttribute('aria-sort')
  await expect(cell(page, 'Demand TEU', row)).toHaveValue(oneMore(demand))

  // the other rep saves the cell that is being typed here
  await cell(page, 'Release TEU', row).click()
  await page.keyboard.type(released === '1' ? '4' : '1')
  await page.keyboard.press('Tab')
  const { page: other, close } = await anotherBrowser(browser, baseURL)
  await signIn(other, 'rep2', address)
  await sharedRow(other)
  await cell(other, 'Release TEU', row).click()
  await other.keyboard.type(theirs)
  await other.keyboard.press('Control+s')
  await expect(other.getByText('1 row saved.')).toBeVisible()
  await close()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Somebody else saved cells that you changed')).toBeVisible()
  await page.getByRole('button', { name: `Use theirs: ${theirs}` }).click()
  await expect(cell(page, 'Release TEU', row)).toHaveValue(theirs)
  await expect(page.getByText('All changes saved')).toBeVisible()

  await page
    .getByRole('button', { name: /^History of Ningbo Lighting/ })
    .first()
    .click()
  const history = page.getByRole('dialog')
  await expect(history.getByText(`Release TEU: ${released} to ${theirs}`).first()).toBeVisible()
  await expect(history.getByText('Demand TEU:').first()).toBeVisible()
  await history.getByText('Close', { exact: true }).click() // notices have a button of this name too

  await page.setViewportSize({ width: 390, height: 4000 })
  expect(await overflow(page)).toEqual([])
  expect(await findViolations(page, 'the sheet on a phone')).toEqual([])
})

test('a rep finds an account by a part of its name, and sees all of them again', async ({ page }) => {
  await signIn(page, 'rep')
  await page.goto(`/repSalesView?vvds=${await openVessel(page)}&pol=CNNGB&rep=all`)
  const names = page.getByRole('textbox', { name: /^Account name, row / })
  await expect(names.nth(1)).toBeVisible()
  const all = await names.count()
  const account = page.getByRole('combobox', { name: 'Account', exact: true })
  await expect(account).toHaveAttribute('placeholder', 'All')
  await account.fill('lighting')
  await page.getByRole('option', { name: /^Ningbo Lighting/ }).click()
  await expect(page).toHaveURL(/[?&]account=/)
  await expect(names).toHaveCount(1)
  await expect(names).toHaveValue(/^Ningbo Lighting/)

  await account.fill('nobody at all')
  await expect(page.getByText('Nothing matches this code or name.').first()).toBeVisible()
  await account.blur()
  await expect(account, 'what is no account changes nothing').toHaveValue(/Ningbo Lighting/)

  await account.fill('')
  await account.blur()
  await expect(names).toHaveCount(all)
})

const PORTS = ['USLGB', 'USOAK', 'USHNL', 'USCHI', 'USMEM', 'USDAL', 'CNSHA', 'CNNGB', 'CNXMN', 'VNSGN']

/** The carrier allocates hundreds of rows on a feeder that no other test looks at: every account, contract and port. */
async function fillFeeder(page: Page) {
  const { vvds } = await ask<AllocationVvds>(page, '/api/allocation/vvd')
  const { accounts } = await ask<Accounts>(page, '/api/allocation/account')
  const { vvd = '', portsOfLoading: [portOfLoading = ''] = [] } =
    vvds.findLast((one) => one.voyageType === 'Feeder') ?? {}
  const quantities = { demandTeu: 0, demandFeu: 0, protectTeu: 0, protectFeu: 0, releaseTeu: 0, releaseFeu: 0 }
  const lines = accounts.flatMap(({ account, contracts }) =>
    [null, ...contracts].flatMap((contract) =>
      PORTS.map((portOfDischarge) =>
        JSON.stringify({ vvd, portOfLoading, portOfDischarge, contract, account, ...quantities, revision: 900 }),
      ),
    ),
  )
  const sent = await page.request.post('/carrier/v1/allocations', {
    headers: { authorization: `Bearer ${await carrierKey()}`, 'content-type': 'application/x-ndjson' },
    data: lines.join('\n'),
  })
  expect(sent.status(), await sent.text()).toBe(200)
  return vvd
}

test('of hundreds of rows those near the window or the cursor are on the page', async ({ page }) => {
  await signIn(page, 'rep2') // the other tests choose columns and an order for the first one's sheet
  const vvd = await fillFeeder(page)
  await page.goto(`/repSalesView?vvds=${vvd}&rep=all`)
  const demand = (row: number) => page.locator(`[id$="_rows.${row - 1}.demandTeu"]`) // names of so many fields take long to find
  await expect(demand(1)).toBeVisible()
  await expect(demand(300)).toHaveCount(0)
  await demand(1).focus()
  await page.keyboard.press('Control+End')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAccessibleName(/^Remarks, row [5-9]\d\d$/)
  await expect(focused).toBeInViewport()
  await expect(demand(300), 'what lies between is left out').toHaveCount(0)
  await page.keyboard.press('Control+Home')
  await expect(focused).toHaveAccessibleName('Account name, row 1')

  // whoever scrolls there finds them
  const isThere = await page.getByRole('table', { name: 'Allocations' }).evaluate((table) => {
    scrollTo({ top: scrollY + table.getBoundingClientRect().top + 300 * 38, behavior: 'instant' })
    return scrollY > 300 * 38
  })
  expect(isThere).toBe(true)
  await expect(demand(300)).toHaveValue('0')
  await demand(300).scrollIntoViewIfNeeded()
  await expect(demand(300)).toBeInViewport()
})
