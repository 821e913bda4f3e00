import { HELD_SECONDS } from '@fairway/contract/signing/signing.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../../platform/monitoring/log.ts'
import { type Portal, sharedPrograms, startPortal } from '../../../platform/testing.ts'
import { startDocusign } from '../../../ports/signing/docusign-server.fixture.ts'
import { billingCalls, type TestBill } from '../../billing-documents/billing.fixture.ts'
import { passSeconds, signingCalls, verify } from '../../signing/signing.fixture.ts'
import { openDemoSigning } from '../demo/demo-letters.actions.ts'
import { demoLetterSeeder } from './demo/demo-letters.actions.ts'
import { billLine, leaveGroup, letterCalls, loadLetterWorld, waitingBill } from './one-time-letter.fixture.ts'

type Docusign = Awaited<ReturnType<typeof startDocusign>>
let docusign: Docusign
let portal: Portal
let remote: Portal
beforeAll(async () => {
  docusign = await startDocusign()
  portal = await startPortal({ now: '2026-11-16T04:00:00Z' })
  remote = await startPortal({ now: '2026-11-16T04:00:00Z', settings: { docusign: docusign.settings } })
})
afterAll(async () => {
  await Promise.all([portal.stop(), remote.stop()])
  await docusign.close()
})

/** Somebody with every call that signing takes. */
async function personAt(at: Portal, ref: 'NBL' | 'RIV' | 'LSH' = 'NBL') {
  const { signer } = await loadLetterWorld(at)
  const headers = await signer(ref)
  return { headers, ...letterCalls(at, headers), signing: signingCalls(at, headers), bills: billingCalls(at, headers) }
}
type Person = Awaited<ReturnType<typeof personAt>>
const releaseOf = async (person: Person, { shipmentId }: TestBill) =>
  (await person.bills.bill(shipmentId)).json.bill.release
const fileOf = async (at: Portal, person: Person, { ticket }: { ticket: string }) => {
  const reply = await fetch(`${at.url}/files/${ticket}`, { headers: person.headers })
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) }
}

