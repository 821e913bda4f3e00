import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { as, createDesk } from '../../identity/assumption/assumption.fixture.ts'
import {
  document,
  loadRequestWorld,
  newReference,
  type RequestCalls,
  requestCalls,
  TODAY,
} from './booking-request.fixture.ts'
import { decisionLine } from './decision.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'mei' | 'colleague' | 'stranger' | 'both' | 'loner', Person>
let [mei, colleague, stranger, both, loner]: RequestCalls[] = []
let orgs: Record<'NBL' | 'LSH', string>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  orgs = await loadRequestWorld(portal)
  people = {
    mei: await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] }),
    colleague: await portal.person({ groups: ['BS'], organisationIds: [orgs.NBL] }),
    stranger: await portal.person({ groups: ['BR'], organisationIds: [orgs.LSH] }),
    both: await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL, orgs.LSH] }),
    loner: await portal.person({ groups: ['BR'] }),
  }
  const of = ({ headers }: Person) => requestCalls(portal, headers)
  ;[mei, colleague, stranger, both, loner] = [
    people.mei,
    people.colleague,
    people.stranger,
    people.both,
    people.loner,
  ].map(of)
})
afterAll(() => portal.stop())

const code = async (call: Promise<{ json: { errorCode?: string } }> | undefined) => (await call)?.json.errorCode

describe('a request of another organisation', () => {
  it('is nowhere: not to read, to write, to copy, to compare, to cancel or to mail', async () => {
    const input = document()
    const { state } = (await mei?.submit({ document: input }))?.json ?? {}
    const { id, revision } = state
    const body = { id, revision, document: input }
    const attempts = [
      stranger?.get(id), stranger?.copy(id), stranger?.history(id), stranger?.compare(id, 0, 1), stranger?.confirmation(id),
      stranger?.save(body), stranger?.submit(body), stranger?.validate(body), stranger?.delete(id, revision),
      stranger?.cancel({ id, revision, comment: 'Mine' }), stranger?.documents({ id, to: ['ana@lakeshore.example'] }),
    ] // biome-ignore format: one list of attempts
    for (const attempt of attempts) expect(await code(attempt)).toBe('BR0002')
    for (const attempt of [stranger?.get(id + 100_000), stranger?.delete(id + 100_000, 1)])
      expect(await code(attempt)).toBe('BR0002')
    expect((await stranger?.search())?.json.rows).toBe(0)
    expect((await stranger?.search({ text: state.ediRef }))?.json.rows).toBe(0)
    expect((await mei?.get(id))?.json.state.revision).toBe(revision)
  })

  it('may have the same reference', async () => {
    const input = document({ serviceContract: 'SC2001' })
    expect(await code(mei?.save({ document: input }))).toBeUndefined()
    expect(await code(stranger?.submit({ document: input }))).toBeUndefined()
  })
})

describe('whom a request is for', () => {
  it('is the one organisation of its writer', async () => {
    const { state } = (await mei?.save({ document: {} }))?.json ?? {}
    expect(state.organisation).toMatchObject({ ref: 'NBL' })
    expect((await colleague?.get(state.id))?.json.state.ediRef).toBe(state.ediRef)
  })

  it('is named by whoever has several, and is one of theirs', async () => {
    expect((await both?.save({ document: {}, organisation: 'LSH' }))?.json.state.organisation.ref).toBe('LSH')
    expect((await both?.save({ document: {} }))?.json).toMatchObject({
      errorCode: 'GE0012',
      violations: [{ path: 'organisation' }],
    })
    expect(await code(both?.submit({ document: document(), organisation: 'NOBODY' }))).toBe('GE0004')
    expect(await code(mei?.save({ document: {}, organisation: 'LSH' }))).toBe('GE0004')
    expect(await code(loner?.save({ document: {} }))).toBe('GE0004')
    expect((await loner?.search())?.json.rows).toBe(0)
  })

  it('a contract that one of the writer’s organisations has is none for the other', async () => {
    const found = await both?.validate({ document: document(), organisation: 'LSH' })
    expect(found?.json.violations).toMatchObject([{ code: 'BR0017' }])
  })
})

describe('customer service that stands in', () => {
  it('writes as the customer, and every version keeps both names', async () => {
    const desk = createDesk(portal)
    const csr = await desk.csr()
    await desk.assume(csr, people.mei.username)
    const csrAsCustomer = requestCalls(portal, as(csr, people.mei.username))
    const { state } = (await csrAsCustomer.submit({ document: document() })).json
    const names = `${csr.username} for ${people.mei.username}`
    expect(state.savedBy).toBe(names)
    expect((await mei?.history(state.id))?.json.versions).toMatchObject([{ submittedBy: names }])
    const { rows } = await portal.pool.raw.query(
      'select submitted_by, stood_in from request_version where request_id = $1',
      [state.id],
    )
    expect(rows).toEqual([{ submitted_by: people.mei.username, stood_in: csr.username }])
  })
})

