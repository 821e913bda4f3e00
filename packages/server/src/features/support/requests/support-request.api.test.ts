import type { SupportContacts, SupportRequest } from '@fairway/contract/support/support-request.schema'
import { SUPPORT_FILE_BYTES, SUPPORT_MESSAGES, SUPPORT_PER_DAY } from '@fairway/contract/support/support-request.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { pdf, png } from '../../../ports/files/file-content.fixture.ts'
import { billOf, loadBillingWorld } from '../../billing-documents/billing.fixture.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'

interface Person {
  headers: Record<string, string>
  username: string
}
let portal: Portal
let shipper: Person
let rival: Person
let csr: Person
let bookingNo: string
const CONTAINER_NO = 'FWYU4829130'
const hours = [{ days: [1, 2, 3, 4, 5], from: '08:30', to: '17:30' }]
const offices = [
  { office: 'technical', email: 'portal@carrier.example', zone: 'UTC', hours: [] },
  {
    office: 'ningbo',
    email: 'ningbo@carrier.example',
    zone: 'Asia/Shanghai',
    language: 'zh',
    phone: '+86 574 5550 0130',
    hours,
  },
]
const putProfile = async (support: object[]) =>
  portal.call('PUT', '/carrier/v1/profile', {
    body: JSON.stringify({ name: 'Fairway Lines', scac: 'FWYL', support }),
    headers: { authorization: `Bearer ${await portal.mintKey()}`, 'content-type': 'application/json' },
  })

beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-17T01:00:00Z', settings: { publicCallsPerMinute: 1_000_000 } })
  const world = await loadBillingWorld(portal)
  expect((await putProfile(offices)).status).toBe(200)
  bookingNo = (await billOf(portal)).bookingNo
  await portal.carrier('containers', [lines.container(bookingNo, CONTAINER_NO)])
  shipper = await portal.person({ groups: ['BD', 'TD'], organisationIds: [world.orgs.NBL] })
  rival = await portal.person({ groups: ['BD'] })
  csr = await portal.person({ groups: ['CSR'] })
})
afterAll(() => portal.stop())

const asked = {
  office: 'ningbo',
  subject: 'VGM of my booking',
  message: 'The scale is broken.\nWhat now?',
  page: '/vgmDetails?token=secret',
  bookingNo: '',
  containerNo: '',
  files: [] as number[],
}
const ask = (who: Person, more: object = {}) => portal.post('/api/support/request', { ...asked, ...more }, who.headers)
const sent = async (who: Person, more: object = {}): Promise<SupportRequest> => (await ask(who, more)).json
const open = (who: Person, id: number) => portal.get(`/api/support/request?id=${id}`, who.headers)
const write = (who: Person, { id, revision }: SupportRequest, text = 'Any news?') =>
  portal.post('/api/support/message', { id, revision, text }, who.headers)
const answer = (who: Person, { id, revision }: SupportRequest, more: object = {}) =>
  portal.post(
    '/api/support/answer',
    { id, revision, text: 'Use the scale at gate 3.', isLast: false, ...more },
    who.headers,
  )
const upload = (who: Person, body: Buffer, name = 'ticket.pdf') =>
  portal.call('POST', `/api/support/file?name=${encodeURIComponent(name)}`, {
    body,
    headers: { ...who.headers, 'content-type': 'application/octet-stream' },
  })
const mailTo = async (recipient: string) => {
  await portal.deliverMail()
  const { rows } = await portal.pool.raw.query<{ subject: string; text: string; files: number }>(
    'select subject, text, jsonb_array_length(attachments) as files from mailbox_message where recipient = $1',
    [recipient],
  )
  return rows
}

it('contacts come from the carrier, in one order, with their hours', async () => {
  const { json }: { json: SupportContacts } = await portal.get('/api/support/contacts', rival.headers)
  expect(json.offices.map(({ office }) => office)).toEqual(['ningbo', 'technical'])
  expect(json.offices[0]).toMatchObject({ zone: 'Asia/Shanghai', hours, closedOn: [], language: 'zh' })
  expect(json.now).toMatch(/^2026-11-17T01:00/)
  const refused = async (more: object) => (await putProfile([{ ...offices[0], ...more }])).json.errorCode
  expect(await refused({ hours: [{ days: [1], from: '17:00', to: '09:00' }] })).toBe('GE0012')
  expect(await refused({ email: 'nobody' })).toBe('GE0012')
  expect((await putProfile([offices[0], offices[0]].map((one) => ({ ...one })))).json.errorCode).toBe('GE0012')
})

