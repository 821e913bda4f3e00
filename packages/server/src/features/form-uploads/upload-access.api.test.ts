import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { document, loadRequestWorld, requestCalls, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { as, createDesk } from '../identity/assumption/assumption.fixture.ts'
import { csv, newReference, row, type UploadCalls, uploadCalls } from './form-upload.fixture.ts'

let portal: Portal
let orgs: Record<'NBL' | 'LSH', string>
type Person = Awaited<ReturnType<Portal['person']>>
let mei: Person
const calls = {} as Record<'mei' | 'colleague' | 'rival' | 'both' | 'loner' | 'si' | 'nobody', UploadCalls> // filled below
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  orgs = await loadRequestWorld(portal)
  const of = ({ headers }: Person) => uploadCalls(portal, headers)
  mei = await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] })
  calls.mei = of(mei)
  calls.colleague = of(await portal.person({ groups: ['BS'], organisationIds: [orgs.NBL] }))
  calls.rival = of(await portal.person({ groups: ['BR'], organisationIds: [orgs.LSH] }))
  calls.both = of(await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL, orgs.LSH] }))
  calls.loner = of(await portal.person({ groups: ['BR'] }))
  calls.si = of(await portal.person({ groups: ['SI'], organisationIds: [orgs.NBL] }))
  calls.nobody = of(await portal.person())
})
afterAll(() => portal.stop())

const code = async (call: ReturnType<UploadCalls['list']>) => (await call).json?.errorCode
const uploads = async () => (await portal.pool.raw.query('select count(*)::int as n from form_upload')).rows[0].n

describe('a file of somebody else', () => {
  it('is nowhere, not even for a colleague', async () => {
    const { id } = (await calls.mei.read(csv(row()))).json
    for (const other of [calls.rival, calls.colleague]) {
      expect([await code(other.preview(id)), await code(other.send(id))]).toEqual(['UP0010', 'UP0010'])
      expect((await other.list()).json.uploads).toEqual([])
      await other.drop(id)
    }
    expect(await code(calls.rival.preview(randomUUID()))).toBe('UP0010')
    expect(await code(calls.mei.preview(id))).toBeUndefined()
  })

  it('does not share its batch', async () => {
    const [batch, customerReference] = [randomUUID(), newReference()]
    await calls.mei.read(csv(row({ customerReference })), { batch })
    expect((await calls.colleague.read(csv(row({ customerReference })), { batch })).json.problems).toEqual([])
  })
})

describe('who may', () => {
  it('upload bookings: nobody without the group, for shipping instructions alone, or without an organisation', async () => {
    const id = randomUUID()
    const before = await uploads()
    for (const { read, list, preview, send, drop } of [calls.nobody, calls.si])
      for (const attempt of [read(csv(row())), list(), preview(id), send(id), drop(id)])
        expect(await code(attempt)).toBe('BR0001')
    expect(await code(calls.loner.read(csv(row())))).toBe('GE0004')
    expect(await uploads()).toBe(before)
  })

  it('have which empty form', async () => {
    for (const fetch of ['formUrl', 'form'] as const) {
      expect(await code(calls.nobody[fetch]('booking'))).toBe('GE0005')
      expect(await code(calls.si[fetch]('booking'))).toBe('BR0001')
      expect((await calls.si[fetch]('si')).status).toBe(200)
      expect(await code(calls.mei[fetch]('si'))).toBe('GE0005')
      expect((await calls.colleague[fetch]('si')).status).toBe(200)
    }
    const { url, name } = (await calls.mei.formUrl('booking')).json
    expect([url, name]).toEqual(['/api/edi/form?form=booking&language=en', 'fairway-booking-form-en.xlsx'])
  })
})

describe('what is of others', () => {
  const problems = async (more: Parameters<typeof row>[0], who = calls.rival) =>
    (await who.read(csv(row({ serviceContract: 'SC2001', ...more })))).json.problems

  it('a contract is as unknown as one that nobody has', async () => {
    const [foreign, unknown] = [
      await problems({ serviceContract: 'SC1042' }),
      await problems({ serviceContract: 'SC7777' }),
    ]
    expect(foreign).toMatchObject([{ code: 'BR0017', args: [] }])
    expect(foreign.map(({ code: said, row: at, column }: Record<string, string>) => [said, at, column])).toEqual(
      unknown.map(({ code: said, row: at, column }: Record<string, string>) => [said, at, column]),
    )
  })

  it('a reference is free, and their request is not touched', async () => {
    const submitted = document()
    const { state } = (await requestCalls(portal, mei.headers).submit({ document: submitted })).json
    const { json } = await calls.rival.read(
      csv(row({ customerReference: submitted.customerReference, serviceContract: 'SC2001' })),
    )
    expect(json).toMatchObject({ problems: [], forms: [{ deed: 'new', request: null }] })
    expect(await code(calls.rival.send(json.id))).toBeUndefined()
    expect((await requestCalls(portal, mei.headers).get(state.id)).json.state.revision).toBe(state.revision)
  })

  it('a booking number is not taken, and says nothing of whose it is', async () => {
    await portal.carrier('bookings', [lines.booking('3104482')])
    const foreign = await problems({ bookingNo: '3104482' })
    expect(foreign).toMatchObject([{ code: 'BR0063', field: 'bookingNo', args: [] }])
    expect(await problems({ customerReference: '', bookingNo: '3104482' })).toMatchObject([{ code: 'BR0063' }])
  })
})

