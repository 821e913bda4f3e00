import { goodRequest } from '@fairway/contract/bookings/requests/booking-request.fixture'
import { groups } from '@fairway/contract/kit/access'
import * as billing from './features/billing-documents/billing.fixture.ts'
import { createViews, view } from './features/bookings/grids/grid.fixture.ts'
import { document, loadRequestWorld, requestCalls } from './features/bookings/requests/booking-request.fixture.ts'
import { decisionLine } from './features/bookings/requests/decision.fixture.ts'
import * as lines from './features/carrier/carrier-lines.fixture.ts'
import { lightingContract, tariffLine } from './features/carrier/contract-lines.fixture.ts'
import { begin, billLine, correctionCalls } from './features/corrections/correction.fixture.ts'
import { termsLine } from './features/detention/detention.fixture.ts'
import { exception, rule, ruleDeskOf } from './features/eta-rules/eta-rule.fixture.ts'
import { csv, row, uploadCalls } from './features/form-uploads/form-upload.fixture.ts'
import { siCsv, siRows } from './features/form-uploads/si-forms/si-upload.fixture.ts'
import { vgmCsv, vgmLine } from './features/form-uploads/vgm-forms/vgm-upload.fixture.ts'
import { registration } from './features/identity/visitor.fixture.ts'
import { addEntry } from './features/information/information.fixture.ts'
import { insertSignedLetter } from './features/letters-of-indemnity/blanket-letter.fixture.ts'
import { letterCalls, waitingBill } from './features/letters-of-indemnity/one-time/one-time-letter.fixture.ts'
import { linkCalls } from './features/sharing/sharing.fixture.ts'
import { instructionCalls, instructionFor } from './features/shipping-instructions/instruction.fixture.ts'
import { signingCalls } from './features/signing/signing.fixture.ts'
import { addSupportRequest } from './features/support/requests/support-request.fixture.ts'
import { row as weighedRow, weighing } from './features/vgm/vgm.fixture.ts'
import type { Portal } from './platform/testing.ts'
import { pdf, png } from './ports/files/file-content.fixture.ts'
import type { Known } from './sample-input.fixture.ts'

const BOOKING_NO = '3104482'
const CONTAINER_NO = lines.containerNumber(700)
const BILL = { bookingNo: BOOKING_NO, blNo: `FWYL${BOOKING_NO}01`, shipmentId: `${BOOKING_NO}01` }
const ratedCharge = billing.charge(1, 'OFR', '100.00', { term: 'Prepaid', currency: 'USD' })
const billingLines = {
  charges: { ...BILL, shipmentId: undefined, charges: [ratedCharge], revision: 1 },
  invoices: billing.invoice(BILL),
  payments: billing.payment(BILL, '10.00'),
  'release-holds': { ...BILL, shipmentId: undefined, type: 'customs', state: 'red', since: '2026-11-12T00:00:00Z' },
}

/** A good line for each call of the carrier. */
const carrierLines = (): Record<string, Known> => ({
  locations: lines.locations[0] ?? {},
  'equipment-types': lines.equipmentTypes[0] ?? {},
  organisations: lines.organisations[0] ?? {},
  'tariff-codes': tariffLine('853952'),
  contracts: lightingContract(),
  'detention-terms': termsLine({ contract: 'SC1042' }),
  schedules: lines.schedules[0] ?? {},
  bookings: lines.booking(BOOKING_NO, { revision: 2 }),
  bills: billLine(BOOKING_NO),
  ...billingLines,
  containers: lines.container(BOOKING_NO, CONTAINER_NO, { revision: 2 }),
  events: lines.event(BOOKING_NO, CONTAINER_NO, {
    kind: 'gateIn',
    load: 'full',
    location: 'CNNGB',
    occurredAt: '2026-11-02T00:00:00Z',
  }),
  'free-time': lines.freeTime(BOOKING_NO, CONTAINER_NO),
  customs: lines.customsEntry(BOOKING_NO, CONTAINER_NO),
  interchanges: lines.interchange(BOOKING_NO, CONTAINER_NO),
})

