import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from './carrier-lines.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
})
afterAll(() => portal.stop())

const count = async (table: string) =>
  Number((await portal.pool.raw.query(`select count(*) from ${table}`)).rows[0].count)

describe('the carrier API', () => {
  describe('takes in reference data', () => {
    it('in any order within a batch, and says what was already known', async () => {
      expect((await portal.carrier('locations', lines.locations)).json).toEqual({
        accepted: lines.locations.length,
        unchanged: 0,
        rejected: [],
      })
      expect((await portal.carrier('locations', lines.locations)).json).toEqual({
        accepted: 0,
        unchanged: lines.locations.length,
        rejected: [],
      })
      expect((await portal.carrier('equipment-types', lines.equipmentTypes)).json).toMatchObject({ accepted: 1 })
      expect((await portal.carrier('organisations', lines.organisations)).json).toMatchObject({ accepted: 2 })
      expect((await portal.carrier('schedules', lines.schedules)).json).toMatchObject({ accepted: 2, rejected: [] })
      expect((await portal.carrier('schedules', lines.schedules)).json).toMatchObject({ unchanged: 2, rejected: [] })
    })

    it('and changes what differs', async () => {
      const renamed = { ...lines.equipmentTypes[0], tareKg: 3800 }
      expect((await portal.carrier('equipment-types', [renamed])).json).toMatchObject({ accepted: 1 })
      expect((await portal.carrier('equipment-types', [renamed, renamed])).json).toMatchObject({
        accepted: 0,
        unchanged: 2,
      })
    })

    it('names each bad line and takes the good ones', async () => {
      const reply = await portal.carrier('locations', [
        { ...lines.locations[1], code: 'CNXMN' },
        '{"code": broken',
        { ...lines.locations[1], code: 'cnx' },
        '',
        { ...lines.locations[0], code: 'XX-T', parent: 'XXXXX' },
        { ...lines.locations[1], code: 'USMEM', zone: 'Mars/Olympus' },
        { ...lines.locations[1], code: 'USMEM', surprise: true },
        '{"__proto__": {"polluted": true}}',
      ])
      expect(reply.status).toBe(200)
      expect(reply.json.accepted).toBe(1)
      expect(
        reply.json.rejected.map(
          ({ line, errorCode, violations }: { line: number; errorCode: string; violations: { path: string }[] }) => [
            line,
            errorCode,
            violations[0]?.path,
          ],
        ),
      ).toEqual([
        [2, 'GE0012', undefined],
        [3, 'GE0012', 'code'],
        [5, 'GE0002', 'parent'],
        [6, 'GE0012', 'zone'],
        [7, 'GE0012', 'surprise'],
        [8, 'GE0012', 'code'],
      ])
      expect(await count("location where code in ('CNXMN', 'USMEM')")).toBe(1)
    })

    it('keeps the newest schedule whatever the order', async () => {
      const newer = {
        ...lines.schedules[1],
        revision: 5,
        calls: lines.schedules[1]?.calls.map((call) => ({ ...call, cutOffs: {} })),
      }
      const older = { ...lines.schedules[1], revision: 3, service: 'OLD' }
      expect((await portal.carrier('schedules', [newer])).json).toMatchObject({ accepted: 1 })
      expect((await portal.carrier('schedules', [older])).json).toMatchObject({ unchanged: 1 })
      expect(await count("voyage where service = 'OLD'")).toBe(0)
    })
  })

  describe('takes in bookings, containers, holds and events', () => {
    it('and names what does not exist', async () => {
      const reply = await portal.carrier('bookings', [
        lines.booking('3104482'),
        lines.booking('3104483', { portOfLoading: 'XXXXX' }),
        lines.booking('3104484', { parties: [{ role: 'shipper', organisation: 'NOBODY' }] }),
        lines.booking('3104485', { bills: ['FWYL999999901'] }),
        lines.booking('3104486', {
          legs: [
            {
              kind: 'ocean',
              from: 'CNNGB',
              to: 'USLGB',
              vvd: 'NONE001E',
              plannedDepartureAt: '2026-11-01T00:00:00Z',
              plannedArrivalAt: '2026-11-02T00:00:00Z',
            },
          ],
        }),
        lines.booking('310448'),
      ])
      expect(reply.json.accepted).toBe(1)
      expect(
        reply.json.rejected.map(
          ({ line, errorCode, violations }: { line: number; errorCode: string; violations: { path: string }[] }) => [
            line,
            errorCode,
            violations[0]?.path,
          ],
        ),
      ).toEqual([
        [2, 'GE0002', 'portOfLoading'],
        [3, 'GE0002', 'parties.0.organisation'],
        [4, 'GE0012', 'bills.0'],
        [5, 'GE0002', 'legs.0.vvd'],
        [6, 'GE0012', 'bookingNo'],
      ])
      expect(
        (
          await portal.carrier('containers', [
            lines.container('3104482', lines.containerNumber(1)),
            lines.container('9999999', lines.containerNumber(1)),
            lines.container('3104482', lines.containerNumber(2), { equipment: '99X9' }),
            lines.container('3104482', 'FWYU0000019'),
          ])
        ).json,
      ).toMatchObject({
        accepted: 1,
        rejected: [
          { line: 2, errorCode: 'GE0003' },
          { line: 3, errorCode: 'GE0002' },
          { line: 4, errorCode: 'GE0012' },
        ],
      })
      const gateOut = { kind: 'gateOut', load: 'empty', location: 'CNNGB', occurredAt: '2026-11-01T00:00:00Z' }
      expect(
        (
          await portal.carrier('events', [
            lines.event('3104482', lines.containerNumber(1), gateOut),
            lines.event('9999999', lines.containerNumber(1), gateOut),
            lines.event('3104482', lines.containerNumber(99), gateOut),
            lines.event('3104482', lines.containerNumber(1), { ...gateOut, location: 'NOWHERE' }),
            lines.event('3104482', lines.containerNumber(1), { ...gateOut, occurredAt: '2027-01-01T00:00:00Z' }),
            lines.event('3104482', lines.containerNumber(1), { ...gateOut, vvd: 'NONE001E' }),
          ])
        ).json,
      ).toMatchObject({
        accepted: 1,
        rejected: [
          { line: 2, errorCode: 'GE0003' },
          { line: 3, errorCode: 'GE0002' },
          { line: 4, errorCode: 'GE0002' },
          { line: 5, errorCode: 'GE0012' },
          { line: 6, errorCode: 'GE0002' },
        ],
      })
      expect(
        (
          await portal.carrier('holds', [
            {
              bookingNo: '3104482',
              containerNo: lines.containerNumber(99),
              type: 'customs',
              state: 'red',
              since: '2026-11-01T00:00:00Z',
            },
          ])
        ).json,
      ).toMatchObject({ accepted: 0, rejected: [{ line: 1, errorCode: 'GE0002' }] })
    })

    it('and replaces parties, bills and legs with a new revision only', async () => {
      const changed = lines.booking('3104482', {
        revision: 2,
        bills: ['FWYL310448203'],
        parties: [{ role: 'shipper', organisation: 'LSH' }],
      })
      expect((await portal.carrier('bookings', [changed])).json).toMatchObject({ accepted: 1 })
      expect((await portal.carrier('bookings', [lines.booking('3104482', { revision: 1 })])).json).toMatchObject({
        unchanged: 1,
      })
      expect(await count("bill where bl_no like 'FWYL3104482%'")).toBe(1)
      expect(await count('booking_party')).toBe(1)
    })

    it('and counts an event that is sent twice in one batch once', async () => {
      const event = lines.event('3104482', lines.containerNumber(1), {
        kind: 'gateIn',
        load: 'full',
        location: 'CNNGB',
        occurredAt: '2026-11-02T00:00:00Z',
      })
      const before = await count('container_event')
      expect((await portal.carrier('events', [event, event, { ...event, revision: 2 }])).json).toEqual({
        accepted: 1,
        unchanged: 2,
        rejected: [],
      })
      expect(await count('container_event')).toBe(before + 1)
    })
  })

  describe('lets in only keys of the right scope', () => {
    it.each([
      ['no key', {}, 401, 'GE0016'],
      ['a wrong key', { authorization: 'Bearer wrong-wrong-wrong-wrong' }, 401, 'GE0016'],
      ['another scheme', { authorization: 'Basic d3Jvbmc6d3Jvbmc=' }, 401, 'GE0016'],
    ])('and refuses %s', async (_name, headers, status, errorCode) => {
      const reply = await portal.call('POST', '/carrier/v1/locations', {
        body: '{}',
        headers: { 'content-type': 'application/x-ndjson', ...headers },
      })
      expect([reply.status, reply.json.errorCode]).toEqual([status, errorCode])
    })

    it('and refuses a key for another purpose, and a revoked one', async () => {
      const authorization = `Bearer ${await portal.mintKey(['tracking'], 'terminal')}`
      expect((await portal.carrier('locations', lines.locations, { authorization })).json.errorCode).toBe('GE0006')
      expect((await portal.carrier('events', ['{}'], { authorization })).status).toBe(200)
      await portal.mintKey(['tracking'], 'terminal')
      expect((await portal.carrier('events', ['{}'], { authorization })).json.errorCode).toBe('GE0016')
    })
  })

  describe('does a write once', () => {
    const send = (key: string, batch: unknown[]) => portal.carrier('organisations', batch, { 'idempotency-key': key })
    const company = (ref: string) => ({ ...lines.organisations[0], ref })

    it('and repeats its answer for the same key', async () => {
      const first = await send('once-0001', [company('A1')])
      expect(first.json).toMatchObject({ accepted: 1 })
      expect((await send('once-0001', [company('A1')])).text).toBe(first.text)
    })

    it('and refuses another body under the same key', async () => {
      expect((await send('once-0001', [company('A2')])).json.errorCode).toBe('GE0012')
      expect(await count("organisation where ref = 'A2'")).toBe(0)
    })

    it('also when fifty come at once', async () => {
      const replies = await Promise.all(Array.from({ length: 50 }, () => send('once-0002', [company('A3')])))
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
      expect(replies[0]?.json).toMatchObject({ accepted: 1 })
      expect(
        await count("audit_entry where object_type = 'carrier organisations' and after->>'accepted' = '1'"),
      ).toBeGreaterThan(0)
    })

    it('and keeps keys of different callers apart', async () => {
      const authorization = `Bearer ${await portal.mintKey(['reference'])}`
      expect(
        (await portal.carrier('organisations', [company('A4')], { 'idempotency-key': 'once-0001', authorization }))
          .json,
      ).toMatchObject({ accepted: 1 })
    })
  })

  it('keeps a cursor and hands it back, and knows no other', async () => {
    const authorization = `Bearer ${await portal.mintKey(['cursors'])}`
    const put = (value: unknown) =>
      portal.call('PUT', '/carrier/v1/cursors/world', {
        body: JSON.stringify({ value }),
        headers: { authorization, 'content-type': 'application/json' },
      })
    expect((await portal.get('/carrier/v1/cursors/world', { authorization })).json.errorCode).toBe('GE0002')
    expect((await put({ seed: 7, note: '宁波' })).json).toEqual({ value: { seed: 7, note: '宁波' } })
    expect((await portal.get('/carrier/v1/cursors/world', { authorization })).json).toEqual({
      value: { seed: 7, note: '宁波' },
    })
    expect((await put({ bad: '\u0000' })).json.errorCode).toBe('GE0012')
    expect((await portal.get('/carrier/v1/clock', { authorization })).json).toMatchObject({
      rate: 1,
      now: expect.stringMatching(/^2026-11-15T00:/),
    })
  })

  it('notes a changed profile with before and after in the audit trail', async () => {
    const authorization = `Bearer ${await portal.mintKey(['profile'], 'head office')}`
    const put = (name: string) =>
      portal.call('PUT', '/carrier/v1/profile', {
        body: JSON.stringify({ name, scac: 'FWYL' }),
        headers: { authorization, 'content-type': 'application/json' },
      })
    expect((await put('Fairway Lines')).status).toBe(200)
    expect((await put('Fairway Ocean')).status).toBe(200)
    const { rows } = await portal.pool.raw.query(
      "select actor, before->>'name' as before, after->>'name' as after from audit_entry where object_type = 'carrier profile' order by id",
    )
    expect(rows).toEqual([
      { actor: 'carrier:head office', before: null, after: 'Fairway Lines' },
      { actor: 'carrier:head office', before: 'Fairway Lines', after: 'Fairway Ocean' },
    ])
  })
})