describe('a group in the signing room', () => {
  it('is signed for with one signature: its bills are released, and everybody hears of it', async () => {
    const mei = await personAt(portal)
    const bills = [await waitingBill(portal), await waitingBill(portal, { type: 'TLX' })] as const
    await portal.carrier('release-holds', [
      { ...bills[0], shipmentId: undefined, type: 'letterOfIndemnity', state: 'red', since: '2026-11-11T00:00:00Z' },
    ])
    const { id, reference } = (await mei.form(...bills)).json
    const opened = (await mei.open(id)).json
    const room = (await mei.signing.room(opened.id)).json
    expect(JSON.stringify(room.blocks)).toContain(bills[1].blNo)
    expect(await releaseOf(mei, bills[0])).toBe('SWB LOI Pending')
    await portal.get(`/docuSignReturn?id=${opened.id}&event=signing_complete`)
    expect(await releaseOf(mei, bills[0])).toBe('SWB LOI Pending')

    expect((await mei.signing.complete(opened.id)).json.state).toBe('completed')
    const letter = (await mei.letter(id)).json
    expect(letter).toMatchObject({ state: 'signed', signing: null, refusal: { code: 'OL0004' } })
    expect(letter.signed.by).toBe(room.signer)
    expect(await releaseOf(mei, bills[0])).toBe('SW')
    expect(await releaseOf(mei, bills[1])).toBe('TLX')
    const { holds } = (await mei.bills.bill(bills[0].shipmentId)).json
    expect(holds).toEqual([])
    const { events } = (await mei.bills.history(bills[0].shipmentId)).json
    expect(events.slice(0, 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'release', value: 'SW', note: reference }),
        expect.objectContaining({ kind: 'holdCleared', value: 'letterOfIndemnity', note: reference }),
      ]),
    )

    const sealed = await fileOf(portal, mei, (await mei.download(id, 'signed')).json)
    expect(await verify(portal, sealed.bytes)).toMatchObject({ finding: 'unchanged' })
    const plain = await fileOf(portal, mei, (await mei.download(id, 'letter', 'zh')).json)
    expect(plain.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await verify(portal, plain.bytes)).toMatchObject({ finding: 'unsigned' })

    const entry = await portal.pool.raw.query(
      `select key, payload from outbox_entry where topic = 'letterOfIndemnity' and payload->>'reference' = $1`,
      [reference],
    )
    expect(entry.rows).toMatchObject([
      {
        payload: {
          ...{ kind: 'oneTime', action: 'signed', letterId: id, shipper: { ref: 'NBL' } },
          shipments: [
            { blNo: bills[0].blNo, release: 'SW' },
            { blNo: bills[1].blNo, release: 'TLX' },
          ],
        },
      },
    ])
    const hub = (await portal.get(`/api/bookings/papers?bookingNo=${bills[1].bookingNo}`, mei.headers)).json
    expect(hub.papers.at(-1)).toMatchObject({ kind: 'letter', number: reference, by: room.signer })
    const wanted = { documents: [{ document: 'letter', number: reference }], language: 'en' }
    const filed = await portal.post('/api/billing/download', wanted, mei.headers)
    expect((await fileOf(portal, mei, filed.json)).bytes.equals(sealed.bytes)).toBe(true)
    const form = await portal.get(`/api/si/form?reference=${bills[0].bookingNo}`, mei.headers)
    expect(form.json.booking.coveringLetter).toEqual({ kind: 'oneTime', reference })
    expect(await codeOf(mei.open(id))).toBe('OL0004')
    expect(await codeOf(mei.dissolve(id))).toBe('OL0004')
    expect((await mei.check(bills[0])).json).toMatchObject({
      refusal: { code: 'OL0001' },
      letter: { id, state: 'signed' },
    })
  })

  it('stays released when the carrier repeats what it said before it had the letter', async () => {
    const mei = await personAt(portal)
    const bill = await waitingBill(portal)
    const { id } = (await mei.form(bill)).json
    await mei.signing.complete((await mei.open(id)).json.id)
    await portal.carrier('bills', [billLine(bill, { release: 'SWB LOI Pending' })])
    expect(await releaseOf(mei, bill)).toBe('SW')
    const releases = async () =>
      (await mei.bills.history(bill.shipmentId)).json.events
        .filter(({ kind }: { kind: string }) => kind === 'release')
        .map(({ value }: { value: string }) => value)
    expect(await releases()).toEqual(['SW', 'SWB LOI Pending'])
    await portal.carrier('bills', [billLine(bill, { release: 'SW', revision: 3 })])
    expect(await releases()).toEqual(['SW', 'SWB LOI Pending'])
  })

  it('is signed by one person at a time; a closed tab frees it after a while, and its signer at once', async () => {
    const [mei, colleague, rival] = [await personAt(portal), await personAt(portal), await personAt(portal, 'RIV')]
    const bill = await waitingBill(portal)
    const { id } = (await mei.form(bill)).json
    const first = (await mei.open(id)).json
    expect((await colleague.letter(id)).json).toMatchObject({
      refusal: { code: 'GE0010' },
      signing: { id: null, isLive: true, signer: expect.any(String), since: expect.any(String) },
    })
    expect((await mei.letter(id)).json).toMatchObject({ refusal: null, signing: { id: first.id } })
    expect(await codeOf(colleague.open(id))).toBe('GE0010')
    expect(await codeOf(colleague.dissolve(id))).toBe('GE0010')
    expect(await codeOf(rival.open(id))).toBe('OL0003')

    await mei.signing.release(first.id)
    expect((await colleague.letter(id)).json).toMatchObject({ refusal: null, signing: null })
    const theirs = (await colleague.open(id)).json
    expect(await codeOf(mei.open(id))).toBe('GE0010')
    await passSeconds(portal, theirs.id, HELD_SECONDS + 1)
    expect((await mei.letter(id)).json).toMatchObject({ refusal: null, signing: { id: null, isLive: false } })
    const again = (await mei.open(id)).json
    expect(await codeOf(colleague.signing.complete(theirs.id))).toBe('GE0007')
    expect((await mei.signing.complete(again.id)).json.state).toBe('completed')
  })

  it('is not let go while it is signed for, and is when whoever signs wants it so', async () => {
    const [mei, colleague] = [await personAt(portal), await personAt(portal)]
    const [bill, other] = [await waitingBill(portal), await waitingBill(portal)]
    const { id } = (await mei.form(bill)).json
    const opened = (await mei.open(id)).json
    await portal.pool.raw.query(
      `update one_time_letter set touched_at = touched_at - interval '1 hour' where id = $1`,
      [id],
    )
    expect((await colleague.check(bill, other)).json.refusal.code).toBe('GE0011')
    expect((await mei.dissolve(id)).status).toBe(200)
    expect((await mei.signing.status(opened.id)).json.state).toBe('ended')
    expect(await codeOf(mei.signing.complete(opened.id))).toBe('GE0007')
    expect((await colleague.form(bill, other)).status).toBe(200)
  })

  it('is not signed for while bills of it need no letter any more', async () => {
    const mei = await personAt(portal)
    const [bill, other] = [await waitingBill(portal), await waitingBill(portal)]
    const { id } = (await mei.form(bill, other)).json
    await portal.carrier('bills', [billLine(other, { release: 'SW' })])
    expect((await mei.open(id)).json).toMatchObject({ errorCode: 'OL0001', messageArgs: [other.blNo] })
    await leaveGroup(portal, id)
    expect((await mei.form(bill)).status).toBe(200)
  })

  it('is fetched by the carrier, and its people are told when it never reaches it', async () => {
    const mei = await personAt(portal)
    const { id, reference } = (await mei.form(await waitingBill(portal))).json
    await mei.signing.complete((await mei.open(id)).json.id)
    const { rows } = await portal.pool.raw.query(
      `update outbox_entry set set_aside_at = now() where payload->>'reference' = $1 returning id::text, payload->>'fileId' as file`,
      [reference],
    )
    const key = { authorization: `Bearer ${await portal.mintKey()}` }
    const taken = await fetch(`${portal.url}/carrier/v1/letter-files/${rows[0].file}`, { headers: key })
    expect(
      Buffer.from(await taken.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const { headers: admin } = await portal.person({ groups: ['ADMIN'] })
    const dropped = await portal.post('/api/outbox/drop', { ids: [rows[0].id], reason: 'Unreadable' }, admin)
    expect(dropped.status).toBe(200)
    const { notices } = (await portal.get('/api/notices', mei.headers)).json
    expect(notices[0]).toMatchObject({
      ...{ kind: 'letterNotDelivered', link: `/billingdoc?letter=${id}` },
      args: { reference, note: 'Unreadable' },
    })
  })

  it('is mailed to whoever signed, with the sealed PDF', async () => {
    const { orgs } = await loadLetterWorld(portal)
    const person = await portal.person({ groups: ['OL', 'SD'], organisationIds: [orgs.NBL] })
    const calls = letterCalls(portal, person.headers)
    const { id } = (await calls.form(await waitingBill(portal))).json
    const jobs = async () =>
      (
        await portal.pool.raw.query(
          `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'mail'`,
        )
      ).rows[0].n
    const before = await jobs()
    await signingCalls(portal, person.headers).complete((await calls.open(id)).json.id)
    expect(await jobs()).toBe(before + 1)
  })
})