describe('whom a booking is for', () => {
  const formOf = async (more: Parameters<typeof row>[0]) => {
    const { json } = await calls.both.read(csv(row(more)))
    return { id: json.id, problems: json.problems.map(({ code: said, args }: Record<string, string>) => [said, args]) }
  }
  const organisationOf = async (id: string) => {
    const { results } = (await calls.both.send(id)).json
    const { rows } = await portal.pool.raw.query('select org_id from booking_request where id = $1', [
      results[0].request.id,
    ])
    return rows[0].org_id
  }

  it('is named, or told by its contract', async () => {
    expect(await organisationOf((await formOf({ organisation: '宁波照明有限公司' })).id)).toBe(orgs.NBL)
    expect(await organisationOf((await formOf({ serviceContract: 'SC2001' })).id)).toBe(orgs.LSH)
  })

  it('is asked where neither tells', async () => {
    expect((await formOf({ organisation: 'NOBODY' })).problems).toEqual([['UP0034', ['LSH, NBL']]])
    expect((await formOf({ serviceContract: 'SC9999' })).problems).toEqual([
      ['UP0034', ['LSH, NBL']],
      ['BR0017', []],
    ])
    expect((await formOf({ organisation: 'LSH' })).problems).toEqual([['BR0017', []]])
  })
})

it('customer service that acts for a customer works under the customer’s name, and versions keep both', async () => {
  const desk = createDesk(portal)
  const csr = await desk.csr()
  await desk.assume(csr, mei.username)
  const actingForMei = uploadCalls(portal, as(csr, mei.username))
  const { id } = (await actingForMei.read(csv(row()), { name: 'by phone.csv' })).json
  expect((await calls.mei.list()).json.uploads.map((upload: { id: string }) => upload.id)).toContain(id)
  const [{ request: made }] = (await actingForMei.send(id)).json.results
  const { versions } = (await requestCalls(portal, mei.headers).history(made.id)).json
  expect(versions).toMatchObject([{ source: 'upload', submittedBy: `${csr.username} for ${mei.username}` }])
  const { rows } = await portal.pool.raw.query(
    "select actor, subject from audit_entry where object_type = 'form upload' and object_id = $1",
    [id],
  )
  expect(rows).toEqual([{ actor: csr.username, subject: mei.username }])
})

describe('what is no file', () => {
  const path = `/api/bookings/xlsparse?batch=${randomUUID()}&language=en`

  it('is refused by its type', async () => {
    for (const type of ['application/json', 'text/csv', 'multipart/form-data; boundary=x']) {
      const { status, json } = await portal.call('POST', path, {
        body: '{}',
        headers: { ...mei.headers, 'content-type': type },
      })
      expect([status, json.errorCode]).toEqual([415, 'GE0014'])
    }
  })

  it('or by anything that a call does not name', async () => {
    const id = randomUUID()
    const send = (more: object) => portal.post('/api/bookings/forms', { id, look: '', ...more }, mei.headers)
    for (const more of [{ account_id: id }, { sentAt: null }, { organisation: 'LSH' }, { overwrite: 'yes' }])
      expect((await send(more)).json.errorCode).toBe('GE0012')
  })

  it('or has nothing in it', async () => {
    const { status, json } = await calls.mei.read(Buffer.alloc(0))
    expect([status, json.errorCode]).toEqual([422, 'UP0020'])
  })
})

it('whoever hangs up in the middle leaves nothing behind', async () => {
  const body = csv(...Array.from({ length: 400 }, () => row()))
  const before = await uploads()
  for (const share of [0.3, 0.7, 1]) {
    const sent = request(new URL(`${portal.url}/api/bookings/xlsparse?batch=${randomUUID()}&language=en`), {
      method: 'POST',
      headers: { ...mei.headers, 'content-type': 'application/octet-stream', 'content-length': body.length },
    })
    const closed = new Promise((resolve) => sent.on('error', () => undefined).once('close', resolve))
    sent.write(body.subarray(0, Math.floor(body.length * share)), () => sent.destroy())
    await closed
  }
  // what was begun before has ended when later files are through
  for (let nth = 0; nth < 3; nth++) expect(await code(calls.mei.read(csv(row())))).toBeUndefined()
  expect(await uploads()).toBe(before + 3)
})