it('a request is numbered, reaches its office by mail, is answered in the portal, and goes on until it is closed', async () => {
  const { json: file } = await upload(shipper, pdf(), '../weighing.exe')
  const { json: dropped } = await upload(shipper, png())
  const remove = async (who: Person, id: number) =>
    (await portal.call('DELETE', `/api/support/file?id=${id}`, { headers: who.headers })).json
  expect((await remove(rival, dropped.id)).errorCode).toBe('SU0009')
  expect(await remove(shipper, dropped.id)).toEqual({ removed: true })
  const request = await sent(shipper, { bookingNo, containerNo: CONTAINER_NO, files: [file.id] })
  expect(request).toMatchObject({
    status: 'Open',
    office: 'ningbo',
    bookingNo,
    page: '/vgmDetails',
    messages: [],
  })
  expect(request.number).toBe(`SR${String(request.id).padStart(6, '0')}`)
  const [mail] = await mailTo('ningbo@carrier.example')
  expect(mail).toMatchObject({ subject: `${request.number}：VGM of my booking`, files: 1 })
  for (const part of [
    'The scale is broken.',
    shipper.username,
    bookingNo,
    CONTAINER_NO,
    `/support?request=${request.id}`,
  ])
    expect(mail?.text).toContain(part)
  expect(mail?.text).not.toContain('secret')

  const desk = await portal.get('/api/support/desk?office=ningbo&status=Open', csr.headers)
  expect(desk.json).toMatchObject({ total: 1, requests: [{ id: request.id, askedBy: shipper.username }] })
  const answered: SupportRequest = (await answer(csr, request)).json
  expect(answered).toMatchObject({ status: 'Answered', messages: [{ isAnswer: true, by: csr.username }] })
  const { json: read }: { json: SupportRequest } = await open(shipper, request.id)
  expect(read.messages).toMatchObject([{ isAnswer: true, by: '', text: 'Use the scale at gate 3.' }])
  expect((await mailTo(shipper.username))[0]?.text).toContain('Use the scale at gate 3.')
  const { json: told } = await portal.get('/api/notices', shipper.headers)
  expect(told.notices[0]).toMatchObject({ kind: 'supportAnswered', args: { reference: request.number } })

  const again: SupportRequest = (await write(shipper, read)).json
  expect(again.status).toBe('Open')
  expect(await mailTo('ningbo@carrier.example')).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining('Any news?') }),
  )
  const closed: SupportRequest = (await answer(csr, again, { isLast: true })).json
  expect(closed.status).toBe('Closed')
  for (const { json } of [await write(shipper, closed), await answer(csr, closed)])
    expect(json.errorCode).toBe('SU0010')
  expect((await portal.get('/api/support/requests', shipper.headers)).json).toMatchObject({
    total: 1,
    requests: [{ status: 'Closed' }],
  })
  for (const who of [shipper, csr])
    expect((await portal.get(`/api/support/file?id=${file.id}`, who.headers)).headers.get('content-type')).toBe(
      'application/pdf',
    )
})

describe('a request is refused', () => {
  it.each<[what: string, more: object, violations: string[]]>([
    [
      'when it is empty',
      { office: '', subject: '', message: ' ' },
      ['office SU0004', 'subject SU0002', 'message SU0003'],
    ],
    ['for an office that the carrier does not have', { office: 'us' }, ['office SU0004']],
    ['for a booking that is not there', { bookingNo: '9999999' }, ['bookingNo SU0011']],
    ['for a container that is not there', { containerNo: 'FWYU9999999' }, ['containerNo SU0012']],
  ])('%s', async (_what, more, violations) => {
    const { status, json } = await ask(shipper, more)
    expect([
      status,
      json.violations.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
    ]).toEqual([422, violations])
  })

  it("for another's booking and container, as for one that is not there", async () => {
    const theirs = await ask(rival, { bookingNo, containerNo: CONTAINER_NO })
    const unknown = await ask(rival, { bookingNo: '9999999', containerNo: 'FWYU9999999' })
    expect([theirs.status, theirs.json]).toEqual([unknown.status, unknown.json])
  })

  it("with another's file, and nothing of it is left", async () => {
    const { json: file } = await upload(shipper, pdf())
    expect((await ask(rival, { files: [file.id] })).json.errorCode).toBe('SU0009')
    expect((await portal.get('/api/support/requests', rival.headers)).json.total).toBe(0)
    expect((await portal.get(`/api/support/file?id=${file.id}`, rival.headers)).json.errorCode).toBe('SU0009')
    expect((await portal.get(`/api/support/file?id=${file.id}`, csr.headers)).json.errorCode).toBe('SU0009')
  })

  it('after too many of a day, and no mail goes out', async () => {
    const eager = await portal.person({ groups: ['BD'] })
    for (let count = 0; count < SUPPORT_PER_DAY; count++)
      expect((await ask(eager, { office: 'technical' })).status).toBe(200)
    const { status, json } = await ask(eager, { office: 'technical' })
    expect([status, json.errorCode, json.messageArgs]).toEqual([429, 'SU0005', [String(SUPPORT_PER_DAY)]])
    expect(await mailTo('portal@carrier.example')).toHaveLength(SUPPORT_PER_DAY)
  })
})

describe('a request of another', () => {
  it('is like one that does not exist', async () => {
    const request = await sent(shipper)
    const calls = async (id: number) => [await open(rival, id), await write(rival, { ...request, id })]
    for (const [at, reply] of (await calls(request.id)).entries()) {
      const unknown = (await calls(999_999))[at]
      expect([reply.status, reply.json]).toEqual([404, unknown?.json])
      expect(reply.json.errorCode).toBe('SU0001')
    }
    expect((await write(csr, request)).json.errorCode).toBe('SU0001') // they answer, they do not ask for others
    expect((await answer(csr, { ...request, id: 999_999 })).json.errorCode).toBe('SU0001')
    expect((await answer(csr, { ...request, revision: 7 })).json.errorCode).toBe('GE0007')
    expect((await answer(csr, request, { text: '' })).json.violations).toMatchObject([{ path: 'text', code: 'SU0003' }])
    await portal.pool.raw.query(
      `insert into support_message (request_id, written_by, is_answer, text) select $1, 'x', false, 'x' from generate_series(1, $2)`,
      [request.id, SUPPORT_MESSAGES],
    )
    expect((await write(shipper, request)).json.errorCode).toBe('SU0013')
  })
})

it('files are PDFs and pictures of a bearable size and number', async () => {
  const person = await portal.person()
  const refused = async (body: Buffer) => (await upload(person, body)).json.errorCode
  expect(await refused(Buffer.from('<script>alert(1)</script>'))).toBe('SU0006')
  expect(await refused(Buffer.concat([pdf(), Buffer.alloc(SUPPORT_FILE_BYTES, 32)]))).toBe('SU0007')
  for (let count = 0; count < 20; count++) expect((await upload(person, png())).status).toBe(200)
  expect(await refused(png())).toBe('SU0008')
})
