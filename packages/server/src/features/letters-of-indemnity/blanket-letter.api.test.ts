import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { NOW } from '../bookings/choices/booking-choices.fixture.ts'
import { verify } from '../signing/signing.fixture.ts'
import { fillLetterTrade, type LetterTrade } from './blanket-letter.fixture.ts'
import { remindOfLetters } from './blanket-reminder.actions.ts'

let portal: Portal
let trade: LetterTrade
beforeAll(async () => {
  portal = await startPortal({ now: NOW, settings: { publicCallsPerMinute: 1_000_000 } })
  trade = await fillLetterTrade(portal)
})
afterAll(() => portal.stop())

const codesOf = ({ json }: { json: { errorCode: string; violations?: { code: string }[] } }) =>
  json.violations ? json.violations.map(({ code }) => code) : [json.errorCode]
/** Signs what was just saved. */
async function sign(who: LetterTrade['mei'], { id, revision }: { id: number; revision: number }) {
  const opened = await who.sign(id, revision)
  expect(opened.status).toBe(200)
  expect((await who.complete(opened.json.id)).json.state).toBe('completed')
  return (await who.get(id)).json
}

describe('who may give letters', () => {
  it('is a shipper or an agent, and nobody with both or neither', async () => {
    const { mei, agent, both, plain } = trade
    const own = (await mei.choices()).json
    expect(own).toMatchObject({
      privilege: 'shipper',
      today: '2026-11-15',
      shippers: [{ ref: 'NBL' }],
      agents: [{ ref: 'EWF' }],
    })
    expect(own.contracts.map(({ number }: { number: string }) => number)).toEqual(['SC1042', 'SC1043'])
    expect((await agent.choices()).json).toMatchObject({
      privilege: 'agent',
      shippers: [{ ref: 'NBL' }],
      agents: [{ ref: 'EWF' }],
    })
    expect((await both.choices()).json.errorCode).toBe('BLOI0024')
    expect((await plain.choices()).json.errorCode).toBe('BLOI0004')
    expect((await mei.add({ shipper: 'HPT' })).json.errorCode).toBe('BLOI0005')
    expect((await mei.add({ agent: 'LSH' })).json.errorCode).toBe('BLOI0005')
    expect((await mei.search({ shipper: 'HPT' })).json.errorCode).toBe('BLOI0005')
  })

  it('chooses among the terms of their own contracts', async () => {
    const { mei, rival } = trade
    expect((await mei.terms('type=BL&contract=sc1043')).json).toMatchObject({ number: 'SC1043', itemRequired: true })
    expect((await mei.terms('type=BL&contract=SC10')).json.number).toBe('SC1042')
    expect((await mei.terms('type=BL')).json.errorCode).toBe('BLOI0022')
    expect((await mei.terms('type=BL&contract=SI10')).json.errorCode).toBe('BLOI0027')
    const foreign = await rival.terms('type=BL&contract=SC1042')
    expect(foreign.json).toMatchObject({ errorCode: 'BLOI0006', messageArgs: ['SC1042'] })
  })
})

describe('a letter that breaks a rule', () => {
  it('is not stored, and each field says why', async () => {
    const { mei } = trade
    const answers = await mei.add({
      shipperAddress: '',
      portOfLoading: '',
      serviceContract: 'SV1',
      effectiveOn: '2026-11-14',
    })
    expect(codesOf(answers)).toEqual(['BLOI0014', 'BLOI0028', 'BLOI0015', 'BLOI0018'])
    expect(codesOf(await mei.add({ serviceContract: 'SC9999' }))).toEqual(['BLOI0021'])
    expect(codesOf(await mei.add({ serviceContract: 'SC1043' }))).toEqual(['BLOI0020'])
    expect(codesOf(await mei.add({ expiresOn: '2027-01-01' }))).toEqual(['BLOI0011'])
    expect((await mei.search()).json.rows).toBe(0)
  })

  it('is judged by the day at the site, not by the one of the server or the reader', async () => {
    await portal.setNow('2026-11-15T15:59:00Z') // 23:59 in Shanghai, 07:59 in Long Beach
    expect((await trade.mei.choices()).json.today).toBe('2026-11-15')
    await portal.setNow('2026-11-15T16:00:30Z')
    expect(codesOf(await trade.mei.add({ effectiveOn: '2026-11-15' }))).toEqual(['BLOI0018'])
    await portal.setNow(NOW)
  })

  it('is answered with the codes of a search and of an id that is none', async () => {
    const { mei } = trade
    expect(codesOf(await mei.search({ shipper: '', shipperAddress: '' }))).toEqual(['BLOI0002', 'BLOI0003'])
    expect(codesOf(await mei.search({ serviceContract: 'V1' }))).toEqual(['BLOI0027'])
    expect((await mei.search({ serviceContract: 'ZZ' })).json.errorCode).toBe('BLOI0006')
    expect((await mei.get('')).json.errorCode).toBe('BLOI0008')
    for (const id of ['x', '0', '999999']) expect((await mei.get(id)).json.errorCode).toBe('BLOI0007')
  })
})