describe('a group at DocuSign', () => {
  const callBack = ({ body, headers }: ReturnType<Docusign['callback']>) =>
    remote.call('POST', '/api/signing/callback', { body, headers })

  it('is signed for when a genuine callback comes, and by nothing else', async () => {
    const mei = await personAt(remote)
    const bill = await waitingBill(remote)
    const { id } = (await mei.form(bill)).json
    const { id: signingId } = (await mei.open(id)).json
    const envelope = docusign.last()
    docusign.act(envelope, 'completed')
    const genuine = docusign.callback(envelope)
    for (const bad of [
      { body: genuine.body, headers: { ...genuine.headers, 'x-docusign-signature-1': '' } },
      docusign.callback(envelope, new Date(), 'another key'),
      docusign.callback(envelope, new Date(Date.now() - 16 * 60_000)),
    ])
      expect(await codeOf(callBack(bad))).toBe('SG0002')
    await remote.get(`/docuSignReturn?id=${signingId}&event=signing_complete`)
    expect(await releaseOf(mei, bill)).toBe('SWB LOI Pending')
    expect((await callBack(genuine)).json).toEqual({ heard: true })
    expect(await releaseOf(mei, bill)).toBe('SW')
    expect((await mei.letter(id)).json.state).toBe('signed')
    expect(await codeOf(callBack(genuine))).toBe('SG0002')
    const { rows } = await remote.pool.raw.query(
      `select count(*)::int as n from outbox_entry where topic = 'letterOfIndemnity'`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })
})

it('the demo has one letter, signed once by its shipper, and leaves a bill that waits', async () => {
  const { orgs } = await loadLetterWorld(portal)
  const parts = { pool: portal.pool, settings: portal.settings, log: createLog('silent') }
  const profile = {
    name: 'Fairway Lines',
    scac: 'FWYL',
    accent: null,
    icp: [],
    papers: null,
    paymentPage: null,
    support: [],
  }
  const signing = openDemoSigning(parts, async () => profile, sharedPrograms())
  const seed = () => demoLetterSeeder(signing.parts)(parts)
  await portal.pool.raw.query('delete from one_time_letter')
  await portal.pool.raw.query('update bill set release = null')
  expect(await seed(), 'nobody is there to sign').toBe(false)
  const username = 'shipper@fairway.test'
  const { headers } = await portal.person({ username, groups: ['OL', 'SD'], organisationIds: [orgs.NBL] })
  const bills = [await waitingBill(portal)]
  expect(await seed(), 'one bill is left for visitors').toBe(false)
  for (const _ of [1, 2]) bills.push(await waitingBill(portal))
  expect([await seed(), await seed()]).toEqual([true, true])
  await signing.close()
  const calls = billingCalls(portal, headers)
  const releases = await Promise.all(
    bills.map(async ({ shipmentId }) => (await calls.bill(shipmentId)).json.bill.release),
  )
  expect(releases).toEqual(['SW', 'SW', 'SWB LOI Pending'])
})

const codeOf = async (call: Promise<{ json: { errorCode?: string } }>) => (await call).json.errorCode
