import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { leaveGroup, letterCalls, loadLetterWorld, waitingBill } from './one-time-letter.fixture.ts'

let portal: Portal
type Calls = ReturnType<typeof letterCalls>
let mei: Calls
let colleague: Calls
let rival: Calls
let consignee: Calls
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-16T04:00:00Z' })
  const { signer } = await loadLetterWorld(portal)
  mei = letterCalls(portal, await signer('NBL'))
  colleague = letterCalls(portal, await signer('NBL'))
  rival = letterCalls(portal, await signer('RIV'))
  consignee = letterCalls(portal, await signer('LSH'))
})
afterAll(() => portal.stop())

const waiting = () => waitingBill(portal)
const codeOf = async (call: Promise<{ json: { errorCode?: string } }>) => (await call).json.errorCode

describe('shipments that are signed for together', () => {
  it('form a group, which each of them leads to', async () => {
    const [one, other] = [await waiting(), await waitingBill(portal, { type: 'TLX' })]
    expect((await mei.check(one, other)).json).toMatchObject({ refusal: null, letter: null, waitSeconds: 0 })
    const letter = (await mei.form(one, other)).json
    expect(letter).toMatchObject({
      state: 'formed',
      shipper: 'Ningbo Lighting Co., Ltd.',
      signing: null,
      refusal: null,
    })
    expect(letter.reference).toMatch(/^OL\d{6}$/)
    expect(letter.bills.map(({ blNo, type }: { blNo: string; type: string }) => [blNo, type])).toEqual([
      [one.blNo, 'SW'],
      [other.blNo, 'TLX'],
    ])
    const again = (await colleague.check(other)).json
    expect(again).toMatchObject({ refusal: null, letter: { id: letter.id, state: 'formed' } })
    expect(again.bills).toHaveLength(2)
    expect((await colleague.form(one)).json.id).toBe(letter.id)
    expect((await colleague.letter(letter.id)).json.heldSeconds).toBeGreaterThan(200)
  })

  it('stay together for five minutes: with others they are refused, and the wait is counted', async () => {
    const [one, other, third] = [await waiting(), await waiting(), await waiting()]
    const { id } = (await mei.form(one, other)).json
    const { refusal, waitSeconds } = (await colleague.check(one, third)).json
    expect(refusal.code).toBe('GE0011')
    expect(waitSeconds).toBeGreaterThan(200)
    expect(waitSeconds).toBeLessThanOrEqual(300)
    expect(await codeOf(colleague.form(one, third))).toBe('GE0011')
    const { id: second } = (await mei.form(third)).json
    expect(await codeOf(mei.form(other, third))).toBe('GE0011')

    await leaveGroup(portal, id)
    expect((await colleague.check(one, third)).json.refusal.code).toBe('GE0011')
    await leaveGroup(portal, second)
    expect((await colleague.check(one, third)).json).toMatchObject({ refusal: null, waitSeconds: 0, letter: null })
    const formed = (await colleague.form(one, third)).json
    expect(formed.bills).toHaveLength(2)
    expect(await codeOf(mei.letter(id))).toBe('OL0003')
    expect((await mei.check(other)).json.letter).toBeNull()
  })

  it('are let go at once by their people', async () => {
    const [one, other] = [await waiting(), await waiting()]
    const { id } = (await mei.form(one, other)).json
    expect((await colleague.dissolve(id)).json.shipmentIds).toEqual([one.shipmentId, other.shipmentId])
    expect((await mei.check(one)).json).toMatchObject({ refusal: null, letter: null })
    expect(await codeOf(mei.dissolve(id))).toBe('OL0003')
    const { rows } = await portal.pool.raw.query(
      `select after from audit_entry where object_type = 'one-time letter' and object_id = $1 order by id`,
      [String(id)],
    )
    expect(rows).toMatchObject([{ after: { blNos: [one.blNo, other.blNo] } }, { after: { dissolved: true } }])
  })

  it('belong to the first of two people who choose them at the same moment', async () => {
    const [one, shared, other] = [await waiting(), await waiting(), await waiting()]
    const answers = await Promise.all([mei.form(one, shared), colleague.form(shared, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json.errorCode).toBe('GE0011')
  })
})

describe('shipments that are refused', () => {
  it('are those of others, exactly like unknown ones', async () => {
    const [own, theirs] = [
      await waiting(),
      await waitingBill(portal, {}, { parties: [{ role: 'shipper', organisation: 'RIV' }] }),
    ]
    const unknown = { shipmentId: '999999901' }
    for (const calls of [mei.check, mei.form]) {
      expect((await calls(own, theirs)).text.replace(theirs.shipmentId, '')).toBe((await calls(own, unknown)).text)
    }
    expect((await mei.check(own, theirs)).json.refusal.code).toBe('BLOI0025')
    expect(await codeOf(mei.form(own, theirs))).toBe('BLOI0025')
    expect(await codeOf(mei.form(own, { shipmentId: "0' or '1" }))).toBe('BLOI0025')
    expect(await codeOf(mei.form())).toBe('BLOI0026')
    expect((await mei.check()).json.refusal.code).toBe('BLOI0026')
    const { id } = (await mei.form(own)).json
    for (const call of [rival.letter, rival.open, rival.dissolve])
      expect((await call(id)).text).toBe((await call(900_719)).text)
    expect(await codeOf(rival.download(id, 'letter'))).toBe('OL0003')
  })

  it('are those that wait for no letter, are no such bills, or have several shippers', async () => {
    const own = await waiting()
    const released = await waitingBill(portal, { release: 'SW' })
    const original = await waitingBill(portal, { type: 'OBL', release: 'Printed' })
    const others = await waitingBill(
      portal,
      {},
      {
        parties: [
          { role: 'shipper', organisation: 'RIV' },
          { role: 'forwarder', organisation: 'NBL' },
        ],
      },
    )
    const refused = await mei.form(own, released)
    expect(refused.json).toMatchObject({ errorCode: 'OL0001', messageArgs: [released.blNo] })
    expect(await codeOf(mei.form(original))).toBe('BLOI0025')
    expect((await mei.form(own, others)).json.errorCode).toBe('OL0002')
    expect((await mei.form(others)).status).toBe(200)
  })

  it('are those of which somebody is neither shipper nor forwarder', async () => {
    const bill = await waiting()
    expect((await consignee.check(bill)).json.refusal.code).toBe('BLOI0005')
    expect(await codeOf(consignee.form(bill))).toBe('BLOI0005')
    const { id } = (await mei.form(bill)).json
    expect(await codeOf(consignee.letter(id))).toBe('OL0003')
    expect((await consignee.check(bill)).json).toMatchObject({ letter: null, refusal: { code: 'BLOI0005' } })
  })

  it('are more than fifty', async () => {
    const many = Array.from({ length: 51 }, (_, at) => ({ shipmentId: String(700_000_000 + at) }))
    expect(await codeOf(mei.form(...many))).toBe('GE0012')
    expect(await codeOf(mei.check(...many))).toBe('GE0012')
  })
})

it('tells on the Home Page of bills that wait for a letter, to their shipper alone', async () => {
  const { signer } = await loadLetterWorld(portal)
  const letterLines = async (headers: Record<string, string>) =>
    (await portal.get('/api/home', headers)).json.lines.filter(({ kind }: { kind: string }) => kind === 'letterNeeded')
  const bill = await waitingBill(portal, {}, { parties: [{ role: 'shipper', organisation: 'THP' }] })
  expect(await letterLines(await signer('THP'))).toMatchObject([{ count: 1, args: { names: bill.blNo } }])
  expect(await letterLines(await signer('THP', ['SD']))).toEqual([])
  expect(await letterLines(await signer('NTF'))).toEqual([])
})
