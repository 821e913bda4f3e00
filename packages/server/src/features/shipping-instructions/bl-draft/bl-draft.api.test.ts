import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTSIDE_PER_DAY } from '../../../platform/mail/mail-limit.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { pdfText } from '../../../ports/documents/pdf-text.fixture.ts'
import {
  commodityOf,
  decideAs,
  type InstructionWorld,
  instructionCalls,
  instructionFor,
  instructionWorld,
  siDecision,
  TODAY,
} from '../instruction.fixture.ts'

let portal: Portal
let world: InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ now: TODAY, settings: { publicCallsPerMinute: 100_000 } })
  world = await instructionWorld(portal)
})
afterAll(() => portal.stop())

interface Who {
  headers: Record<string, string>
  cookies: string
}

/** An instruction that the carrier has made a draft of, with the draft. */
async function drafted(more: object = {}) {
  const booked = await world.book()
  const document = instructionFor(booked)
  const { state } = (await world.shipper.calls.submit({ document })).json
  const draft = { ...document, ...more }
  await decideAs(portal, siDecision(state, 'correct', { draft }))
  return { id: state.id as number, state, booked, draft } // the number of the reply
}
const order = (who: Who, id: number, language = 'en') =>
  portal.post('/api/files/ticket', { document: 'blDraft', id, language }, who.headers)
const fetchFile = async (ticket: string, cookie: string) => {
  const reply = await fetch(`${portal.url}/files/${ticket}`, { headers: { cookie } })
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}
const jobs = async () =>
  (await portal.pool.raw.query('select count(*)::int as n from graphile_worker.jobs')).rows[0].n as number // counted above

describe('the draft B/L as a PDF', () => {
  it.each(['shipper', 'forwarder'] as const)('is fetched by the %s, with what the carrier will print', async (role) => {
    const consignee = { name: 'Lakeshore Home 湖岸家居', address: '12 Shore Dr, Chicago', contact: '' }
    const { id, booked } = await drafted({ consignee })
    const { json, status } = await order(world[role], id, 'zh')
    expect(status).toBe(200)
    const { headers, bytes } = await fetchFile(json.ticket, world[role].cookies)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toContain(`filename="draft-bl-${booked.blNo}-v2.pdf"`)
    const text = pdfText(bytes)
    for (const part of [
      booked.blNo,
      booked.bookingNo,
      ...booked.containers,
      'Lakeshore Home 湖岸家居',
      'Yongjiang Forwarding',
      'FAIRWAY HUMMINGBIRD',
      'LED LIGHTING FIXTURES',
      '1,280 CARTON',
      '18,001.000',
    ])
      expect(text).toContain(part)
  })

  it('is made of the draft of the carrier alone, never of an instruction', async () => {
    const { shipper } = world
    const document = instructionFor(await world.book())
    const { state } = (await shipper.calls.submit({ document })).json
    const refusals = async () => [
      (await order(shipper, state.id)).json.errorCode,
      (await shipper.calls.mail({ id: state.id, to: ['a@lakeshore.example'] })).json.errorCode,
    ]
    expect(await refusals()).toEqual(['SI0104', 'SI0104'])
    await decideAs(portal, siDecision(state, 'correct', { draft: document }))
    expect((await order(shipper, state.id)).status).toBe(200)
    const revision = (await shipper.calls.get(state.id)).json.state.revision
    const remarks = [{ path: '', text: 'The notify party moved' }]
    expect((await shipper.calls.decide({ id: state.id, revision, action: 'return', remarks })).status).toBe(200)
    expect(await refusals()).toEqual(['SI0104', 'SI0104'])
  })

  it('is announced with the characters that it cannot print', async () => {
    const good = await drafted()
    expect((await world.shipper.calls.draft(good.id)).json.unprintable).toEqual([])
    const { id } = await drafted({ remarks: '', customerReference: 'Đèn 灯 🚢' })
    expect((await world.shipper.calls.draft(id)).json.unprintable).toEqual(['🚢'])
    const { ticket } = (await order(world.shipper, id)).json
    expect(pdfText((await fetchFile(ticket, world.shipper.cookies)).bytes)).toContain('Đèn 灯 ?')
  })
})

