import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { document, loadRequestWorld, type RequestCalls, requestCalls, TODAY } from './booking-request.fixture.ts'
import { decisionLine } from './decision.fixture.ts'

let portal: Portal
let mei: RequestCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  const person = await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] })
  mei = requestCalls(portal, person.headers)
})
afterAll(() => portal.stop())

/** A request that was approved, and whose amendment gives up its former reference for another one. */
let sent: ReturnType<typeof document>
let state: { id: number; ediRef: string }
let newer: string
beforeEach(async () => {
  sent = document()
  state = (await mei.submit({ document: sent })).json.state
  newer = `NEW-${state.ediRef}`
  await decide('approve', 1)
  await amend({ customerReference: newer, commodity: 'Lamps' })
})
const decide = async (decision: string, version: number, more: object = {}) =>
  (await portal.carrier('decisions', [decisionLine(state.ediRef, version, decision, more)])).json
const now = async () => (await mei.get(state.id)).json
const amend = async (change: object) => {
  const { revision } = (await now()).state
  return (await mei.submit({ id: state.id, revision, document: { ...sent, ...change } })).json
}
const save = async (customerReference: string) => (await mei.save({ document: document({ customerReference }) })).json

describe('a declined amendment', () => {
  it('gives the former reference back, and the newer one free', async () => {
    await decide('decline', 2, { note: 'No' })
    expect((await now()).document.customerReference).toBe(sent.customerReference)
    expect((await save(newer)).result).toBe('Success')
    expect((await save(sent.customerReference)).errorCode).toBe('BR0011')
  })

  it('keeps the newer reference where another request has the former one by now, and the history says so', async () => {
    expect((await save(sent.customerReference)).result).toBe('Success')
    expect(await decide('decline', 2, { note: 'No space' })).toMatchObject({ accepted: 1, rejected: [] })
    await expectNewer()
  })

  it('does so as well when a colleague is saving the former one at that very moment', async () => {
    const colleague = await portal.pool.raw.connect()
    try {
      await colleague.query('begin')
      await colleague.query(
        `insert into booking_request (org_id, customer_reference, document, listed, created_by, saved_by)
         select org_id, $2, document, listed, created_by, saved_by from booking_request where id = $1`,
        [state.id, sent.customerReference],
      )
      const declined = decide('decline', 2, { note: 'No space' })
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await portal.pool.raw.query(waiting)).rowCount).toBe(1)
      await colleague.query('commit')
      expect(await declined).toMatchObject({ accepted: 1, rejected: [] })
    } finally {
      colleague.release()
    }
    await expectNewer()
  })
})

async function expectNewer() {
  const { state: after, document: stored } = await now()
  expect(after).toMatchObject({ status: 'Approved', version: 3, confirmedVersion: 3, carrierAction: 'Declined' })
  expect([stored.customerReference, stored.commodity]).toEqual([newer, sent.commodity])
  expect((await mei.history(state.id)).json.versions.slice(0, 2)).toMatchObject([
    { version: 3, kind: 'amendment', source: 'carrier', changes: ['customerReference'], carrierAction: 'Approved' },
    { version: 2, carrierAction: 'Declined', csrNote: 'No space' },
  ])
  expect(await amend({ customerReference: newer })).toMatchObject({ result: 'NoEdit' })
  expect((await save(newer)).errorCode).toBe('BR0011')
}
