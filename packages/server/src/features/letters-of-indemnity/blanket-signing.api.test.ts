import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { billingCalls, loadBillingWorld, type TestBill } from '../billing-documents/billing.fixture.ts'
import {
  type InstructionWorld,
  instructionFor,
  instructionWorld,
} from '../shipping-instructions/instruction.fixture.ts'
import { letterCalls } from './blanket-letter.fixture.ts'
import { lookAfterLetters } from './blanket-reminder.actions.ts'
import { billLine, waitingBill } from './one-time/one-time-letter.fixture.ts'

const NOW = '2026-11-16T04:00:00Z'
let portal: Portal
let world: InstructionWorld
let mei: Awaited<ReturnType<typeof personOf>>
beforeAll(async () => {
  portal = await startPortal({ now: NOW, settings: { publicCallsPerMinute: 1_000_000 } })
  await loadBillingWorld(portal)
  world = await instructionWorld(portal)
  mei = await personOf('NBL')
})
afterAll(() => portal.stop())

async function personOf(ref: string) {
  const { headers } = await portal.person({
    ...{ groups: ['BL', 'SD', 'SI', 'BD'], organisationIds: [world.idOf(ref)], roles: ['member', 'shipper'] },
  })
  return { headers, ...letterCalls(portal, headers), bills: billingCalls(portal, headers) }
}

let contracts = 0
/** A contract of Ningbo Lighting that no other letter is for. */
async function newContract() {
  const number = `SC3${String(++contracts).padStart(3, '0')}`
  const parties = [{ role: 'contractHolder', organisation: 'NBL' }]
  const period = { validFrom: '2026-01-01', validTo: '2026-12-31' }
  await portal.carrier('contracts', [{ number, title: number, ...period, parties, revision: 1 }])
  return number
}

const leg = { kind: 'ocean', from: 'CNNGB', to: 'USLGB', vvd: 'FHM043E' }
const legOf = (more: object = {}) => ({
  ...{ ...leg, plannedDepartureAt: '2026-11-25T12:00:00Z', plannedArrivalAt: '2026-12-09T12:00:00Z' },
  ...more,
})
/** A bill under a contract that waits for a letter; it sails on the 25th. */
const waitingUnder = (serviceContract: string, booking: object = {}, more: object = {}) =>
  waitingBill(portal, more, { serviceContract, legs: [legOf()], ...booking })

async function signLetter(more: object) {
  const added = (await mei.add({ effectiveOn: '2026-11-16', ...more })).json
  const opened = (await mei.sign(added.id, added.revision)).json
  expect((await mei.complete(opened.id)).json.state).toBe('completed')
  return (await mei.get(added.id)).json
}
const releaseOf = async ({ shipmentId }: TestBill) => (await mei.bills.bill(shipmentId)).json.bill.release
const releases = (bills: readonly TestBill[]) => Promise.all(bills.map(releaseOf))
const historyOf = async ({ shipmentId }: TestBill) => (await mei.bills.history(shipmentId)).json.events
const setHold = ({ blNo, bookingNo }: TestBill, since: string) =>
  portal.carrier('release-holds', [{ blNo, bookingNo, type: 'letterOfIndemnity', state: 'red', since }])

