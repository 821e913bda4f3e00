import { usualRules, type WatchRule } from '@fairway/contract/watching/watching.values'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../tracking/cargo/journey.fixture.ts'
import { tellAll } from './telling.actions.ts'

export type Person = Awaited<ReturnType<Portal['person']>>
export const BOOKING_NO = '3104482'
const BL_NO = 'FWYL310448201'
const containers = [1, 2, 3].map((nth) => lines.containerNumber(510_000 + nth))
export const [first = '', second = ''] = containers

export const container = (containerNo = first) => ({ kind: 'container', bookingNo: BOOKING_NO, containerNo })
export const booking = { kind: 'booking', bookingNo: BOOKING_NO }
export const bill = { kind: 'bill', blNo: BL_NO }
export const vessel = { kind: 'vessel', vesselCode: 'FHM' }

/** A portal with one booking of Ningbo Lighting whose containers were discharged long ago. */
export async function startWatchedPortal(settings: NonNullable<Parameters<typeof startPortal>[0]>['settings'] = {}) {
  const portal = await startPortal({ now: '2026-11-15T00:00:00Z', settings })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking(BOOKING_NO, { bills: [BL_NO] })])
  await portal.carrier(
    'containers',
    containers.map((container) => lines.container(BOOKING_NO, container)),
  )
  const moves = localJourney.slice(0, 6).map(({ stage: _, ...move }) => move)
  await portal.carrier(
    'events',
    containers.flatMap((container) => moves.map((move) => lines.event(BOOKING_NO, container, move))),
  )
  const { rows } = await portal.pool.raw.query<{ ref: string; id: string }>('select ref, id from organisation')
  const organisationOf = (ref: string) => rows.find((row) => row.ref === ref)?.id ?? ''
  await tellAll(portal.pool, portal.people.keys)
  /** Somebody of Ningbo Lighting, who ships what is on the booking. */
  const shipper = (more: Parameters<Portal['person']>[0] = {}) =>
    portal.person({ groups: ['TD', 'BD'], organisationIds: [organisationOf('NBL')], ...more })
  return { portal, organisationOf, shipper, ...createWatchCalls(portal) }
}

interface Notice {
  kind: string
  args: Record<string, string>
  link: string | null
  boxes: { containerNo: string }[]
}

function createWatchCalls(portal: Portal) {
  const send = (method: string, path: string, { headers }: Person, body: unknown) =>
    portal.call(method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const preferencesOf = async ({ headers }: Person) =>
    (await portal.get('/api/watch/preferences', headers)).json.preferences
  const save = async (who: Person, more: object) =>
    send('PUT', '/api/watch/preferences', who, { ...(await preferencesOf(who)), ...more })
  return {
    send,
    preferencesOf,
    save,
    watch: (who: Person, ...subjects: object[]) => send('POST', '/api/watch', who, { subjects }),
    /** All rules by one channel, some with numbers of their own. */
    rule: (
      who: Person,
      channel: WatchRule['channel'],
      more: Partial<Record<WatchRule['kind'], Partial<WatchRule>>> = {},
    ) => save(who, { rules: usualRules.map((rule) => ({ ...rule, channel, ...more[rule.kind] })) }),
    tell: () => tellAll(portal.pool, portal.people.keys),
    /** What the notification centre shows of what somebody watches, newest first. */
    newsOf: async ({ headers }: Person): Promise<Notice[]> =>
      (await portal.get('/api/notices', headers)).json.notices.filter(({ kind }: Notice) => kind.startsWith('watched')),
    mailsTo: async ({ username }: Person): Promise<{ subject: string; text: string }[]> => {
      await portal.deliverMail()
      const { rows } = await portal.pool.raw.query(
        'select subject, text from mailbox_message where recipient = $1 order by sent_at, id',
        [username],
      )
      return rows
    },
    event: (containerNo: string, more: object) =>
      portal.carrier('events', [lines.event(BOOKING_NO, containerNo, more)]),
    hold: (containerNo: string, state: 'red' | 'green', since: string) =>
      portal.carrier('holds', [{ bookingNo: BOOKING_NO, containerNo, type: 'customs', state, since }]),
  }
}