/** A portal in which there is one of everything that a call can name: whoever names it reaches what lies behind. */
export async function fillPortal(portal: Portal) {
  const organisations = await loadRequestWorld(portal)
  const owner = await portal.person({ groups, organisationIds: [organisations.NBL], roles: ['member', 'shipper'] })
  await portal.carrier('bookings', [lines.booking(BOOKING_NO)])
  await portal.carrier('containers', [lines.container(BOOKING_NO, CONTAINER_NO)])
  for (const [path, line] of Object.entries(billingLines)) await portal.carrier(path, [line])
  await portal.carrier('customs', [lines.customsEntry(BOOKING_NO, CONTAINER_NO)])
  await portal.carrier('interchanges', [lines.interchange(BOOKING_NO, CONTAINER_NO)])

  const requests = requestCalls(portal, owner.headers)
  const sent = (await requests.submit({ document: document() })).json.state
  await portal.carrier('decisions', [decisionLine(sent.ediRef, 1, 'received')])
  const { state: correction } = await begin(portal, correctionCalls(portal, owner.headers))
  const instructions = instructionCalls(portal, owner.headers)
  const instructed = instructionFor({ bookingNo: BOOKING_NO, containers: [CONTAINER_NO] })
  const instruction = (await instructions.save({ document: instructed })).json.state
  await portal.pool.raw.query(
    `update shipping_instruction set status = 'Accepted', version = 1, bl_no = document->>'blNo', draft = document,
            draft_version = 1, draft_at = now() where id = $1`,
    [instruction.id],
  ) // its ship has sailed, so that it can no longer be sent
  const ask = async (path: string, body: object) => (await portal.post(path, body, owner.headers)).json
  const address = await ask('/api/bookings/addresses', { name: 'Lakeshore Home', address: '1 Shore Drive' })
  const template = await ask('/api/bookings/templates', { name: 'Lamps', document: goodRequest() })
  const siTemplate = await ask('/api/si/templates', { name: 'Lamps', document: instructed })
  const savedView = (await createViews(portal).create(owner, view())).json
  const upload = (await uploadCalls(portal, owner.headers).read(csv(row()))).json
  const siRowsOfFile = siRows({ bookingNo: BOOKING_NO, containers: [CONTAINER_NO] })
  const siUpload = (await uploadCalls(portal, owner.headers, '/api/si').read(siCsv(...siRowsOfFile))).json
  const vgmFile = vgmCsv(vgmLine(BOOKING_NO, CONTAINER_NO))
  const vgmUpload = (await uploadCalls(portal, owner.headers, '/api/vgm').read(vgmFile)).json
  const weighingTicket = (
    await portal.call('POST', `/api/vgm/ticket?bookingNo=${BOOKING_NO}`, {
      body: png(),
      headers: { 'content-type': 'application/octet-stream', ...owner.headers },
    })
  ).json
  const bills = billing.billingCalls(portal, owner.headers)
  const evidence = (await bills.give(billingLines.invoices.invoiceNo, pdf())).json
  const { dispute } = (await bills.raise(BILL)).json
  const { id: signingId } = (await signingCalls(portal, owner.headers).open()).json
  const waiting = await waitingBill(portal, {}, { parties: [{ role: 'shipper', organisation: 'NBL' }] })
  const letter = (await letterCalls(portal, owner.headers).form(waiting)).json
  const letterId = await insertSignedLetter(portal, organisations.NBL)
  const { rule: etaRule } = (await ruleDeskOf(portal, owner).save(rule)).json
  const support = await addSupportRequest(portal, owner)
  const information = await addEntry(portal, owner)
  const link = (await linkCalls(portal).make(owner, { kind: 'booking', bookingNo: BOOKING_NO })).json
  const { rows: notifications } = await portal.pool.raw.query('select id::text from notice order by id limit 1')
  const { rows: entries } = await portal.pool.raw.query('select id::text from outbox_entry order by id limit 1')

  const everywhere: Known = {
    bookingNo: BOOKING_NO,
    containerNo: CONTAINER_NO,
    shipmentNo: correction.shipmentNo,
    numbers: [BOOKING_NO, CONTAINER_NO],
    shipmentId: BILL.shipmentId,
    invoiceNo: billingLines.invoices.invoiceNo,
    q: BOOKING_NO,
    watch: BOOKING_NO,
    ids: [(notifications[0] ?? entries[0])?.id],
    user: owner.accountId,
    username: owner.username,
    organisationId: organisations.NBL,
    portOfLoading: 'CNNGB',
    portOfDischarge: 'USLGB',
    port: 'USLGB',
    vvd: 'FHM043E',
    equipment: '45G1',
    ediRef: sent.ediRef,
    correctionId: correction.id,
    instructionId: instruction.id,
    reference: BOOKING_NO,
    parties: [{ role: 'shipper', organisation: 'NBL' }],
    from: '2026-11-01',
    to: '2026-11-30',
    wait: 0,
  }
  /** What an id of a call is the id of, by how its path begins. */
  const named: [string, Known][] = [
    ['/api/links', { id: link.id }],
    ['/api/support/file', { id: support.fileId, name: 'ticket.pdf' }],
    ['/api/support', { id: support.id, revision: 1, office: 'ningbo', files: [support.fileId] }],
    ['/api/information/file', { id: information.fileId, name: 'form.pdf' }],
    ['/api/informationpub/file', { id: information.fileId }],
    ['/api/information', { id: information.id, revision: 1, version: 1 }],
    ['/api/signing/checkgroup', { shipmentIds: waiting.shipmentId }],
    ['/api/signing/onetime', { id: letter.id }],
    ['/api/signing/blanket', { id: letterId, revision: 1 }],
    ['/api/billing/blanketloi/get', { id: String(letterId) }],
    ['/api/billing/blanketloi', { id: letterId, revision: 1, version: 1, shipper: 'NBL' }],
    ['/api/signing', { id: signingId }],
    ['/api/billing/onetimeloi', { id: letter.id, shipmentIds: [waiting.shipmentId] }],
    ['/api/billing/downloadloi', { id: letter.id }],
    ['/api/si/tariffCodes', { q: 'lamp', codes: '8539.52' }],
    ['/api/billing/dispute/evidence', { id: evidence.id, name: 'quotation.pdf' }],
    ['/api/billing/dispute', { ...billing.disputeOf(BILL), id: dispute.id, revision: 1, text: 'See the quotation' }],
    ['/api/billing/search', { type: undefined, numberType: 'booking', numbers: [BOOKING_NO] }],
    ['/api/billing/dashboard', { numberType: 'booking', numbers: [BOOKING_NO] }],
    ['/api/vgm/search', { numbers: BOOKING_NO, carrier: '' }],
    ['/api/vgm/ticket', { id: weighingTicket.id, containerNo: CONTAINER_NO }],
    ['/api/vgm/certificate', { containerNo: CONTAINER_NO, to: ['grace@lakeshore.example'] }],
    ['/api/vgm/forms', { id: vgmUpload.id, look: vgmUpload.look }],
    ['/api/vgm', { revision: 0, document: weighing(BOOKING_NO, [weighedRow(CONTAINER_NO, '24000')]) }],
    ['/api/bookings/papers', { bookingNo: BOOKING_NO }],
    ['/api/bookings/documents', { id: sent.id, to: ['grace@lakeshore.example'] }],
    ['/api/bookings/addresses', { id: address.id, version: address.version }],
    ['/api/bookings/template', { id: template.id, version: template.version, document: goodRequest() }],
    ['/api/bookings/views', { id: savedView.id, version: savedView.version }],
    ['/api/bookings/forms', { id: upload.id, look: upload.look }],
    [
      '/api/corrections',
      { id: correction.id, revision: correction.revision, left: 0, right: 0, document: goodRequest() },
    ],
    ['/api/si/blDocsSend', { id: instruction.id, to: ['grace@lakeshore.example'] }],
    ['/api/si/forms', { id: siUpload.id, look: siUpload.look }],
    ['/api/si/template', { id: siTemplate.id, version: siTemplate.version, document: instructed }],
    ['/api/si', { id: instruction.id, revision: instruction.revision, left: 0, right: 0, document: instructed }],
    ['/api/eta/exception', { ...exception, ruleId: undefined }],
    ['/api/eta', { ...rule, ruleId: etaRule.ruleId, version: etaRule.version }],
    ['/api/bookings', { id: sent.id, revision: sent.revision, document: goodRequest() }],
    ['/api/files', { id: sent.id }],
    ['/api/billing/papers', { blNos: [BILL.blNo] }],
    ['/api/billing/download', { documents: [{ document: 'copyBl', number: BILL.blNo }] }],
    [
      '/api/billing/documents',
      { documents: [{ document: 'copyBl', number: BILL.blNo }], to: ['grace@lakeshore.example'], remark: '' },
    ],
    ['/api/billing/documentlog', { document: 'copyBl', number: BILL.blNo }],
    ['/api/billing/originals', { blNo: BILL.blNo }],
    ['/carrier/v1/documents', { document: 'copyBl', number: BILL.blNo, original: undefined, revision: 1 }],

    ['/api/outbox', { ids: entries.map(({ id }) => id) }],
    ['/carrier/v1/outbox', { id: entries[0]?.id }],
    [
      '/auth/management/organisation',
      { id: organisations.NBL, name: 'Yongjiang', address: '8 Road', country: 'CN', version: 0 },
    ],
    ['/auth/management/cp/user', { ...registration(owner.username), version: 0 }],
    ['/auth/user', registration('somebody@new.example')],
  ]
  named.push(...Object.entries(carrierLines()).map(([path, line]): [string, Known] => [`/carrier/v1/${path}`, line]))
  return {
    owner,
    organisations,
    /** Another one of the organisation to whom all of it belongs, who may do everything. */
    somebody: () => portal.person({ groups, organisationIds: [organisations.NBL], roles: ['member', 'manager'] }),
    /** What a call can name, by the names of its fields. */
    knownTo: (name: string): Known => {
      const path = name.split(' ')[1] ?? ''
      return { ...everywhere, ...named.find(([start]) => path.startsWith(start))?.[1] }
    },
  }
}
export type Filled = Awaited<ReturnType<typeof fillPortal>>