describe('the life of a letter', () => {
  it('goes from draft over its signature into force, to the carrier and by mail', async () => {
    const { mei, bo, rival } = trade
    const added = (await mei.add()).json
    expect(added).toMatchObject({
      status: 'Draft',
      reference: expect.stringMatching(/^LOI\d{6}$/),
      versions: [{ version: 1 }],
    })
    const { id } = added
    for (const call of [rival.get(id), rival.update(id, 1), rival.cancel(id, 1), rival.sign(id, 1)])
      expect((await call).json.errorCode).toBe('BLOI0007')
    expect((await rival.get(id)).text).toBe((await rival.get(999_999)).text)

    // a draft is changed in place, by a colleague too
    const shorter = (await bo.update(id, added.revision, { expiresOn: '2026-11-20' })).json
    expect(shorter).toMatchObject({
      status: 'Draft',
      versions: [{ version: 1, document: { expiresOn: '2026-11-20' } }],
    })
    expect(shorter.versions).toHaveLength(1)
    const saved = (await mei.update(id, shorter.revision)).json

    const opened = (await mei.sign(id, saved.revision)).json
    const waiting = (await bo.get(id)).json
    expect(waiting).toMatchObject({
      status: 'Pending Signature',
      signing: { id: null, signer: 'Mei Chen', isLive: true },
    })
    expect((await mei.get(id)).json.signing.id).toBe(opened.id)
    expect((await bo.sign(id, waiting.revision)).json.errorCode).toBe('GE0010')
    expect((await bo.update(id, waiting.revision, { expiresOn: '2026-11-29' })).json.errorCode).toBe('GE0010')
    expect((await mei.complete(opened.id)).json.state).toBe('completed')

    const active = (await bo.get(id)).json
    expect(active).toMatchObject({
      status: 'Active',
      signing: null,
      versions: [{ status: 'Active', signer: 'Mei Chen' }],
    })
    const { rows } = await portal.pool.raw.query(`select payload from outbox_entry where topic = 'letterOfIndemnity'`)
    expect(rows[0].payload).toMatchObject({
      kind: 'blanket',
      action: 'signed',
      reference: active.reference,
      version: 1,
    })
    const pdf = Buffer.from(await (await bo.document(id, 1)).arrayBuffer())
    expect((await verify(portal, pdf)).finding).toBe('unchanged')
    const key = { authorization: `Bearer ${await portal.mintKey()}` }
    const taken = await fetch(`${portal.url}/carrier/v1/letter-files/${rows[0].payload.fileId}`, { headers: key })
    expect(Buffer.from(await taken.arrayBuffer()).equals(pdf)).toBe(true)
    expect((await rival.document(id, 1)).status).toBe(404)
    await portal.deliverMail()
    const mail = await portal.pool.raw.query('select count(*)::int as n from mailbox_message where recipient = $1', [
      mei.username,
    ])
    expect(mail.rows[0].n).toBe(1)
  })

  it('keeps the signed version in force while a change waits, without it once it is discarded, and replaces it when signed', async () => {
    const { mei } = trade
    const [letter] = (await mei.search()).json.columns.id
    const before = (await mei.get(letter)).json
    const changed = (await mei.update(letter, before.revision, { expiresOn: '2026-12-15' })).json
    expect(changed).toMatchObject({
      status: 'Active',
      versions: [{ version: 2, status: 'Draft' }, { status: 'Active' }],
    })
    expect((await mei.update(letter, before.revision)).json.errorCode).toBe('GE0007')
    expect((await mei.update(letter, changed.revision, { agent: 'EWF' })).json.errorCode).toBe('BLOI0030')
    expect((await mei.search()).json.columns).toMatchObject({
      change: ['Draft'],
      expiresOn: ['2026-11-30'],
      daysLeft: [15],
    })
    const { rival } = trade
    expect((await rival.discard(letter, changed.revision)).json.errorCode).toBe('BLOI0007')
    expect((await mei.discard(letter, before.revision)).json.errorCode).toBe('GE0007')
    const discarded = (await mei.discard(letter, changed.revision)).json
    expect(discarded).toMatchObject({ status: 'Active', versions: [{ version: 1, status: 'Active' }] })
    expect((await mei.discard(letter, discarded.revision)).json.errorCode).toBe('BLOI0030')
    const again = (await mei.update(letter, discarded.revision, { expiresOn: '2026-12-15' })).json
    const signed = await sign(mei, again)
    expect(signed.versions.map(({ status }: { status: string }) => status)).toEqual(['Active', 'Superseded'])
  })

  it('reminds once of each of its last days, on the Home Page and by mail, and never of one that is renewed', async () => {
    const { mei, agent } = trade
    expect(await remindOfLetters(portal)).toBe(1)
    expect(await remindOfLetters(portal)).toBe(0)
    const lines = (await portal.get('/api/home', mei.headers)).json.lines
    expect(lines).toMatchObject([{ kind: 'letterExpiring', count: 1, dueOn: '2026-12-15' }])
    expect((await portal.get('/api/home', agent.headers)).json.lines).toEqual([])
    await portal.setNow('2026-12-09T00:00:00Z')
    expect(await remindOfLetters(portal)).toBe(1)
    const [id] = (await mei.search()).json.columns.id
    const renewal = (await mei.add({ effectiveOn: '2026-12-16', expiresOn: '2026-12-31' }, id)).json
    expect(renewal.renews.id).toBe(id)
    await sign(mei, renewal)
    await portal.setNow('2026-12-14T10:00:00Z')
    expect(await remindOfLetters(portal)).toBe(1) // of the one that follows, which ends on the 31st
    const { rows } = await portal.pool.raw.query(
      'select letter_id, days from blanket_letter_reminder order by letter_id, days',
    )
    expect(rows).toEqual([
      { letter_id: id, days: 7 },
      { letter_id: id, days: 30 },
      { letter_id: renewal.id, days: 30 },
    ])
    await portal.setNow('2026-12-16T00:00:00Z')
    expect((await mei.get(id)).json).toMatchObject({ status: 'Expired', renewedBy: { id: renewal.id } })
    expect((await mei.add({ effectiveOn: '2026-12-20', expiresOn: '2026-12-21' }, id)).json.errorCode).toBe('BLOI0030')
    expect((await mei.update(id, 0)).json.errorCode).toBe('BLOI0030')
    await portal.setNow(NOW)
  })
})

