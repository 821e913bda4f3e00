import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../tracking/cargo/journey.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'shipper' | 'stranger' | 'rep', Person>
const containers = [1, 2, 3, 4, 5].map((nth) => lines.containerNumber(510_000 + nth))

beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  const { rows } = await portal.pool.raw.query<{ id: string }>("select id from organisation where ref = 'NBL'")
  people = {
    shipper: await portal.person({ groups: ['TD'], organisationIds: [rows[0]?.id ?? ''] }),
    stranger: await portal.person({ groups: ['TD'] }),
    rep: await portal.person({ groups: ['TD'] }),
  }
  await portal.carrier('bookings', [lines.booking('3104482', { salesRep: people.rep.webId })])
  await portal.carrier(
    'containers',
    containers.map((container) => lines.container('3104482', container)),
  )
  const untilDischarged = localJourney.slice(0, 6).map(({ stage: _, ...move }) => move)
  await portal.carrier(
    'events',
    containers.flatMap((container) => untilDischarged.map((move) => lines.event('3104482', container, move))),
  )
})
afterAll(() => portal.stop())

const notificationsOf = async ({ headers }: Person) =>
  (await portal.get('/api/notices', headers)).json.notices.map(
    ({ kind, tone, args, link }: { kind: string; tone: string; args: object; link: string | null }) => ({
      kind,
      tone,
      args,
      link,
    }),
  )
describe('a ship that is expected at another time', () => {
  const [sailing] = lines.schedules
  const revised = (revision: number, estimated: string) => ({
    ...sailing,
    revision,
    calls: sailing?.calls.map((call, at) =>
      at === 2 ? { ...call, arrival: { ...call.arrival, estimated, reason: 'weather' } } : call,
    ),
  })
  const moves = async () =>
    (await notificationsOf(people.shipper)).filter(({ kind }: { kind: string }) => kind === 'arrivalMoved')

  it('is told from six hours on, with by how much and why', async () => {
    await portal.carrier('schedules', [revised(2, '2026-11-21T19:00:00Z')])
    expect(await moves()).toEqual([])
    await portal.carrier('schedules', [revised(3, '2026-11-22T07:00:00Z')])
    expect(await moves()).toEqual([
      {
        kind: 'arrivalMoved',
        tone: 'note',
        args: {
          count: '5',
          place: 'USLGB',
          boxes: containers.slice(0, 3).join(', '),
          vvd: 'FHM042E',
          minutes: '720',
          at: '2026-11-22T07:00:00Z',
          reason: 'weather',
        },
        link: null,
      },
    ])
    await portal.carrier('schedules', [revised(3, '2026-11-22T07:00:00Z')])
    expect(await moves()).toHaveLength(1)
  })
})