describe('one intention', () => {
  const countOf = async (reference: string) => (await mei?.search({ text: reference }))?.json.rows

  it('is one request, however often the network repeats it', async () => {
    const input = document()
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all([1, 2, 3].map(() => mei?.submit({ document: input }, key)))
    const answers = replies.filter((reply) => reply?.status === 200).map((reply) => reply?.text)
    expect(answers.length).toBeGreaterThan(0)
    expect(new Set(answers).size).toBe(1)
    expect(await countOf(input.customerReference)).toBe(1)
  })

  it('of two people for one reference is one request and a reference that is taken', async () => {
    const input = document()
    const codes = await Promise.all([mei, colleague].map((who) => code(who?.submit({ document: input }))))
    expect(codes.sort()).toEqual(['BR0011', undefined])
    expect(await countOf(input.customerReference)).toBe(1)
  })

  it('of two people on one draft is sent once; the other is told', async () => {
    const input = document()
    const { id, revision } = (await mei?.save({ document: input }))?.json.state ?? {}
    const codes = await Promise.all([mei, colleague].map((who) => code(who?.submit({ id, revision, document: input }))))
    expect(codes.sort()).toEqual(['BR0003', undefined])
    expect((await mei?.history(id))?.json.versions).toHaveLength(1)
  })
})

describe('while the carrier cannot be reached', () => {
  const silence = (lastContactAt: string) =>
    portal.pool.raw.query(`update carrier_intake set heard_at = ${lastContactAt}, paused_at = null`)

  it('what is sent is kept as a draft, the refusal names it, and it goes later', async () => {
    const input = document()
    const key = { 'idempotency-key': randomUUID() }
    await silence("now() - interval '16 minutes'")
    const refused = await mei?.submit({ document: input }, key)
    expect([refused?.status, refused?.json.errorCode]).toEqual([503, 'BR0056'])
    const [id, revision] = refused?.json.messageArgs.map(Number) ?? []
    expect((await mei?.get(id))?.json).toMatchObject({ state: { status: 'Draft', revision }, document: input })
    await silence('now()')
    expect((await mei?.submit({ id, revision, document: input }, key))?.json).toMatchObject({ result: 'Success' })
    expect((await mei?.get(id))?.json.state.status).toBe('Submitted')
  })

  it('changes of a sent request are kept unsent, and it is not cancelled', async () => {
    const input = document()
    const { id, revision } = (await mei?.submit({ document: input }))?.json.state ?? {}
    await portal.pool.raw.query('update carrier_intake set paused_at = now()')
    const changed = { id, revision, document: { ...input, commodity: 'Lamps' } }
    expect((await mei?.submit(changed))?.json).toMatchObject({
      errorCode: 'BR0056',
      messageArgs: [String(id), String(revision + 1)],
    })
    expect((await mei?.get(id))?.json).toMatchObject({
      state: { status: 'Submitted', version: 1 }, document: { commodity: 'Lamps' }, sent: { commodity: input.commodity },
    }) // biome-ignore format: one state
    expect(await code(mei?.cancel({ id, revision: revision + 1, comment: 'No' }))).toBe('BR0056')
    await silence('now()')
  })
})

describe('open lists', () => {
  it('hear of what was sent and decided, and not of every letter that is typed', async () => {
    const changes = async () =>
      (await portal.pool.raw.query('select count(*)::int as n from cargo_change where whose = $1', [orgs.NBL])).rows[0]
        .n
    const { id, ediRef } = (await mei?.save({ document: { customerReference: newReference() } }))?.json.state ?? {}
    const atFirst = await changes()
    await mei?.save({ id, revision: 1, document: { commodity: 'L' } })
    await mei?.save({ id, revision: 2, document: { commodity: 'La' } })
    expect(await changes()).toBe(atFirst)
    await mei?.submit({ id, revision: 3, document: document() })
    expect(await changes()).toBe(atFirst + 1)
    await portal.carrier('decisions', [decisionLine(ediRef, 1, 'approve')])
    expect(await changes()).toBe(atFirst + 2)
    expect((await mei?.search())?.json.watch).toMatch(/^own\//)
  })
})
