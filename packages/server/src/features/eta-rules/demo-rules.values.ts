import type { ExceptionFields, RuleFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { weekdays } from '@fairway/contract/eta-rules/eta-rule.values'

/** In whose name the demo's rules are written. */
export const DEMO_ADMIN = 'admin@fairway.test'

type Window = Pick<RuleFields, 'arrivalFrom' | 'arrivalTo'>
const early: Window = { arrivalFrom: '04:00', arrivalTo: '16:00' }
const late: Window = { arrivalFrom: '16:00', arrivalTo: '04:00' }
const allDay: Window = { arrivalFrom: '00:00', arrivalTo: '24:00' }

const after = (days: number, time: string) => ({ days, time })
type After = ReturnType<typeof after>
/** For trucks that come to the port, and for the train inland. */
type Pair = readonly [local: After, port: After]

interface Place {
  port: string
  shipments: readonly RuleFields['shipment'][]
  equipmentGroup?: RuleFields['equipmentGroup']
}

const inWindow = (place: Place, window: Window, pairOf: (day: number) => Pair | undefined): RuleFields[] =>
  place.shipments.flatMap((shipment) =>
    weekdays.flatMap((arrivalDay) => {
      const pair = pairOf(arrivalDay)
      if (!pair) return []
      const [localAvailability, portAvailability] = pair
      const { port, equipmentGroup = null } = place
      const scope = { equipment: null, equipmentGroup, isActive: true }
      return [{ port, shipment, ...scope, arrivalDay, ...window, portAvailability, localAvailability }]
    }),
  )

const SATURDAY = 6
const SUNDAY = 7
const everywhere = ['LOCAL', 'IPI'] as const
const longBeach: Place = { port: 'USLGB', shipments: everywhere }
const reefers: Place = { port: 'USLGB', shipments: ['LOCAL'], equipmentGroup: 'reefer' }

/**
 * Long Beach works in two shifts and rests on Sunday night; Oakland takes no vessel in on Sunday, which leaves a gap.
 * Honolulu has no rules, so that the demo shows what a port without them looks like.
 */
export const demoRules: readonly RuleFields[] = [
  ...inWindow(longBeach, early, (day) => [
    day === SATURDAY ? after(2, '08:00') : after(1, '08:00'),
    day >= SATURDAY ? after(3, '06:00') : after(2, '06:00'),
  ]),
  ...inWindow(longBeach, late, (day) => [
    day === SATURDAY ? after(2, '12:00') : day === SUNDAY ? after(2, '08:00') : after(1, '18:00'),
    day >= SATURDAY ? after(3, '18:00') : after(2, '18:00'),
  ]),
  ...inWindow(reefers, early, () => [after(0, '22:00'), after(1, '06:00')]),
  ...inWindow(reefers, late, () => [after(1, '10:00'), after(2, '06:00')]),
  ...inWindow({ port: 'USLAX', shipments: everywhere }, allDay, (day) => [
    day === SATURDAY ? after(2, '08:00') : after(1, '20:00'),
    after(2, '20:00'),
  ]),
  ...inWindow({ port: 'USOAK', shipments: everywhere }, allDay, (day) =>
    day === SUNDAY ? undefined : [after(day === SATURDAY ? 2 : 1, '14:00'), after(3, '06:00')],
  ),
]

export const demoPorts: readonly string[] = [...new Set(demoRules.map(({ port }) => port))]

/** What the exceptions of the demo are for depends on the day on which it starts. */
export interface Moment {
  /** The next vessel to Long Beach. */
  vvd: string
  firstOn: string
  lastOn: string
}

const exceptionTo = (port: string, shipment: RuleFields['shipment']) => ({
  port, shipment, equipment: null, equipmentGroup: null, arrivalDay: null, ...allDay, isActive: true,
  vvd: null, firstOn: null, lastOn: null,
}) // biome-ignore format: short

/** One vessel at Long Beach is worked off slowly; in Oakland the crane is overhauled for some days. */
export const demoExceptions = ({ vvd, firstOn, lastOn }: Moment): ExceptionFields[] => [
  {
    ...exceptionTo('USLGB', 'LOCAL'),
    vvd,
    localAvailability: after(2, '20:00'),
    portAvailability: after(3, '20:00'),
  },
  {
    ...exceptionTo('USOAK', 'LOCAL'),
    firstOn,
    lastOn,
    localAvailability: after(3, '14:00'),
    portAvailability: after(5, '06:00'),
  },
]
