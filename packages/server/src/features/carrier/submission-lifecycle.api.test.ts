import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { document, loadRequestWorld, requestCalls, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import { decisionLine } from '../bookings/requests/decision.fixture.ts'
import { begin, correctionCalls, correctionDecision } from '../corrections/correction.fixture.ts'
import { connectCarrier, passSeconds, refused } from './outbox/outbox.fixture.ts'

interface State {
  id: number
  revision: number
  version: number
  ediRef: string
  shipmentNo: string
}

/** What both kinds of submissions have in common, as a customer and the carrier see it. */
interface Kind {
  staleCode: string
  missingCode: string
  silentCode: string
  /** Sends a new one, and says how it stands. */
  send: () => Promise<State>
  /** Tries to send a new one, and gives the answer. */
  trySending: () => Promise<{ status: number; json: { errorCode: string; messageArgs: string[] } }>
  save: (id: number, revision: number) => Promise<{ json: { errorCode: string } }>
  state: (id: number) => Promise<State & { carrierAction: string | null; carrierNote: string | null }>
  versions: (id: number) => Promise<{ version: number; carrierAction: string | null; csrNote: string | null }[]>
  decide: (state: State, decision: string, more?: object) => Promise<{ accepted: number; unchanged: number }>
}

let portal: Portal
let admin: Record<string, string>
let kinds: Record<'request' | 'correction', Kind>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const { NBL } = await loadRequestWorld(portal)
  const { headers } = await portal.person({ groups: ['BR', 'BC'], organisationIds: [NBL] })
  admin = (await portal.person({ groups: ['ADMIN'] })).headers
  const requests = requestCalls(portal, headers)
  const corrections = correctionCalls(portal, headers)
  const submitCorrection = async () => {
    const { state, document: written } = await begin(portal, corrections)
    return corrections.submit({
      id: state.id,
      revision: state.revision,
      document: { ...written, commodity: 'Lamps' },
    })
  }
  kinds = {
    request: {
      staleCode: 'BR0003',
      missingCode: 'BR0002',
      silentCode: 'BR0056',
      send: async () => (await requests.submit({ document: document() })).json.state,
      trySending: () => requests.submit({ document: document() }),
      save: (id, revision) => requests.save({ id, revision, document: document() }),
      state: async (id) => (await requests.get(id)).json.state,
      versions: async (id) => (await requests.history(id)).json.versions,
      decide: async ({ ediRef, version }, decision, more) =>
        (await portal.carrier('decisions', [decisionLine(ediRef, version, decision, more)])).json,
    },
    correction: {
      staleCode: 'GE0007',
      missingCode: 'BC0006',
      silentCode: 'GE0009',
      send: async () => (await submitCorrection()).json.state,
      trySending: submitCorrection,
      save: (id, revision) => corrections.update({ id, revision, document: document(), takesLatest: false }),
      state: async (id) => (await corrections.view(id)).json.state,
      versions: async (id) => (await corrections.history(id)).json.versions,
      decide: async (state, decision, more) =>
        (await portal.carrier('correction-decisions', [correctionDecision(state, decision, more)])).json,
    },
  }
})
afterAll(() => portal.stop())

/** The carrier cannot read what was sent last, and an admin gives it up. */
async function loseEntry(reason: string) {
  const gates = await connectCarrier(portal, crypto.randomUUID())
  for (let tries = 0; tries < 8; tries++) {
    await gates.acknowledge((await gates.poll()).map(({ id }) => refused(id, 'unreadable')))
    await passSeconds(portal, 100_000)
  }
  const { entries } = (await portal.get('/api/outbox/setAside', admin)).json
  expect(entries).toHaveLength(1)
  expect((await portal.post('/api/outbox/drop', { ids: [entries[0].id], reason }, admin)).status).toBe(200)
}

describe.each(['request', 'correction'] as const)('a %s', (name) => {
  it('keeps what customer service wrote on a version until a newer note replaces it', async () => {
    const { send, decide, versions } = kinds[name]
    const state = await send()
    await decide(state, 'received', { note: 'We are on it' })
    expect(await versions(state.id)).toMatchObject([{ carrierAction: 'Received', csrNote: 'We are on it' }])
    await decide(state, 'approve')
    expect(await versions(state.id)).toMatchObject([{ carrierAction: 'Approved', csrNote: 'We are on it' }])

    const other = await send()
    await decide(other, 'received', { note: 'We are on it' })
    await decide(other, 'reject', { note: 'The vessel is full' })
    expect(await versions(other.id)).toMatchObject([{ carrierAction: 'Rejected', csrNote: 'The vessel is full' }])
  })

  it('counts a decision once, whoever sends it again', async () => {
    const { send, decide, state } = kinds[name]
    const sent = await send()
    const ref = `L-${name}`
    expect(await decide(sent, 'approve', { ref })).toMatchObject({ accepted: 1, unchanged: 0 })
    expect(await decide(sent, 'approve', { ref })).toMatchObject({ accepted: 0, unchanged: 1 })
    expect(await state(sent.id)).toMatchObject({ revision: sent.revision + 1, carrierAction: 'Approved' })
  })

  it('is not written on by somebody who saw an older revision, nor where there is none', async () => {
    const { send, decide, save, staleCode, missingCode } = kinds[name]
    const sent = await send()
    await decide(sent, 'reject', { note: 'No' })
    expect((await save(sent.id, sent.revision)).json.errorCode).toBe(staleCode)
    expect((await save(999_999, 1)).json.errorCode).toBe(missingCode)
  })

  it('is kept and not sent while the carrier is silent, and the refusal names it', async () => {
    const { trySending, state, versions, silentCode } = kinds[name]
    await portal.pool.raw.query('update carrier_intake set paused_at = now()')
    const { status, json } = await trySending()
    await portal.pool.raw.query('update carrier_intake set paused_at = null')
    expect(status).toBe(503)
    expect(json.errorCode).toBe(silentCode)
    const [id = 0, revision] = json.messageArgs.map(Number)
    expect(await state(id)).toMatchObject({ revision, version: 0 })
    expect(await versions(id)).toEqual([])
  })

  it('that never reached the carrier says so, with the reason of the admin', async () => {
    const { send, state, versions } = kinds[name]
    await portal.pool.raw.query('delete from outbox_entry')
    const sent = await send()
    await loseEntry('Unreadable there')
    const told = { carrierAction: 'Not Delivered', carrierNote: 'Unreadable there' }
    expect(await state(sent.id)).toMatchObject({ ...told, version: 1, revision: sent.revision + 1 })
    expect(await versions(sent.id)).toMatchObject([{ carrierAction: 'Not Delivered', csrNote: 'Unreadable there' }])
  })
})
