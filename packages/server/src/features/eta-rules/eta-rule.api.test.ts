import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { exception, forDays, rule, ruleDeskOf, startRulesPortal, violationsIn } from './eta-rule.fixture.ts'

let portal: Portal
let ada: ReturnType<typeof ruleDeskOf>
let bo: ReturnType<typeof ruleDeskOf>
beforeAll(async () => {
  portal = await startRulesPortal()
  const admin = (username: string, firstName: string) => portal.person({ username, firstName, groups: ['ADMIN'] })
  ada = ruleDeskOf(portal, await admin('Ada@carrier.example', 'Ada'))
  bo = ruleDeskOf(portal, await admin('bo@carrier.example', 'Bo'))
})
afterAll(() => portal.stop())

/** A week that no other test writes to: each asks for the next minutes of Sunday. */
let minute = 0
const window = () => {
  const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
  minute += 5
  return { arrivalDay: 7, arrivalFrom: clock(minute - 5), arrivalTo: clock(minute) }
}
const madeBy = async (desk: typeof ada, more: object = {}) =>
  (await desk.save({ ...rule, ...window(), ...more })).json.rule
const trailOf = async (id: number) =>
  (
    await portal.pool.raw.query(
      "select actor, action, before, after from audit_entry where object_type = 'etaRule' and object_id = $1 order by id",
      [String(id)],
    )
  ).rows