describe('letters for the same days', () => {
  const december = { effectiveOn: '2026-12-16', expiresOn: '2026-12-31' }
  it('are refused by their numbers; agent and item make them different, an empty item is every item', async () => {
    const { mei, agent } = trade
    const [first] = (await mei.search({ statuses: ['Active'] })).json.columns.reference
    const overlap = await mei.add({ effectiveOn: '2026-12-31', expiresOn: '2026-12-31' })
    expect(overlap.json).toMatchObject({ errorCode: 'BLOI0012', messageArgs: [expect.stringContaining('LOI')] })
    expect(overlap.json.messageArgs[0]).toContain(first)
    expect((await mei.add({ ...december, item: '1042-A' })).json.errorCode).toBe('BLOI0012')
    const other = (await agent.add({ ...december, agent: 'EWF', item: '1042-A' })).json
    expect(other).toMatchObject({ status: 'Draft', agent: { ref: 'EWF' }, itemName: { en: 'LED lighting' } })
    expect((await agent.add({ ...december })).json.violations[0].code).toBe('BLOI0023')
    await sign(agent, other)
    expect((await agent.search({ agent: 'EWF' })).json.rows).toBe(1)
    expect((await agent.add({ ...december, agent: 'EWF' })).json.errorCode).toBe('BLOI0012')
  })

  it('are opened for signing by one of two who try at once', async () => {
    const { mei, bo } = trade
    const item = { serviceContract: 'SC1043', item: '1042-A' }
    const [one, two] = [(await mei.add(item)).json, (await bo.add(item)).json]
    const answers = await Promise.all([mei.sign(one.id, one.revision), bo.sign(two.id, two.revision)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json.errorCode).toBe('BLOI0012')
    const loser = answers[0]?.status === 409 ? one.id : two.id
    await expect(
      portal.pool.raw.query(`update blanket_letter_version set status = 'Active' where letter_id = $1`, [loser]),
    ).rejects.toThrow('blanket_letter_overlap')
    const winner = (await mei.get(loser === one.id ? two.id : one.id)).json
    await Promise.all(
      answers.filter(({ status }) => status === 200).flatMap(({ json }) => [mei.release(json.id), bo.release(json.id)]),
    )
    expect((await mei.cancel(winner.id, winner.revision, 'not needed')).json).toMatchObject({
      status: 'Cancelled',
      cancelled: { reason: 'not needed' },
    })
    expect((await mei.sign(loser, 1)).status).toBe(200)
  })

  it('end when a letter is cancelled, and the carrier is told; while it is silent nothing is signed', async () => {
    const { agent } = trade
    const [id] = (await agent.search({ agent: 'EWF' })).json.columns.id
    const { revision } = (await agent.get(id)).json
    await portal.pool.raw.query('update carrier_intake set heard_at = null')
    expect((await agent.cancel(id, revision)).json.errorCode).toBe('GE0009')
    await portal.pool.raw.query('update carrier_intake set heard_at = now()')
    expect((await agent.cancel(id, revision)).json.status).toBe('Cancelled')
    const { rows } = await portal.pool.raw.query(
      `select payload->>'action' as action from outbox_entry where payload->>'letterId' = $1 order by id`,
      [String(id)],
    )
    expect(rows.map(({ action }) => action)).toEqual(['signed', 'cancelled'])
    expect((await agent.cancel(id, revision + 1)).json.errorCode).toBe('BLOI0030')
  })
})
