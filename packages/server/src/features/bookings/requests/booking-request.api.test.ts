import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import {
  document,
  loadRequestWorld,
  newReference,
  type RequestCalls,
  requestCalls,
  TODAY,
} from './booking-request.fixture.ts'

let portal: Portal
let orgs: Record<'NBL' | 'LSH', string>
let mei: RequestCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  orgs = await loadRequestWorld(portal)
  mei = requestCalls(portal, (await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] })).headers)
})
afterAll(() => portal.stop())

describe('a draft', () => {
  it('is kept however little is in it, and gets its EDI ref at once', async () => {
    const { json } = await mei.save({ document: {} })
    expect(json).toMatchObject({ result: 'Success', state: { status: 'Draft', revision: 1, version: 0 } })
    expect(json.state.ediRef).toMatch(/^FW\d{8}$/)
    expect((await mei.get(json.state.id)).json).toMatchObject({ document: { customerReference: '' }, sent: null })
  })

  it('is kept with codes in upper case and numbers in plain digits', async () => {
    const { json } = await mei.save({ document: document({ portOfLoading: ' cnngb ', grossWeight: '１８ ２５０' }) })
    const saved = (await mei.get(json.state.id)).json
    expect(saved.document).toMatchObject({ portOfLoading: 'CNNGB', grossWeight: '18250' })
  })

  it('is saved again by whoever saw the last revision, and not by others', async () => {
    const first = (await mei.save({ document: {} })).json.state
    const again = { id: first.id, revision: 1, document: { commodity: 'Lamps' } }
    expect((await mei.save(again)).json).toMatchObject({ result: 'Success', state: { revision: 2 } })
    expect((await mei.save(again)).json).toMatchObject({ errorCode: 'BR0003' })
    expect((await mei.save({ ...again, revision: 2 })).json).toMatchObject({ result: 'NoEdit', state: { revision: 2 } })
    expect((await mei.save({ id: first.id, document: {} })).json).toMatchObject({ errorCode: 'BR0003' })
  })

  it('cannot take the reference of another request', async () => {
    const customerReference = newReference()
    await mei.save({ document: { customerReference } })
    const reply = await mei.save({ document: { customerReference } })
    expect([reply.status, reply.json]).toMatchObject([
      409,
      { errorCode: 'BR0011', messageArgs: [customerReference], violations: [{ path: 'customerReference' }] },
    ])
  })

  it('is deleted as a whole, and can be saved again', async () => {
    const input = document()
    const { state } = (await mei.save({ document: input })).json
    expect((await mei.delete(state.id, 1)).json).toEqual({ code: 'BR0058' })
    expect((await mei.get(state.id)).json.errorCode).toBe('BR0002')
    expect((await mei.save({ document: input })).json.result).toBe('Success')
  })
})

describe('a request that is sent', () => {
  it('becomes version 1, can be confirmed, listed and compared', async () => {
    const input = document()
    const { json } = await mei.submit({ document: input })
    expect(json).toMatchObject({ result: 'Success', state: { status: 'Submitted', version: 1 } })
    const { id, revision } = json.state
    expect((await mei.confirmation(id)).json).toMatchObject({ document: input })
    const amended = await mei.submit({ id, revision, document: { ...input, commodity: 'Lamps' } })
    expect(amended.json).toMatchObject({ result: 'Success', state: { status: 'Submitted', version: 2 } })
    expect((await mei.history(id)).json.versions).toMatchObject([
      { version: 2, kind: 'submission', source: 'portal', changes: ['commodity'] },
      { version: 1, changes: [] },
    ])
    expect((await mei.compare(id, 1, 2)).json).toMatchObject({
      left: { document: { commodity: 'LED lighting fixtures' } },
      right: { document: { commodity: 'Lamps' } },
    })
    const list = (await mei.search({ text: input.customerReference })).json
    expect(list.columns).toMatchObject({
      id: [id],
      containers: ['2 × 45G1'],
      vessel: ['Fairway FHM'],
      status: ['Submitted'],
    })
  })
})
