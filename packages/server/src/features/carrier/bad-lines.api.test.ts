import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from './carrier-lines.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
})
afterAll(() => portal.stop())

const organisation = (nth: number, change: object = {}) => ({
  ref: `ORG${nth}`,
  name: `Organisation ${nth}`,
  address: '1 Harbour Rd',
  country: 'CN',
  ...change,
})
const rejectedAt = (line: number) => expect.objectContaining({ line, errorCode: 'GE0012' })

describe('one bad line of a bulk call', () => {
  it.each([
    ['half of a character', { name: 'a\ud800' }],
    ['the character NUL', { name: 'a\u0000' }],
    ['half of a character in a field that is unknown', { '\udc00': 1 }],
  ])('is rejected alone: %s', async (_case, change) => {
    const { status, json } = await portal.carrier('organisations', [organisation(1), organisation(2, change)])
    expect([status, json.rejected]).toEqual([200, [rejectedAt(2)]])
  })

  it.each([
    ['a revision over 2³¹', { revision: 2 ** 31 }],
    ['a moment that the calendar does not have', { bookedAt: '2026-02-30T00:00:00Z' }],
    ['year 0', { bookedAt: '0000-01-01T00:00:00Z' }],
  ])('is rejected alone: %s', async (_case, change) => {
    const good = lines.booking('3104482')
    const { status, json } = await portal.carrier('bookings', [lines.booking('3104483', change), good])
    expect([status, json.rejected[0]]).toEqual([200, rejectedAt(1)])
  })

  it('is rejected alone also when only the database finds it wrong, and says so in the log', async () => {
    await portal.pool.raw.query("alter table organisation add constraint sound check (name not like 'Unsound%')")
    const batch = Array.from({ length: 40 }, (_, nth) =>
      organisation(100 + nth, nth === 7 || nth === 31 ? { name: `Unsound ${nth}` } : {}),
    )
    const { status, json } = await portal.carrier('organisations', batch)
    expect([status, json]).toEqual([200, { accepted: 38, unchanged: 0, rejected: [rejectedAt(8), rejectedAt(32)] }])
    const { rows } = await portal.pool.raw.query(
      "select count(*)::int as kept from organisation where ref like 'ORG1__'",
    )
    expect(rows[0].kept).toBe(38)
    const said = portal.logged.filter((line) => line.includes('the database refused a line'))
    expect(said.map((line) => JSON.parse(line))).toMatchObject([
      { line: 8, constraint: 'sound' },
      { line: 32, constraint: 'sound' },
    ])
    expect(said.join()).not.toContain('Unsound')
  })

  it('leaves lines that lean on later ones of the batch as they are', async () => {
    await portal.pool.raw.query("alter table location add constraint sound check (name_en not like 'Unsound%')")
    const [port] = lines.locations.filter(({ kind }) => kind === 'port')
    const place = (code: string, change: object) => ({ ...port, code, ...change })
    const { json } = await portal.carrier('locations', [
      place('XXAAA-T1', { kind: 'terminal', parent: 'XXAAA' }),
      place('XXBBB', { names: { en: 'Unsound', zh: '港', vi: 'Cảng' } }),
      place('XXAAA', {}),
    ])
    expect(json).toEqual({ accepted: 2, unchanged: 0, rejected: [rejectedAt(2)] })
  })

  it('that is the database’s fault and not its own still fails the call', async () => {
    await portal.pool.raw.query('alter table organisation rename to organisation_gone')
    expect((await portal.carrier('organisations', [organisation(300)])).status).toBe(500)
    await portal.pool.raw.query('alter table organisation_gone rename to organisation')
  })
})
