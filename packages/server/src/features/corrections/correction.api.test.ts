import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, TODAY } from '../bookings/booking-request.fixture.ts'
import { begin, type CorrectionCalls, correctionCalls } from './correction.fixture.ts'

let portal: Portal
let mei: CorrectionCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  const person = await portal.person({ groups: ['BC'], organisationIds: [orgs.NBL] })
  mei = correctionCalls(portal, person.headers)
})
afterAll(() => portal.stop())

describe('a correction', () => {
  it('begins with what the booking says, is saved and sent', async () => {
    const { state, document } = await begin(portal, mei)
    expect(state).toMatchObject({ status: 'In Progress', revision: 1, version: 0 })
    expect(document).toMatchObject({ commodity: 'LED fixtures', grossWeight: '18001', containers: [{ quantity: '2' }] })
    const change = { id: state.id, revision: 1, document: { ...document, commodity: 'Lamps' } }
    expect((await mei.update(change)).json).toMatchObject({ result: 'Success', state: { revision: 2 } })
    expect((await mei.update({ ...change, revision: 2 })).json).toMatchObject({ result: 'NoEdit' })
    expect((await mei.submit({ ...change, revision: 2 })).json).toMatchObject({
      result: 'Success',
      state: { status: 'Submitted', version: 1, revision: 3 },
    })
    expect((await mei.history(state.id)).json.versions).toMatchObject([{ version: 1, changes: ['commodity'] }])
    expect((await mei.compare(state.id, 0, 1)).json).toMatchObject({
      left: { document: { commodity: 'LED fixtures' } },
      right: { document: { commodity: 'Lamps' } },
    })
    expect((await mei.search({ text: state.shipmentNo })).json).toMatchObject({ rows: 1, columns: { id: [state.id] } })
    expect((await mei.permission(state.shipmentNo)).json).toMatchObject({
      refusal: 'BC0005',
      inProgress: { id: state.id },
    })
    expect((await mei.latest(state.id)).json).toMatchObject({ isLatest: true, changes: [] })
  })
})