describe('the draft B/L by mail', () => {
  it('reaches each address once, in the language of the sender, and the activity of the booking', async () => {
    const { id, booked } = await drafted()
    const person = await portal.person({ groups: ['BS', 'BD'], organisationIds: [world.idOf('NBL')], language: 'vi' })
    const to = ['ann@paper.example', 'bo@paper.example', 'ann@paper.example']
    const sent = await instructionCalls(portal, person.headers).mail({ id, to })
    expect([sent.status, sent.json]).toEqual([200, { to: ['ann@paper.example', 'bo@paper.example'] }])
    await portal.deliverMail()
    const { rows } = await portal.pool.raw.query(
      `select m.recipient, m.subject, m.text, f.id, f.name from mailbox_message m
         join stored_file f on f.id = (m.attachments->0->>'fileId')::uuid where m.recipient like '%@paper.example' order by 1`,
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual(['ann@paper.example', 'bo@paper.example'])
    expect(rows[0].subject).toContain(`B/L nháp ${booked.blNo}`)
    expect(rows[0].text).toContain(`/shippingInstructionsDetails?type=draft&id=${id}`)
    expect(rows[0].text).toContain(person.username)
    expect(rows[0].name).toBe(`draft-bl-${booked.blNo}-v2.pdf`)
    const stored = await portal.pool.raw.query('select content from stored_file_piece where file_id = $1', [rows[0].id])
    expect(pdfText(stored.rows[0].content)).toContain(booked.containers[0])
    const story = await portal.pool.raw.query(
      `select done_by, about from booking_story where kind = 'siDraftMailed' and about like $1`,
      [`${booked.blNo}%`],
    )
    expect(story.rows).toEqual([
      { done_by: person.username, about: `${booked.blNo} · ann@paper.example, bo@paper.example` },
    ])
  })

  it('goes to nobody when one address is none, and counts against the limit for strangers', async () => {
    const { id } = await drafted()
    const person = await portal.person({ groups: ['SI'], organisationIds: [world.idOf('NBL')] })
    const { mail } = instructionCalls(portal, person.headers)
    const before = await jobs()
    const invalid = await mail({ id, to: ['a@b.example', 'nobody'] })
    expect(invalid.json).toMatchObject({ errorCode: 'GE0012', violations: [{ path: 'to.1' }] })
    for (const to of [[], Array(6).fill('a@b.example'), ['x'.repeat(300)]])
      expect((await mail({ id, to })).json.errorCode).toBe('GE0012')
    await portal.pool.raw.query("insert into mail_count values ('outside:' || $1, $2, now() + interval '1 day')", [
      person.username,
      OUTSIDE_PER_DAY,
    ])
    const refused = await mail({ id, to: ['stranger@somewhere.example'] })
    expect([refused.status, refused.json.errorCode]).toEqual([429, 'GE0017'])
    await portal.pool.raw.query("insert into mail_count values ('all:' || $1, 1000, now() + interval '1 day')", [
      person.username,
    ])
    expect((await mail({ id, to: ['stranger@somewhere.example'] })).json.errorCode).toBe('GE0018')
    expect(await jobs()).toBe(before)
  })
})

describe('others', () => {
  it.each(['consignee', 'notifyParty', 'broker', 'rival'] as const)(
    'the %s is told of a draft what is told of one that does not exist, by ticket, file and mail',
    async (role) => {
      const { id } = await drafted()
      const before = await jobs()
      const who = world[role]
      const asked = (which: number) =>
        Promise.all([order(who, which), who.calls.mail({ id: which, to: [who.username] }), who.calls.draft(which)])
      const [foreign, absent] = [await asked(id), await asked(999_999)]
      expect(foreign.map(({ status, text }) => [status, text])).toEqual(
        absent.map(({ status, text }) => [status, text]),
      )
      expect(foreign.map(({ json }) => json.errorCode)).toEqual(['SI0001', 'SI0001', 'SI0001'])
      const { ticket } = (await order(world.shipper, id)).json
      expect((await fetchFile(ticket, who.cookies)).status).toBe(404)
      expect((await fetchFile(ticket, world.shipper.cookies)).status).toBe(200)
      expect(await jobs()).toBe(before)
    },
  )

  it('of the shipper itself need the group for instructions', async () => {
    const { id } = await drafted()
    const tracker = await portal.person({ groups: ['TD', 'BD', 'BR'], organisationIds: [world.idOf('NBL')] })
    expect((await order(tracker, id)).json.errorCode).toBe('GE0005')
    const { mail } = instructionCalls(portal, tracker.headers)
    expect((await mail({ id, to: [tracker.username] })).json.errorCode).toBe('GE0005')
    expect((await order({ headers: {}, cookies: '' }, id)).json.errorCode).toBe('GE0016')
  })
})

it('a draft with hostile text in every field becomes a PDF and a letter that show it as text', async () => {
  const booked = await world.book()
  const document = instructionFor(booked)
  const { state } = (await world.shipper.calls.submit({ document })).json
  const hostile = '\u202eTHGIL\u202c (\\) <b onload=x>bold</b> ]]> endobj \u0301\u0301 ﷽'
  const party = { name: hostile, address: `${hostile}\n`.repeat(20), contact: hostile }
  const row = { containerNo: hostile, equipment: hostile, seal: hostile, packages: 'NaN', packageType: hostile }
  const draft = {
    ...document,
    ...{
      customerReference: hostile,
      blType: hostile,
      originals: '-1',
      nonNegotiables: hostile,
      freightDisplay: hostile,
    },
    ...{ paymentTerm: hostile, secondNotifyParty: hostile, shipper: party, consignee: party, notifyParty: party },
    commodities: [
      {
        description: 'W'.repeat(10_000),
        marks: `${hostile}${'灯'.repeat(500)}`,
        hts: hostile,
        containers: [{ ...row, weight: '1e999', volume: '-0' }],
      },
      commodityOf(booked.containers),
    ],
    remarks: hostile,
  }
  expect(await decideAs(portal, siDecision(state, 'correct', { draft, note: hostile }))).toMatchObject({ accepted: 1 })
  const { ticket } = (await order(world.shipper, state.id)).json
  const text = pdfText((await fetchFile(ticket, world.shipper.cookies)).bytes)
  expect(text).toContain('THGIL (\\) <b onload=x>bold</b> ]]> endobj')
  expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(10_000)
  expect((await world.shipper.calls.draft(state.id)).json.unprintable).toContain('﷽')
  expect((await world.shipper.calls.mail({ id: state.id, to: ['eve@paper.example'] })).status).toBe(200)
  await portal.deliverMail()
  const { rows } = await portal.pool.raw.query(
    'select recipient, html, text from mailbox_message where recipient = any($1) order by recipient',
    [['eve@paper.example', world.shipper.username]],
  )
  expect(rows.map(({ recipient }) => recipient)).toContain('eve@paper.example')
  const notes = rows.filter(({ text: plain }) => plain.includes('THGIL'))
  expect(notes.length).toBeGreaterThan(0)
  for (const { html } of rows) expect(html).not.toContain('<b onload')
})
