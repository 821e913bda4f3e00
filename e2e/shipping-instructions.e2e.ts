import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { carrierKey } from './carrier.ts'
import { BillingCarrier } from './corrections.ts'
import { InstructedBooking } from './instructions.ts'
import { rest, signIn } from './people.ts'
import { expect, test } from './portal.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Shipping instructions' })
const listOf = (bookingNo: string) => `/shippingInstructions?criteria=${encodeCriteria({ text: bookingNo })}`
const field = (page: Page, name: RegExp) =>
  page.getByRole('article', { name: 'The bill of lading as it will print' }).getByRole('button', { name })

async function begin(page: Page, baseURL: string | undefined) {
  const key = await carrierKey()
  await signIn(page, 'shipper', '/search')
  const booking = new InstructedBooking(new BillingCarrier(baseURL ?? '', key), page)
  await booking.begin()
  return booking
}

test('an instruction is rejected, corrected, comes back as a draft B/L, is returned and approved', async ({
  page,
  baseURL,
  troubles,
}) => {
  const booking = await begin(page, baseURL)

  // a booking without an instruction is listed with its next step
  await page.goto(listOf(booking.bookingNo))
  await expect(grid(page).getByRole('gridcell', { name: 'Not started' })).toBeVisible()
  await expect(grid(page).getByRole('link', { name: 'Start' })).toHaveAttribute(
    'href',
    `/shippingInstructionsDetails?type=new&bookingNo=${booking.bookingNo}`,
  )
  expect(await findViolations(page, 'the list of instructions')).toEqual([])

  // sent, and the open list hears of it
  const first = await booking.submit(await booking.document())
  await page.getByRole('button', { name: /^Show 1 new/ }).click()
  await expect(grid(page).getByRole('gridcell', { name: 'Submitted' })).toBeVisible()

  // rejected with a note and a remark at its field
  await booking.decide(first, 'reject', {
    note: 'US customs reject this description.',
    remarks: [{ path: 'commodities.0.description', text: 'Name the material of the shades.' }],
  })
  await page.reload() // an open list asks again every 15 seconds at most
  await expect(grid(page).getByRole('gridcell', { name: 'Rejected' }).first()).toBeVisible()
  await page.getByRole('button', { name: /Rejected/ }).click()
  await expect(grid(page).getByRole('rowheader')).toHaveText(first.blNo)
  await expect(grid(page).getByRole('link', { name: 'Continue' })).toBeVisible()

  // corrected and sent again: both versions side by side, with the carrier's answer
  const [commodity] = first.document.commodities
  if (!commodity) throw new Error('the instruction has a commodity')
  const described = { ...commodity, description: 'LED PENDANT LAMPS WITH GLASS SHADES' }
  const second = await booking.submit({ ...first.document, commodities: [described] }, first.id)
  await page.goto(`/shippingInstructionCompare?id=${second.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Versions of ${second.blNo}`)
  const versions = page.getByRole('table', { name: 'Versions', exact: true })
  await expect(versions.getByRole('row')).toHaveCount(3)
  await expect(versions).toContainText('US customs reject this description.')
  const comparison = page.getByRole('table', { name: 'Comparison of two versions' })
  await expect(comparison.getByRole('row', { name: /^Description of goods/ })).toContainText('GLASS SHADES')
  await expect(page.getByText('1 difference', { exact: true })).toBeVisible()
  expect(await findViolations(page, 'two versions')).toEqual([])

  // the carrier sends a draft B/L that differs in two fields
  const draft = {
    ...second.document,
    consignee: { ...second.document.consignee, address: '1200 LAKE STREET\nCHICAGO, IL 60606, USA' },
    nonNegotiables: '5',
  }
  await booking.decide(second, 'correct', { note: 'Please check the zip code.', draft })
  // the browser of the tests has no viewer of PDFs: the frame shows what a browser with one would load
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }))
  await page.goto(listOf(booking.bookingNo))
  await grid(page).getByRole('link', { name: 'Check draft B/L' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Draft B/L ${second.blNo}`)
  await expect(page.getByText('2 differences from your instruction')).toBeVisible()
  await expect(page.getByText('Carrier: Please check the zip code.')).toBeVisible()
  await expect(field(page, /^Consignee: Address/)).toContainText('SI: 1200 LAKE STREET')
  expect(await findViolations(page, 'the draft')).toEqual([])

  // the PDF itself beside the whole instruction; on a phone it is opened on its own
  await page.getByRole('button', { name: 'PDF as it prints' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^blob:/)
  await expect(page.getByRole('complementary')).toContainText('2 containers as instructed')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Open PDF' })).toBeVisible()
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Bill with differences marked' }).click()

  // the same draft on paper, and by mail
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^draft-bl-${second.blNo}-v\\d+\\.pdf$`))
  await page.getByRole('button', { name: 'Send by email' }).click()
  const mailing = page.getByRole('dialog', { name: 'Send the draft B/L' })
  await mailing.getByRole('textbox').fill('dock@lakeshore.example')
  await mailing.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('The draft B/L was sent.')).toBeVisible()

  // returning needs a remark; a field takes it by mouse and by keyboard, and a reload keeps it
  await page.getByRole('button', { name: 'Return with remarks' }).click()
  await expect(page.getByRole('dialog', { name: 'Remark: The whole bill' })).toBeVisible()
  await page.getByRole('button', { name: 'Save remark' }).click()
  await expect(page.getByText('Write what should be changed.')).toBeVisible()
  await page.keyboard.press('Escape')
  await field(page, /^Consignee: Address/).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remark: Consignee: Address' })
  await dialog.getByRole('textbox').fill('The zip code is 60601.')
  await dialog.getByRole('button', { name: 'Save remark' }).click()
  await expect(field(page, /^Consignee: Address/), 'the field has the focus again').toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Return with 1 remark' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The zip code is 60601.')
  await question.getByRole('button', { name: 'Return', exact: true }).click()
  await expect(page.getByText(`Draft B/L ${second.blNo} was returned to the carrier.`)).toBeVisible()
  await expect(versions).toContainText('The zip code is 60601.')

  // the new draft says what was instructed, on a phone too, and is approved
  const fixed = { ...draft, consignee: second.document.consignee }
  const returned = { ...second, version: await booking.versionOf(second.id) }
  await booking.decide(returned, 'correct', { draft: fixed })
  await page.goto(`/shippingInstructionsDetails?type=draft&id=${second.id}`)
  await expect(page.getByText('1 difference from your instruction')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Approve draft' }).click()
  await expect(question).toContainText('It differs from your instruction in 1 field.')
  await question.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Approved. The carrier issues the bill as shown.')).toBeVisible()
  await expect(page.getByText(/^By .+,/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve draft' })).toHaveCount(0)

  // versions with the customer's remarks, the booking's page, and the list
  await page.goto(`/shippingInstructionCompare?id=${second.id}`)
  await expect(versions).toContainText('The zip code is 60601.')
  expect(await overflow(page)).toEqual([])
  await page.goto(`/bookingDetails/${booking.bookingNo}`)
  await expect(page.getByRole('region', { name: 'Shipping instructions' })).toContainText(second.blNo)
  expect(await overflow(page)).toEqual([])
  await page.goto(listOf(booking.bookingNo))
  await expect(page.getByText('Accepted').first()).toBeVisible()
  expect(await overflow(page)).toEqual([])

  // nobody else can see it
  troubles.expect(/404.*bldraft/)
  troubles.expect(/404.*version/)
  await rest(page) // pending calls must not be answered to another person
  await signIn(page, 'rival', `/shippingInstructionsDetails?type=draft&id=${second.id}`)
  await expect(page.getByRole('alert')).toContainText('does not exist, or you do not have access')
  await page.goto(`/shippingInstructionCompare?id=${second.id}`)
  await expect(page.getByRole('alert')).toContainText('does not exist, or you do not have access')
})

test('the dashboard and the page of a booking lead to its instruction', async ({ page, baseURL }) => {
  const booking = await begin(page, baseURL)
  const found = encodeCriteria({ numberType: 'booking', numbers: [booking.bookingNo] })
  await page.goto(`/bookingdash?criteria=${found}`)
  await page.getByRole('grid').getByRole('link', { name: 'Pending' }).first().click()
  await expect(page).toHaveURL(/\/shippingInstructions\?/)
  await expect(grid(page).getByRole('rowheader')).toHaveText(booking.bookingNo)
  await page.goto(`/bookingDetails/${booking.bookingNo}`)
  await expect(page.getByRole('link', { name: 'Send shipping instruction' })).toHaveAttribute(
    'href',
    `/shippingInstructionsDetails?type=new&bookingNo=${booking.bookingNo}`,
  )
  await page.goto('/shippingInstructionsDetails?type=lost&id=1')
  await expect(page.getByRole('heading', { name: 'invalid type in URL' })).toBeVisible()
})