describe('an arrival rule', () => {
  it('is made by an admin, shown as it was written, and its port is estimated anew', async () => {
    const input = { ...rule, ...window() }
    const { status, json } = await ada.save(input)
    expect([status, json.rule]).toMatchObject([200, { ...input, vvd: null, firstOn: null, lastOn: null }])
    expect(json.rule).toMatchObject({ version: 1, isException: false, changedBy: 'Ada Chen' })
    expect(await ada.runs()).toContainEqual(
      expect.objectContaining({ runId: json.runId, reason: 'rule', port: 'USLGB', ruleId: json.rule.ruleId }),
    )
    const { rule: shown, zone, boxes: containerCount, history } = await bo.detail(json.rule.ruleId)
    expect([shown, zone, containerCount]).toEqual([json.rule, 'America/Los_Angeles', 0])
    expect(history).toMatchObject([{ by: 'Ada Chen', before: null, after: input }])
  })

  it('keeps who changed what and when, newest first, also after somebody is renamed or gone', async () => {
    const { ruleId, version, ...made } = await madeBy(ada)
    const change = { ...rule, ...window(), ruleId, version, localAvailability: { days: 3, time: '07:30' } }
    const changed = (await bo.save(change)).json.rule
    expect(changed).toMatchObject({ ruleId, version: 2, changedBy: 'Bo Chen', localAvailability: { days: 3, time: '07:30' } })
    await portal.pool.raw.query("update account set first_name = 'Adela' where username = 'Ada@carrier.example'")
    const { history } = await ada.detail(ruleId)
    expect(history).toMatchObject([
      { by: 'Bo Chen', before: { localAvailability: made.localAvailability }, after: { localAvailability: { days: 3, time: '07:30' } } },
      { by: 'Adela Chen', before: null, after: { localAvailability: made.localAvailability } },
    ])
    expect(Date.parse(history[0].at)).toBeGreaterThanOrEqual(Date.parse(history[1].at))
    await portal.pool.raw.query("update account set first_name = 'Ada' where username = 'Ada@carrier.example'")
    await portal.pool.raw.query("update audit_entry set actor = 'gone@carrier.example' where object_id = $1", [String(ruleId)])
    expect((await ada.detail(ruleId)).history[0].by).toBe('gone@carrier.example')
    expect(await trailOf(ruleId)).toMatchObject([{ action: 'POST /api/eta/createUpdate', before: null }, { before: {}, after: {} }])
  }) // biome-ignore format: one entry a line

  it('may go on past midnight and past the end of the week, and ends a day at 24:00', async () => {
    const night = { ...rule, port: 'USHNL', arrivalDay: 7, arrivalFrom: '22:00', arrivalTo: '06:00' }
    expect((await ada.save(night)).json.rule).toMatchObject({ arrivalDay: 7, arrivalFrom: '22:00', arrivalTo: '06:00' })
    const evening = { ...rule, port: 'USHNL', arrivalDay: 3, arrivalFrom: '18:00', arrivalTo: '24:00' }
    const saved = (await ada.save(evening)).json.rule
    expect(saved.arrivalTo).toBe('00:00')
    expect((await ada.save({ ...evening, ...pick(saved) })).json.errorCode).toBe('ETA0010')
    const errors = async (more: object) => violationsIn(await ada.save({ ...rule, port: 'USHNL', ...more }))
    expect(await errors({ arrivalDay: 1, arrivalFrom: '05:59', arrivalTo: '09:00' })).toEqual([expect.stringMatching(/^arrivalFrom ETA0006/)])
    expect(await errors({ arrivalDay: 3, arrivalFrom: '09:00', arrivalTo: '09:00' })).toEqual([`arrivalFrom ETA0006 ${saved.ruleId}`])
    expect(await errors({ arrivalDay: 1, arrivalFrom: '06:00', arrivalTo: '09:00' })).toEqual([])
    expect(await errors({ arrivalDay: 4, arrivalFrom: '00:00', arrivalTo: '09:00' })).toEqual([])
  }) // biome-ignore format: one window a line

  it('is refused with everything that is wrong in it at once', async () => {
    const nothing = {
      ...rule, port: '', arrivalDay: null, arrivalFrom: '25:00', arrivalTo: '', equipment: 'NONE', equipmentGroup: 'dry',
      portAvailability: { days: 31, time: '08:00' }, localAvailability: { days: 0, time: '24:00' },
    } // biome-ignore format: short
    const reply = await ada.save(nothing)
    expect([reply.status, reply.json.errorCode, reply.json.messageArgs]).toEqual([422, 'ETA0001', []])
    expect(violationsIn(reply)).toEqual([
      'port ETA0002', 'arrivalDay ETA0003', 'arrivalFrom ETA0004', 'arrivalTo ETA0004', 'equipment ETA0005',
      'portAvailability.days ETA0009 30', 'localAvailability.time ETA0004',
    ]) // biome-ignore format: short
    expect(violationsIn(await ada.preview(nothing))).toEqual(violationsIn(reply))
  })

  it.each([
    ['a port that nobody knows', { port: 'USXXX' }, ['port ETA0002']],
    ['a terminal in place of its port', { port: 'USLGB-SSA' }, ['port ETA0002']],
    ['an inland ramp', { port: 'USCHI' }, ['port ETA0002']],
    ['a container type that nobody knows', { equipment: '99X9' }, ['equipment ETA0005']],
    ['a type and a group', { equipment: '45G1', equipmentGroup: 'dry' }, ['equipment ETA0005']],
    ['an eighth day', { arrivalDay: 8 }, ['arrivalDay ETA0003']],
    ['half a day', { arrivalDay: 1.5 }, ['arrivalDay ETA0003']],
    ['boxes that are free before the vessel may come', { arrivalFrom: '10:00', localAvailability: { days: 0, time: '09:59' } }, ['localAvailability.days ETA0009 30']],
    ['a part of a day', { portAvailability: { days: 1.5, time: '08:00' } }, ['portAvailability.days ETA0009 30']],
  ])('is refused with %s', async (_case, change, expected) => {
    const before = await portal.pool.raw.query('select count(*) from eta_rule')
    const reply = await ada.save({ ...rule, ...change })
    expect([reply.status, reply.json.errorCode, violationsIn(reply)]).toEqual([422, 'ETA0001', expected])
    expect((await portal.pool.raw.query('select count(*) from eta_rule')).rows).toEqual(before.rows)
  }) // biome-ignore format: one case a line

  it.each([
    ['text that cannot be stored', { port: 'US\u0000GB' }],
    ['a shipment that there is not', { shipment: 'AIR' }],
    ['a field that there is not', { changedBy: 'me' }],
    ['a voyage, which only an exception names', { vvd: 'FHM042E' }],
    ['no number of days', { portAvailability: { days: '1', time: '08:00' } }],
  ])('with %s is improper', async (_case, change) =>
    expect((await ada.save({ ...rule, ...change })).json.errorCode).toBe('ETA0001'),
  )

  it('is written with small letters and blanks too', async () => {
    const { json } = await ada.save({ ...rule, ...window(), port: ' uslgb ', equipment: '45g1' })
    expect(json.rule).toMatchObject({ port: 'USLGB', equipment: '45G1' })
  })

  it('is changed by one of two admins who saw the same version; the other one is told', async () => {
    const { ruleId, version } = await madeBy(ada)
    const change = { ...rule, ...window(), ruleId, version }
    const replies = await Promise.all([
      ada.save({ ...change, localAvailability: { days: 4, time: '10:00' } }),
      bo.save({ ...change, localAvailability: { days: 5, time: '10:00' } }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.map(({ json }) => json.errorCode)).toContain('GE0007')
    const { rule: saved, history } = await ada.detail(ruleId)
    expect([saved.version, history.length]).toEqual([2, 2])
    expect(saved).toEqual(replies.find(({ status }) => status === 200)?.json.rule)
  })

  it('is changed only by whoever says which version they saw, if it exists, and if something differs', async () => {
    const made = await madeBy(ada)
    const { ruleId, version } = made
    const input = { ...rule, arrivalDay: 7, arrivalFrom: made.arrivalFrom, arrivalTo: made.arrivalTo }
    const codes = async (more: object) => (await ada.save({ ...input, ...more })).json.errorCode
    expect(await codes({ ruleId })).toBe('GE0007')
    expect(await codes({ ruleId, version: 2 })).toBe('GE0007')
    expect(await codes({ ruleId, version })).toBe('ETA0010')
    expect(await codes({ ruleId: 9_999_999, version })).toBe('GE0002')
    expect((await ada.saveException({ ...exception, ruleId, version })).json.errorCode).toBe('GE0002')
    expect((await ada.previewException({ ...exception, ruleId, version })).json.errorCode).toBe('GE0002')
    expect((await ada.preview({ ...input, ruleId, version: 2 })).json.errorCode).toBe('GE0007')
    expect((await ada.get('rule', { ruleId: '9999999' })).json.errorCode).toBe('GE0002')
    expect((await ada.detail(ruleId)).rule).toEqual(made)
  })

  it('is made once when the same form is sent twice', async () => {
    const input = { ...rule, ...window() }
    const send = () => ada.save(input, { 'idempotency-key': 'rule-of-long-beach' })
    const [first, again] = [await send(), await send()]
    expect([again.status, again.text]).toEqual([200, first.text])
    expect(await trailOf(first.json.rule.ruleId)).toHaveLength(1)
  })

  it('is switched off and on again, and counts against others only while it is on', async () => {
    const made = await madeBy(ada)
    const input = { ...rule, arrivalDay: 7, arrivalFrom: made.arrivalFrom, arrivalTo: made.arrivalTo }
    const off = (await ada.save({ ...input, ...pick(made), isActive: false })).json
    expect([off.rule.isActive, off.rule.version, off.runId]).toEqual([false, 2, expect.any(Number)])
    expect(await ada.idsOf({ port: 'USLGB' })).not.toContain(made.ruleId)
    expect(await ada.idsOf({ port: 'USLGB', withEnded: 'yes' })).toContain(made.ruleId)

    const unheard = (await ada.save({ ...input, ...pick(off.rule), isActive: false, localAvailability: { days: 9, time: '09:00' } })).json
    expect(unheard).toMatchObject({ runId: null, rule: { version: 3 } })
    const heir = (await ada.save(input)).json.rule
    const back = await ada.save({ ...input, ...pick(unheard.rule) })
    expect([back.json.errorCode, violationsIn(back)]).toEqual(['ETA0001', [`arrivalFrom ETA0006 ${heir.ruleId}`]])
    await ada.save({ ...input, ...pick(heir), isActive: false })
    expect((await ada.save({ ...input, ...pick(unheard.rule) })).json.rule).toMatchObject({ isActive: true, version: 4 })
    expect((await ada.detail(made.ruleId)).history.map(({ after }: { after: { isActive: boolean } }) => after.isActive)).toEqual([true, false, false, true])
  }) // biome-ignore format: one step a line

  it('that moves to another port is followed by the estimates of both', async () => {
    const made = await madeBy(ada)
    const { json } = await ada.save({ ...rule, ...window(), ...pick(made), port: 'USOAK' })
    const runs = (await ada.runs()).filter(({ ruleId }: { ruleId: number }) => ruleId === made.ruleId)
    expect(runs.map(({ port }: { port: string }) => port).sort()).toEqual(['USLGB', 'USLGB', 'USOAK'])
    expect(runs).toContainEqual(expect.objectContaining({ runId: json.runId, port: 'USOAK' }))
    await ada.save({ ...rule, ...window(), ...pick(json.rule), port: 'USOAK', isActive: false })
  })
})

const pick = ({ ruleId, version }: { ruleId: number; version: number }) => ({ ruleId, version })

describe('an exception', () => {
  it('is made for a voyage that calls at the port, whatever the day, or for some days', async () => {
    const voyage = (await ada.saveException({ ...exception, vvd: 'fhm042e' })).json.rule
    expect(voyage).toMatchObject({ isException: true, vvd: 'FHM042E', arrivalDay: null, firstOn: null })
    const days = (await ada.saveException(forDays('2026-12-24', '2026-12-26'))).json.rule
    expect(days).toMatchObject({ isException: true, vvd: null, firstOn: '2026-12-24', lastOn: '2026-12-26' })
    expect(await ada.idsOf({ port: 'USLGB' }, 'exception/search')).toEqual([voyage.ruleId, days.ruleId])
    expect(await ada.idsOf({ port: 'USLGB', vvd: 'fhm042e' }, 'exception/search')).toEqual([voyage.ruleId])
    expect(await ada.idsOf({ port: 'USLGB' })).not.toContain(voyage.ruleId)
    expect((await ada.detail(voyage.ruleId)).history).toMatchObject([{ before: null, after: { vvd: 'FHM042E' } }])
    expect((await ada.save({ ...rule, ...pick(voyage) })).json.errorCode).toBe('GE0002')
  })

  it.each([
    ['a voyage that does not exist', { ...exception, vvd: 'FZZ999E' }, ['vvd ETA0007 FZZ999E']],
    ['a voyage that does not call at the port', { ...exception, vvd: 'FSG011N' }, ['vvd ETA0007 FSG011N']],
    ['a voyage that nobody knows, at no port', { ...exception, vvd: 'FZZ999E', port: 'X' }, ['port ETA0002', 'vvd ETA0007 FZZ999E']],
    ['a voyage that exists, at a port that does not', { ...exception, port: 'X' }, ['port ETA0002']],
    ['neither a voyage nor days', forDays(null, null), ['scope ETA0008']],
    ['an empty voyage', forDays(null, null, { vvd: ' ' }), ['scope ETA0008']],
    ['a voyage and days', forDays('2026-12-24', '2026-12-26', { vvd: 'FHM042E' }), ['scope ETA0008']],
    ['days the wrong way round', forDays('2026-12-26', '2026-12-24'), ['scope ETA0008']],
    ['a first day only', forDays('2026-12-26', null), ['scope ETA0008']],
    ['a day that does not exist', forDays('2027-02-28', '2027-02-29'), ['scope ETA0008']],
    ['a day before there were containers', forDays('0000-01-01', '2026-12-24'), ['scope ETA0008']],
  ])('is refused for %s', async (_case, input, expected) => {
    const reply = await ada.saveException(input)
    expect([reply.status, reply.json.errorCode, violationsIn(reply)]).toEqual([422, 'ETA0001', expected])
    expect(violationsIn(await ada.previewException(input))).toEqual(expected)
  }) // biome-ignore format: one case a line

  it('overlaps another one of the same days, but no rule, no voyage and no other days', async () => {
    const port = { port: 'USOAK', shipment: 'IPI' as const }
    const christmas = (await ada.saveException(forDays('2026-12-24', '2026-12-26', port))).json.rule
    const errors = async (input: object) => violationsIn(await ada.saveException(input))
    expect(await errors(forDays('2026-12-26', '2026-12-28', port))).toEqual([`arrivalFrom ETA0006 ${christmas.ruleId}`])
    expect(await errors(forDays('2026-12-26', '2026-12-28', { ...port, arrivalDay: 6 }))).toEqual([`arrivalFrom ETA0006 ${christmas.ruleId}`])
    expect(await errors(forDays('2026-12-27', '2026-12-28', port))).toEqual([])
    expect(await errors(forDays('2026-12-24', '2026-12-26', { ...port, equipmentGroup: 'dry' }))).toEqual([])
    expect(await errors(forDays('2026-12-24', '2026-12-26', { ...port, arrivalFrom: '12:00', arrivalTo: '24:00' }))).toEqual([])
    expect(violationsIn(await ada.save({ ...rule, ...port }))).toEqual([])
  }) // biome-ignore format: one case a line
})

describe('the search for rules', () => {
  const at = (more: object) => ({ ...rule, port: 'CNSHA', ...more })
  it('without a port, or with one that does not exist, says so', async () => {
    for (const query of [{}, { port: ' ' }, { port: 'USXXX' }, { port: 'USLGB-SSA' }])
      for (const path of ['search', 'exception/search']) {
        const reply = await ada.get(path, query as Record<string, string>)
        expect([reply.status, reply.json.errorCode, violationsIn(reply)]).toEqual([422, 'ETA0002', ['port ETA0002']])
      }
  })

  it('shows an empty list for a port without rules', async () => {
    const { status, json } = await ada.get('search', { port: 'vnhph' })
    expect([status, json.rules, json.zone]).toEqual([200, [], 'Asia/Ho_Chi_Minh'])
    expect(json.asOf).toMatch(/^2026-11-15T00:/)
  })

  it('lists them in the order of the week, the most specific first, and finds them by what they are for', async () => {
    const add = async (more: object) => (await ada.save(at(more))).json.rule.ruleId as number
    const sunday = await add({ arrivalDay: 7 })
    const noon = await add({ arrivalFrom: '12:00', arrivalTo: '18:00' })
    const any = await add({})
    const dry = await add({ equipmentGroup: 'dry' })
    const type = await add({ equipment: '22G1' })
    const reefer = await add({ equipmentGroup: 'reefer', arrivalDay: 2 })
    const inland = await add({ shipment: 'IPI', arrivalDay: 3 })
    const found = (query: object) => ada.idsOf({ port: 'CNSHA', ...query })
    expect(await found({})).toEqual([type, dry, any, noon, reefer, inland, sunday])
    expect(await found({ day: '1' })).toEqual([type, dry, any, noon])
    expect(await found({ shipment: 'IPI' })).toEqual([inland])
    expect(await found({ shipment: 'LOCAL', day: '7' })).toEqual([sunday])
    expect(await found({ equipment: '45r1', shipment: 'LOCAL' })).toEqual([any, noon, reefer, sunday])
    expect(await found({ equipment: 'dry', day: '1' })).toEqual([type, dry, any, noon])
    expect(await found({ equipment: '45G1', day: '1' })).toEqual([dry, any, noon])
    expect((await ada.get('search', { port: 'CNSHA', day: '8' })).json.errorCode).toBe('GE0012')
  })
})

describe('what the forms of rules offer', () => {
  it('are ports with their rules and open containers, and the equipment', async () => {
    await portal.carrier('bookings', [lines.booking('3104482'), lines.booking('3104483', { status: 'Canceled' })])
    const containers = [lines.containerNumber(1), lines.containerNumber(2), lines.containerNumber(3)] as const
    await portal.carrier('containers', [
      lines.container('3104482', containers[0]),
      lines.container('3104482', containers[1], { removed: true }),
      lines.container('3104483', containers[2]),
    ])
    const { ports, equipment } = (await ada.get('choices')).json
    const [first] = ports
    expect(first).toMatchObject({ code: 'USLGB', zone: 'America/Los_Angeles', openBoxes: 1, exceptions: 2 })
    expect(first.rules).toBe((await ada.idsOf({ port: 'USLGB' })).length)
    expect(ports.map(({ code }: { code: string }) => code).sort()).toEqual(['CNNGB', 'CNSHA', 'USHNL', 'USLGB', 'USOAK', 'VNHPH'])
    expect(ports.find(({ code }: { code: string }) => code === 'CNNGB').spoken.split(' ')).toEqual(expect.arrayContaining(['ningbo', 'nb']))
    expect(equipment.map(({ code, group }: Record<string, string>) => [code, group])).toEqual([['22G1', 'dry'], ['45G1', 'dry'], ['45R1', 'reefer']])
    expect(equipment[1].name).toEqual({ en: '40′ high cube', zh: '40尺高柜', vi: "Cont 40' cao" })
  }) // biome-ignore format: one list a line

  it('counts the open containers that go by a rule', async () => {
    const { ruleId } = await madeBy(ada)
    await portal.pool.raw.query('update container set est_rule_id = $1, est_rule_version = 1', [ruleId])
    expect((await ada.detail(ruleId)).boxes).toBe(1)
  })
})