describe('a blanket letter that is signed', () => {
  it('releases the bills that wait and that it covers, and no others; the history names it', async () => {
    const [serviceContract, other] = [await newContract(), await newContract()]
    const waybill = await waitingUnder(serviceContract)
    const telex = await waitingUnder(serviceContract, {}, { type: 'TLX' })
    await setHold(waybill, '2026-11-11T00:00:00Z')
    const shippedByOthers = [
      { role: 'shipper', organisation: 'RIV' },
      { role: 'consignee', organisation: 'NBL' },
    ]
    const uncovered = [
      await waitingUnder(other),
      await waitingUnder(serviceContract, { parties: shippedByOthers }),
      await waitingUnder(serviceContract, { legs: [legOf({ vvd: 'FHM042E' })] }), // it sailed on the 8th
      await waitingUnder(serviceContract, { portOfLoading: 'CNSHA' }),
    ]
    const { reference } = await signLetter({ serviceContract })
    expect(await releases([waybill, telex])).toEqual(['SW', 'TLX'])
    expect(await releases(uncovered)).toEqual(uncovered.map(() => 'SWB LOI Pending'))
    const by = expect.stringContaining('@')
    expect((await historyOf(waybill)).slice(0, 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'release', value: 'SW', note: reference, by }),
        expect.objectContaining({ kind: 'holdCleared', value: 'letterOfIndemnity', note: reference, by }),
      ]),
    )
    expect((await mei.bills.bill(waybill.shipmentId)).json.holds).toEqual([])
  })

  it('covers bills that wait later, until it is cancelled; what it released stays released', async () => {
    const serviceContract = await newContract()
    const { id, reference, revision } = await signLetter({ serviceContract })
    const bill = await waitingUnder(serviceContract)
    expect(await releaseOf(bill)).toBe('SW')
    expect((await historyOf(bill))[0]).toMatchObject({ kind: 'release', value: 'SW', note: reference })
    await setHold(bill, '2026-11-11T00:00:00Z') // told late: the bill has its letter
    expect((await mei.bills.bill(bill.shipmentId)).json.holds).toEqual([])
    expect((await historyOf(bill))[0]).toMatchObject({ kind: 'holdCleared', note: reference })

    expect((await mei.cancel(id, revision)).json.status).toBe('Cancelled')
    await portal.carrier('bills', [billLine(bill, { release: 'SWB LOI Pending' })])
    expect(await releaseOf(bill)).toBe('SW')
    expect(await releaseOf(await waitingUnder(serviceContract))).toBe('SWB LOI Pending')
    await setHold(bill, '2026-11-17T00:00:00Z') // a hold of a later date is one
    expect((await mei.bills.bill(bill.shipmentId)).json.holds).toMatchObject([{ type: 'letterOfIndemnity' }])
  })

  it('releases within the hour a bill whose sailing moves into its days', async () => {
    const serviceContract = await newContract()
    await signLetter({ serviceContract, effectiveOn: '2026-11-24', expiresOn: '2026-11-26' })
    const bill = await waitingUnder(serviceContract, { legs: [legOf({ vvd: 'FWS102E' })] }) // on the 27th
    await lookAfterLetters(portal)
    expect(await releaseOf(bill)).toBe('SWB LOI Pending')
    await portal.pool.raw.query(`update booking set ocean_vvd = 'FHM043E' where booking_no = $1`, [bill.bookingNo])
    await lookAfterLetters(portal)
    expect(await releaseOf(bill)).toBe('SW')
  })

  const edges: [port: string, startEdge: string, endEdge: string][] = [
    ['CNNGB', '2026-11-19T16:00:00Z', '2026-11-21T15:59:59Z'],
    ['VNHPH', '2026-11-19T17:00:00Z', '2026-11-21T16:59:59Z'],
    ['USLGB', '2026-11-20T08:00:00Z', '2026-11-22T07:59:59Z'],
  ]
  it.each(edges)('counts its first and last day in the time of %s', async (port, first, last) => {
    const moved = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000).toISOString()
    const serviceContract = await newContract()
    const bills = await Promise.all(
      [moved(first, -1), first, last, moved(last, 1)].map(async (planned, nth) => {
        const vvd = `FZ${port[0]}${String(nth).padStart(3, '0')}E`
        const calls = [
          { location: port, departure: { planned } },
          { location: 'USOAK', arrival: { planned: '2026-12-20T00:00:00Z' } },
        ]
        const ship = {
          vvd,
          vessel: { code: vvd.slice(0, 3), name: vvd },
          voyage: vvd.slice(3, 6),
          direction: 'E',
          service: 'TP1',
        }
        await portal.carrier('schedules', [{ ...ship, revision: 1, calls }])
        const legs = [legOf({ from: port, to: 'USOAK', vvd, plannedDepartureAt: planned })]
        return waitingUnder(serviceContract, { portOfLoading: port, portOfDischarge: 'USOAK', legs })
      }),
    )
    await signLetter({ serviceContract, portOfLoading: port, effectiveOn: '2026-11-20', expiresOn: '2026-11-21' })
    expect(await releases(bills)).toEqual(['SWB LOI Pending', 'SW', 'SW', 'SWB LOI Pending'])
  })
})

describe('a shipping instruction for a sea waybill', () => {
  const instruct = async (serviceContract: string) => {
    const booked = await world.book({ serviceContract, bills: [] })
    const document = instructionFor(booked, { blType: 'SW', originals: '0' })
    return { ...booked, document, shipmentId: `${booked.bookingNo}01` }
  }

  it('asks for no letter where a blanket letter covers its booking', async () => {
    const serviceContract = await newContract()
    const { reference } = await signLetter({ serviceContract })
    const { bookingNo, document } = await instruct(serviceContract)
    const { calls } = world.shipper
    expect((await calls.form(bookingNo)).json.booking.coveringLetter).toEqual({ kind: 'blanket', reference })
    const checked = (await calls.validate({ document })).json
    expect(JSON.stringify(checked)).not.toContain('SI0050')
    expect((await calls.submit({ document, confirmed: [] })).json.result).toBe('Success')
    const { rows } = await portal.pool.raw.query('select needs_letter from shipping_instruction where bl_no = $1', [
      document.blNo,
    ])
    expect(rows).toEqual([{ needs_letter: false }])
  })

  it('shows in the list of bills that its bill waits for a letter, until one is signed', async () => {
    const serviceContract = await newContract()
    const instructed = await instruct(serviceContract)
    const { document, blNo, bookingNo, shipmentId } = instructed
    expect((await world.shipper.calls.submit({ document, confirmed: ['SI0050'] })).json.result).toBe('Success')
    await portal.carrier('bills', [billLine({ blNo, bookingNo, shipmentId }, { status: 'Rated', billedAt: undefined })])
    const listed = async (criteria: object = {}) =>
      (await mei.bills.search({ numbers: [blNo], numberType: 'bl', ...criteria })).json.columns
    expect(await listed({ concerns: ['loiPending'] })).toMatchObject({ release: ['SWB LOI Pending'] })
    expect(await listed({ releases: ['SWB LOI Pending'] })).toMatchObject({ blNo: [blNo] })
    await signLetter({ serviceContract })
    expect(await listed()).toMatchObject({ release: [null], concerns: [[]] })
  })
})

