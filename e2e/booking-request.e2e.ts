import { findViolations, overflow } from './barriers.ts'
import { cut, noted } from './network-faults.ts'
import { changeLanguage, signIn } from './people.ts'
import { expect, test } from './portal.ts'
import {
  chosenSailing,
  DRAFT,
  field,
  fillIn,
  form,
  NEW,
  open,
  reference,
  saved,
  savedDraft,
  saveIndicator,
} from './request-form.ts'

// tabs that people open have a process each
test.use({ sharesProcess: false })

test('a request is written, survives a reload, a change of language and a lost connection, and is sent once', async ({
  page,
  troubles,
}) => {
  await signIn(page, 'shipper', '/bookingRequestDetails?type=rubbish')
  await expect(page.getByRole('heading', { name: 'invalid type in URL' })).toBeVisible()

  await open(page)
  await page.getByRole('button', { name: 'Submit request' }).click()
  const summary = page.getByRole('alert', { name: /fields to fill in or correct/ })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error:/)
  await summary.getByRole('link', { name: 'Enter the customer reference.' }).click()
  await expect(field(page, 'customerReference')).toBeFocused()
  await expect(field(page, 'customerReference')).toHaveAccessibleDescription(/Enter the customer reference\./)
  expect(await findViolations(page, 'the form with every error')).toEqual([])

  const ref = reference()
  await fillIn(page, ref)
  await expect(field(page, 'grossWeight')).toHaveValue('18420.5')
  await expect(page.locator('#request-vessel')).toContainText(/Allocation of SC1042 on \w+: \d+ TEU · \d+ FEU left of/)
  await saved(page)
  await expect(page).toHaveURL(/type=edit&id=\d+/)
  const address = page.url()

  // a change with consequences needs a confirmation
  await field(page, 'portOfDischarge').click()
  await field(page, 'portOfDischarge').fill('oakland')
  await page.getByRole('option', { name: /Oakland/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Change the port?' })
  await question.getByRole('button', { name: 'Keep as it is' }).click()
  await expect(field(page, 'portOfDischarge')).toHaveValue(/Long Beach/)
  await expect(chosenSailing(page)).toHaveCount(1)

  // special cargo needs more fields, a removed row can be restored
  await page.getByRole('button', { name: /^HAZ/ }).click()
  await expect(field(page, 'hazard.unNumber')).toBeVisible()
  await page.getByRole('button', { name: /^HAZ/ }).click()
  await expect(field(page, 'hazard.unNumber')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove row 1' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'containers.0.equipment')).toHaveValue(/45G1/)

  // without a server: what is typed stays, is marked as unsaved, and survives a reload
  troubles.expect(noted.cut)
  await cut(page, DRAFT)
  await field(page, 'poNumber').fill('PO-77')
  await expect(saveIndicator(page)).toHaveAttribute('data-save', 'away')
  await page.reload()
  await expect(field(page, 'poNumber')).toHaveValue('PO-77')
  await page.unroute(DRAFT)
  await saved(page)

  await changeLanguage(page, 'zh')
  await expect(
    page.getByRole('button', { name: '提交修改' }).or(page.getByRole('button', { name: '提交申请' })),
  ).toBeVisible()
  await expect(field(page, 'customerReference')).toHaveValue(ref)
  await changeLanguage(page, 'en')

  const sent = page.waitForResponse(/\/api\/bookings\/submit$/)
  await page.getByRole('button', { name: 'Submit request' }).dblclick()
  expect(await (await sent).json()).toMatchObject({ result: 'Success', state: { status: 'Submitted', version: 1 } })
  await expect(page).toHaveURL(address.replace('type=edit', 'type=view'))
  await expect(page.getByRole('heading', { level: 1 }), 'the customer’s own reference is the title').toHaveText(ref)
  await expect(page.getByRole('region', { name: 'Confirmation' })).toContainText(/FW\d{8}/)
  await expect(page.getByRole('region', { name: 'Vessel', exact: true })).toContainText('CY cut-off')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the form is one column, its outline one line, and nothing overflows in any language', async ({ page }) => {
    await signIn(page, 'shipper', NEW)
    await expect(form(page)).toBeVisible()
    await page.locator('#request-containers').getByRole('button').last().click()
    for (const language of ['en', 'vi', 'zh'] as const) {
      await changeLanguage(page, language)
      expect(await overflow(page), language).toEqual([])
    }
    await changeLanguage(page, 'en')
    const outline = page.getByRole('navigation', { name: 'Sections of the form' })
    await outline.getByRole('button').click()
    await outline.getByRole('link', { name: /^Cargo/ }).click()
    await expect(page.locator('#request-cargotitle')).toBeFocused()
    await expect(outline.getByRole('link', { name: /^Cargo/ })).toBeHidden()
    expect(await findViolations(page, 'the form on a phone')).toEqual([])
  })
})

test('two tabs edit the same request: nothing is lost, and one decides', async ({ page, context, troubles }) => {
  troubles.expect(noted.status(409))
  // a tab that hears of the other one takes over its changes; this one hears nothing
  await context.route(/\/api\/live/, () => {})
  await signIn(page, 'shipper', NEW)
  await expect(form(page)).toBeVisible()
  const first = savedDraft(page)
  await field(page, 'customerReference').fill(reference())
  await first
  await expect(page).toHaveURL(/type=edit&id=\d+/)
  const other = await context.newPage()
  await other.goto(page.url())
  const theirs = savedDraft(other)
  await field(other, 'poNumber').fill('THEIRS')
  await theirs
  await field(page, 'poNumber').fill('MINE')
  const conflict = page.getByRole('alert', { name: /changed this in the meantime/ })
  await expect(conflict).toContainText('THEIRS')
  await expect(field(page, 'poNumber')).toHaveValue('MINE')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  await other.reload()
  await expect(field(other, 'poNumber')).toHaveValue('MINE')
})
