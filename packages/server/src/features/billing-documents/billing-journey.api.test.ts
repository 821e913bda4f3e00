import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { unzip } from '../../ports/archives/unzipped.fixture.ts'
import { pdf } from '../../ports/files/file-content.fixture.ts'
import { TODAY } from '../shipping-instructions/instruction.fixture.ts'
import * as fixture from './billing.fixture.ts'
import { billLineOf, type PaperWorld, paperCalls, paperWorld } from './papers/papers.fixture.ts'

/* One way through bills, papers and disputes; it runs on the second engine too. */

let portal: Portal
let world: PaperWorld
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await paperWorld(portal)
})
afterAll(() => portal.stop())

it('a bill is found, its original issued, a charge disputed and credited, and its papers come as one zip', async () => {
  const { headers } = world.people.shipper
  const bills = fixture.billingCalls(portal, headers)
  const papers = paperCalls(portal, world.people.shipper)
  const bill = await world.billed()
  const { bookingNo, blNo } = bill
  const shipmentId = `${bookingNo}01`
  expect((await bills.search({ numbers: [blNo] })).json.columns).toMatchObject({
    blNo: [blNo],
    concerns: [['toPay', 'toRelease']],
  })
  expect((await bills.count()).json.concerns).toContainEqual({ concern: 'toPay', count: 1 })
  expect((await bills.tariff(shipmentId)).json.totals).toEqual([
    { term: 'Prepaid', totals: [{ amount: '1850.00', currency: 'USD' }] },
  ])

  const original = (await papers.issue(blNo)).json
  expect(original).toMatchObject({ number: 1, of: 3 })
  expect((await papers.fetchFile(original.ticket)).status).toBe(200)
  expect((await bills.history(shipmentId)).json.events).toContainEqual(
    expect.objectContaining({ kind: 'issued', value: '1/3' }),
  )

  const invoiceNo = `P${bookingNo}`
  const evidence = (await bills.give(invoiceNo, pdf())).json
  const raised = await bills.raise(
    { bookingNo, blNo, shipmentId },
    { invoiceNo, amount: '350', evidence: [evidence.id] },
  )
  const { id } = raised.json.dispute
  const credit = {
    invoiceNo: `N${bookingNo}`,
    kind: 'creditNote',
    creditOf: invoiceNo,
    total: '-350.00',
    dueOn: '2026-11-15',
  }
  const lines = [fixture.charge(1, 'OFR', '-350.00')]
  await portal.carrier('invoices', [
    fixture.invoice({ bookingNo, blNo, shipmentId }, { ...credit, issuedOn: '2026-11-15', lines }),
  ])
  const answers = [fixture.answerTo(id, 'accept', { creditNoteNo: `N${bookingNo}` })]
  expect((await portal.carrier('dispute-answers', answers)).json).toMatchObject({ accepted: 1 })
  expect((await bills.dispute(id)).json.dispute).toMatchObject({ status: 'Accepted', granted: '350.00' })
  expect((await bills.invoice(invoiceNo)).json.invoice).toMatchObject({ credited: '350.00', open: '1500.00' })
  expect((await bills.statement({ onlyOpen: 'true' })).json.totals).toMatchObject([
    { open: '1500.00', credited: '350.00' },
  ])

  await portal.carrier('bills', [billLineOf(bill, { release: 'OBL' })])
  const { bills: found } = (await papers.papersOf(blNo)).json
  const { ticket } = (await papers.download(found[0].papers)).json
  expect((await unzip((await papers.fetchFile(ticket)).bytes)).map(({ name }) => name)).toEqual([
    `copy-bl-${blNo}.pdf`,
    `invoice-P${bookingNo}.pdf`,
    `credit-note-N${bookingNo}.pdf`,
  ])
  expect((await papers.log('copyBl', blNo)).json.entries).toHaveLength(1)
  const rival = paperCalls(portal, world.people.rival)
  expect((await rival.papersOf(blNo)).json.errorCode).toBe('BLD0006')
})