describe('a signature', () => {
  it('is not what the address says to which the browser comes back', async () => {
    const added = (await mei.add({ serviceContract: await newContract(), effectiveOn: '2026-11-16' })).json
    const opened = (await mei.sign(added.id, added.revision)).json
    for (const query of [`id=${opened.id}&event=signing_complete`, `id=${opened.id}&state=completed`])
      await portal.get(`/docuSignReturn?${query}`, mei.headers)
    const rival = await personOf('RIV')
    expect((await rival.complete(opened.id)).status).toBe(404)
    expect((await mei.get(added.id)).json).toMatchObject({
      status: 'Pending Signature',
      versions: [{ signedAt: null }],
    })
  })

  it('stays when the carrier never gets the letter, and its people are told', async () => {
    const { id, reference } = await signLetter({ serviceContract: await newContract() })
    const { rows } = await portal.pool.raw.query(
      `update outbox_entry set set_aside_at = now() where payload->>'reference' = $1 returning id::text`,
      [reference],
    )
    const { headers: admin } = await portal.person({ groups: ['ADMIN'] })
    await portal.post('/api/outbox/drop', { ids: [rows[0].id], reason: 'Unreadable' }, admin)
    const [notice] = (await portal.get('/api/notices', mei.headers)).json.notices
    const link = `/blanketloidetails?type=edit&id=${id}`
    expect(notice).toMatchObject({ kind: 'letterNotDelivered', link, args: { reference, note: 'Unreadable' } })
    expect((await mei.get(id)).json.status).toBe('Active')
  })
})

describe('two people at one letter at the same moment', () => {
  const codes = (answers: { status: number; json: { errorCode?: string } }[]) =>
    answers.map(({ status, json }) => (status === 200 ? 'done' : json.errorCode)).toSorted()
  const draft = async () => (await mei.add({ serviceContract: await newContract(), effectiveOn: '2026-11-16' })).json
  const changed = (letter: { versions: { document: object }[] }, expiresOn: string) => ({
    ...letter.versions[0]?.document,
    expiresOn,
  })

  it('both change it, and one of them is told that the other was first', async () => {
    const [bo, letter] = [await personOf('NBL'), await draft()]
    const answers = await Promise.all(
      [mei, bo].map((who, nth) => who.update(letter.id, letter.revision, changed(letter, `2026-11-2${nth}`))),
    )
    expect(codes(answers)).toEqual(['GE0007', 'done'])
    expect((await mei.get(letter.id)).json).toMatchObject({ revision: letter.revision + 1, status: 'Draft' })
  })

  it('both sign it, or one signs and the other changes it: one of them does', async () => {
    const bo = await personOf('NBL')
    const both = await draft()
    const opened = codes(await Promise.all([mei.sign(both.id, both.revision), bo.sign(both.id, both.revision)]))
    expect(opened).toContain('done')
    expect(['GE0007', 'GE0010']).toContain(opened[0])
    const one = await draft()
    const change = bo.update(one.id, one.revision, changed(one, '2026-11-20'))
    const answers = codes(await Promise.all([mei.sign(one.id, one.revision), change]))
    expect(answers).toContain('done')
    expect(['GE0007', 'GE0010']).toContain(answers[0])
  })

  it('one signs and the other cancels it: it is signed or cancelled, and never both', async () => {
    const bo = await personOf('NBL')
    const letter = await draft()
    const opened = (await mei.sign(letter.id, letter.revision)).json
    await portal.pool.raw.query(`update signing set seen_at = seen_at - interval '5 minutes' where id = $1`, [
      opened.id,
    ])
    const { revision } = (await mei.get(letter.id)).json
    const [signed, cancelled] = await Promise.all([mei.complete(opened.id), bo.cancel(letter.id, revision)])
    const { status, versions } = (await mei.get(letter.id)).json
    expect([signed.status === 200, cancelled.status === 200].filter(Boolean)).toHaveLength(1)
    expect(status).toBe(signed.status === 200 ? 'Active' : 'Cancelled')
    expect(versions[0].status).toBe(status)
    const { rows } = await portal.pool.raw.query(
      `select payload->>'action' as action from outbox_entry where payload->>'letterId' = $1`,
      [String(letter.id)],
    )
    expect(rows).toEqual(signed.status === 200 ? [{ action: 'signed' }] : [])
  })
})
