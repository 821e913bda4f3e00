import { can, type RequestAction, refusalOf } from '@fairway/contract/bookings/requests/booking-request.states'
import { type RequestStatus, requestStatuses } from '@fairway/contract/bookings/requests/booking-request.values'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { as, createDesk } from '../../identity/assumption/assumption.fixture.ts'
import { document, loadRequestWorld, type RequestCalls, requestCalls, TODAY } from './booking-request.fixture.ts'
import { decisionLine } from './decision.fixture.ts'
import { after, DRAFT, type ModelState, markReceived, type Step, steps } from './request-walk.fixture.ts'

let portal: Portal
let mei: RequestCalls
let admin: Record<string, string>
const writers = ['customer', 'csr'] as const
let people: Record<(typeof writers)[number], { calls: RequestCalls; name: string }>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  const customer = await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] })
  mei = requestCalls(portal, customer.headers)
  admin = (await portal.person({ groups: ['ADMIN'] })).headers
  const desk = createDesk(portal)
  const csr = await desk.csr()
  await desk.assume(csr, customer.username)
  people = {
    customer: { calls: mei, name: customer.username },
    csr: {
      calls: requestCalls(portal, as(csr, customer.username)),
      name: `${csr.username} for ${customer.username}`,
    },
  }
})
afterAll(() => portal.stop())

interface State {
  id: number
  ediRef: string
  revision: number
  version: number
  status: RequestStatus
  savedBy: string
}
const now = async (id: number): Promise<State> => (await mei.get(id)).json.state
const decide = (request: State, decision: string, more: object = {}) =>
  portal.carrier('decisions', [decisionLine(request.ediRef, request.version, decision, { note: 'Because', ...more })])

/** A request in each status, by the way that customers and the carrier lead it there. */
const ways: Record<RequestStatus, string[]> = {
  Draft: [],
  Submitted: ['submit'],
  Approved: ['submit', 'approve'],
  Rejected: ['submit', 'reject'],
  'Cancel Pending': ['submit', 'cancel'],
  Cancelled: ['submit', 'cancel', 'confirmCancellation'],
}
async function requestIn(status: RequestStatus) {
  const input = document()
  let request: State = (await mei.save({ document: input })).json.state
  for (const step of ways[status]) {
    const { id, revision } = request
    if (step === 'submit') await mei.submit({ id, revision, document: input })
    else if (step === 'cancel') await mei.cancel({ id, revision, comment: 'Order lost' })
    else await decide(request, step)
    request = await now(id)
  }
  expect(request.status).toBe(status)
  return { request: request, input: input }
}

describe.each(requestStatuses)('a request in %s', (status) => {
  it('can be updated, submitted, cancelled, deleted and copied as the table says', async () => {
    const { request, input } = await requestIn(status)
    const { id, revision } = request
    const codeOf = async (call: Promise<{ json: { errorCode?: string; messageArgs?: string[] } }>) => {
      const { errorCode, messageArgs } = (await call).json
      return errorCode && [errorCode, ...(messageArgs ?? [])]
    }
    const refused = (action: Exclude<RequestAction, 'copy'>) =>
      can(action, status) ? undefined : [refusalOf[action], status]
    expect(await codeOf(mei.copy(id))).toEqual(
      { Approved: ['BR0062'], Cancelled: ['BR0061'] }[status as string] ?? undefined,
    )
    // the same change again and again, so that the first that is let in is the only one that counts
    const change = { id, revision, document: { ...input, commodity: 'Lamps' } }
    if (!can('delete', status)) expect(await codeOf(mei.delete(id, revision))).toEqual(refused('delete'))
    if (!can('cancel', status))
      expect(await codeOf(mei.cancel({ id, revision, comment: 'No more' }))).toEqual(refused('cancel'))
    if (!can('update', status)) {
      expect(await codeOf(mei.save(change))).toEqual(refused('update'))
      expect(await codeOf(mei.submit(change))).toEqual(refused('submit'))
      return
    }
    expect(await codeOf(mei.save(change))).toBeUndefined()
    expect(await codeOf(mei.submit({ ...change, revision: revision + 1 }))).toBeUndefined()
    const after = await now(id)
    expect(after).toMatchObject({
      status: status === 'Approved' ? 'Approved' : 'Submitted',
      version: request.version + 1,
    })
    if (can('cancel', status)) {
      expect(await codeOf(mei.cancel({ id, revision: after.revision, comment: '' }))).toEqual(['BR0057'])
      expect(await codeOf(mei.cancel({ id, revision: after.revision, comment: 'No more' }))).toBeUndefined()
    }
  })
})

