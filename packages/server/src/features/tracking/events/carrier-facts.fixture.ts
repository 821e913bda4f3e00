import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import type { Person } from '../../identity/assumption/assumption.fixture.ts'

/** So long between heartbeats that a notified page was notified because something happened. */
const NEVER = { heartbeatMs: 600_000 }

/** Containers of one booking, what the carrier says of them, and what a member of its shipper reads then. */
export function createFactsDesk() {
  let [portal, mei] = [undefined as Portal | undefined, undefined as Person | undefined] // there once it is started
  let serial = 500_000
  const here = () => {
    if (!portal || !mei) throw new Error('the portal is not started')
    return { portal, mei }
  }
  const ask = async (call: string, container: string) => {
    const path = `/api/cargo/${call}?bookingNo=3104482&containerNo=${container}`
    return (await here().portal.get(path, here().mei.headers)).json
  }
  return {
    start: async () => {
      portal = await startPortal({ now: '2026-11-15T00:00:00Z', liveTimes: NEVER })
      await portal.carrier('locations', lines.locations)
      await portal.carrier('equipment-types', lines.equipmentTypes)
      await portal.carrier('organisations', lines.organisations)
      await portal.carrier('schedules', lines.schedules)
      await portal.carrier('bookings', [lines.booking('3104482')])
      const { rows } = await portal.pool.raw.query("select id from organisation where ref = 'NBL'")
      mei = await portal.person({ groups: ['TD'], organisationIds: [rows[0].id] })
    },
    stop: () => here().portal.stop(),
    portal: () => here().portal,

    nextNumber: () => lines.containerNumber(serial++),
    newContainer: async (more: object = {}) => {
      const containerNo = lines.containerNumber(serial++)
      await here().portal.carrier('containers', [lines.container('3104482', containerNo, more)])
      return containerNo
    },
    detail: (container: string) => ask('detail', container),
    customsOf: async (container: string) => (await ask('customsHistory', container)).entries,
    receiptsOf: async (container: string) => (await ask('eirHistory', container)).entries,

    /** How many lines were taken, said nothing new, and were refused. */
    send: async (path: string, sent: object[]): Promise<number[]> => {
      const { json } = await here().portal.carrier(path, sent)
      return [json.accepted, json.unchanged, json.rejected.length]
    },
    customs: (container: string, more: object = {}) => lines.customsEntry('3104482', container, more),
    receipt: (container: string, more: object = {}) => lines.interchange('3104482', container, more),
    freeTime: (container: string, more: object = {}) => lines.freeTime('3104482', container, more),
  }
}

/** Every order in which some things can come. */
export const permutations = <T>(things: T[]): T[][] =>
  things.length < 2
    ? [things]
    : things.flatMap((first, at) => permutations(things.toSpliced(at, 1)).map((rest) => [first, ...rest]))
