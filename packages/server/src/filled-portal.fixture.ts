import { goodRequest } from '@fairway/contract/bookings/booking-request.fixture'
import { groups } from '@fairway/contract/kit/access'
import { createViews, view } from './features/bookings/grids/grid.fixture.ts'
import { document, loadRequestWorld, requestCalls } from './features/bookings/requests/booking-request.fixture.ts'
import { decisionLine } from './features/bookings/requests/decision.fixture.ts'
import * as lines from './features/carrier/carrier-lines.fixture.ts'
import { lightingContract } from './features/carrier/contract-lines.fixture.ts'
import { begin, billLine, correctionCalls } from './features/corrections/correction.fixture.ts'
import { exception, rule, ruleDeskOf } from './features/eta-rules/eta-rule.fixture.ts'
import { csv, row, uploadCalls } from './features/form-uploads/form-upload.fixture.ts'
import { registration } from './features/identity/visitor.fixture.ts'
import type { Portal } from './platform/testing.ts'
import type { Known } from './sample-input.fixture.ts'

const BOOKING_NO = '3104482'
const CONTAINER_NO = lines.containerNumber(700)

/** A good line for each call of the carrier. */
const carrierLines = (): Record<string, Known> => ({
  locations: lines.locations[0] ?? {},
  'equipment-types': lines.equipmentTypes[0] ?? {},
  organisations: lines.organisations[0] ?? {},
  contracts: lightingContract(),
  schedules: lines.schedules[0] ?? {},
  bookings: lines.booking(BOOKING_NO, { revision: 2 }),
  bills: billLine(BOOKING_NO),
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
  const owner = await portal.person({ groups, organisationIds: [organisations.NBL] })
  await portal.carrier('bookings', [lines.booking(BOOKING_NO)])
  await portal.carrier('containers', [lines.container(BOOKING_NO, CONTAINER_NO)])
  await portal.carrier('customs', [lines.customsEntry(BOOKING_NO, CONTAINER_NO)])
  await portal.carrier('interchanges', [lines.interchange(BOOKING_NO, CONTAINER_NO)])

  const requests = requestCalls(portal, owner.headers)
  const sent = (await requests.submit({ document: document() })).json.state
  await portal.carrier('decisions', [decisionLine(sent.ediRef, 1, 'received')])
  const { state: correction } = await begin(portal, correctionCalls(portal, owner.headers))
  const ask = async (path: string, body: object) => (await portal.post(path, body, owner.headers)).json
  const address = await ask('/api/bookings/addresses', { name: 'Lakeshore Home', address: '1 Shore Drive' })
  const template = await ask('/api/bookings/templates', { name: 'Lamps', document: goodRequest() })
  const savedView = (await createViews(portal).create(owner, view())).json
  const upload = (await uploadCalls(portal, owner.headers).read(csv(row()))).json
  const { rule: etaRule } = (await ruleDeskOf(portal, owner).save(rule)).json
  const { rows: notifications } = await portal.pool.raw.query('select id::text from notice order by id limit 1')
  const { rows: entries } = await portal.pool.raw.query('select id::text from outbox_entry order by id limit 1')

  const everywhere: Known = {
    bookingNo: BOOKING_NO,
    containerNo: CONTAINER_NO,
    shipmentNo: correction.shipmentNo,
    numbers: [BOOKING_NO, CONTAINER_NO],
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
    parties: [{ role: 'shipper', organisation: 'NBL' }],
    from: '2026-11-01',
    to: '2026-11-30',
    wait: 0,
  }
  /** What an id of a call is the id of, by how its path begins. */
  const named: [string, Known][] = [
    ['/api/bookings/documents', { id: sent.id, to: ['grace@lakeshore.example'] }],
    ['/api/bookings/addresses', { id: address.id, version: address.version }],
    ['/api/bookings/template', { id: template.id, version: template.version, document: goodRequest() }],
    ['/api/bookings/views', { id: savedView.id, version: savedView.version }],
    ['/api/bookings/forms', { id: upload.id, look: upload.look }],
    [
      '/api/corrections',
      { id: correction.id, revision: correction.revision, left: 0, right: 0, document: goodRequest() },
    ],
    ['/api/eta/exception', { ...exception, ruleId: undefined }],
    ['/api/eta', { ...rule, ruleId: etaRule.ruleId, version: etaRule.version }],
    ['/api/bookings', { id: sent.id, revision: sent.revision, document: goodRequest() }],
    ['/api/files', { id: sent.id }],
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
    somebody: () => portal.person({ groups, organisationIds: [organisations.NBL] }),
    /** What a call can name, by the names of its fields. */
    knownTo: (name: string): Known => {
      const path = name.split(' ')[1] ?? ''
      return { ...everywhere, ...named.find(([start]) => path.startsWith(start))?.[1] }
    },
  }
}
export type Filled = Awaited<ReturnType<typeof fillPortal>>