it('unsent changes are thrown away, and the request stays as it was sent', async () => {
  const { request, input } = await requestIn('Submitted')
  const { id, revision } = request
  await mei.save({ id, revision, document: { ...input, commodity: 'Lamps' } })
  expect((await mei.get(id)).json.sent.commodity).toBe(input.commodity)
  expect((await mei.delete(id, revision + 1)).json).toEqual({ code: 'BR0058' })
  expect((await mei.get(id)).json).toMatchObject({ sent: null, document: { commodity: input.commodity } })
})

it('sending what the carrier has already sends nothing', async () => {
  const { request, input } = await requestIn('Submitted')
  const again = { id: request.id, revision: request.revision, document: input }
  expect((await mei.submit(again)).json).toMatchObject({ result: 'NoEdit', state: { version: 1 } })
  const { rows } = await portal.pool.raw.query('select 1 from outbox_entry where key = $1', [request.ediRef])
  expect(rows).toHaveLength(1)
})

/** An admin gives up sending the newest of what waits, which the carrier could not read. */
async function drop({ ediRef }: State) {
  const { rows } = await portal.pool.raw.query(
    `update outbox_entry set set_aside_at = now()
      where id = (select max(id) from outbox_entry where key = $1 and done_at is null) returning id::text`,
    [ediRef],
  )
  const dropped = await portal.post('/api/outbox/drop', { ids: rows.map(({ id }) => id), reason: 'Unreadable' }, admin)
  expect(dropped.status).toBe(200)
}

/** Does a step, and says whether a writer was let; the carrier always is, its word has an effect or not. */
async function runStep(step: Step, request: State, { calls, change }: { calls: RequestCalls; change: object }) {
  const { id, revision } = request
  const body = { id, revision, document: change }
  if (step === 'save') return (await calls.save(body)).status === 200
  if (step === 'submit') return (await calls.submit(body)).status === 200
  if (step === 'cancel') return (await calls.cancel({ id, revision, comment: 'Why not' })).status === 200
  if (step === 'copy') return (await calls.copy(id)).status === 200
  if (step === 'delete') return (await calls.delete(id, revision)).status === 200
  if (step === 'drop') await drop(request)
  else await decide(request, step, step === 'changeVessel' ? { vvd: at(request.version) } : {})
  return undefined
}
/** Another ship each time. */
const at = (version: number) => (version % 2 ? 'FWS102E' : 'FHM043E')

describe('whatever customers, customer service in their name and the carrier do, in whatever order', () => {
  /** Walks begin as most lives do, so that they lead far; then mostly something that has an effect, now and then anything. */
  const beginnings = fc.constantFrom<Step[]>([], ['submit', 'approve'], ['submit', 'approve', 'submit'])
  const choice = fc.record({ boldness: fc.nat(3), pick: fc.nat(999), writer: fc.constantFrom(...writers) })
  const choose = (model: ModelState, { boldness, pick }: { boldness: number; pick: number }) => {
    const open = steps.filter((step) => !['save', 'copy', 'delete'].includes(step) && after(step, model))
    const from = boldness === 0 || open.length === 0 ? steps : open
    return from[pick % from.length] as Step // there is one
  }

  interface Walk {
    model: ModelState
    request: State
    saved: object
  }
  /** Takes a step, and sees that writers are let, statuses change and names are kept as they should. */
  async function go({ model, request, saved }: Walk, step: Step, writer: (typeof writers)[number]): Promise<Walk> {
    const wanted = after(step, model)
    const { calls, name } = people[writer]
    const change = { ...saved, commodity: `Lamps ${request.revision}` }
    const isLet = await runStep(step, request, { calls, change })
    expect([step, model.status, isLet ?? wanted !== undefined]).toEqual([step, model.status, wanted !== undefined])
    const next = wanted ?? model
    if (next.status === 'gone') return { model: next, request, saved }
    const { state, document: reached } = (await mei.get(request.id)).json
    expect([step, state.status]).toEqual([step, next.status])
    if (isLet && step !== 'copy') expect(state.savedBy).toBe(name)
    const isSaid = isLet === undefined && step !== 'drop'
    return { model: isSaid ? markReceived(next) : next, request: state, saved: reached }
  }
  /** Unsent changes may be thrown away, which is tested above; and what the carrier has cannot be dropped. */
  const isLeftOut = (step: Step, model: ModelState) => ['delete', 'drop'].includes(step) && !after(step, model)

  it('a request is where the table says', async () => {
    await fc.assert(
      fc.asyncProperty(beginnings, fc.array(choice, { minLength: 8, maxLength: 16 }), async (begun, choices) => {
        const input = document()
        let walk: Walk = { model: DRAFT, request: (await mei.save({ document: input })).json.state, saved: input }
        for (const [at, chosen] of choices.entries()) {
          const step = begun[at] ?? choose(walk.model, chosen)
          if (!isLeftOut(step, walk.model)) walk = await go(walk, step, chosen.writer)
          if (walk.model.status === 'gone') return
        }
      }),
      { numRuns: 16, endOnFailure: true },
    )
  })
})
