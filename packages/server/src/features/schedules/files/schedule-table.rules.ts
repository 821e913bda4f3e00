import { co2PerTeu } from '@fairway/contract/schedules/co2.rules'
import type { LaneSchedule, PortSchedule, ShipCall, VesselSchedule } from '@fairway/contract/schedules/schedule.schema'
import { cutOffKinds } from '@fairway/contract/schedules/schedule.values'
import { bestOf, transitDaysOf } from '@fairway/contract/schedules/transit.rules'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import { localTime, namesOf, scheduleTexts } from './schedule-texts.ts'

/** A schedule as rows of text. The workbook has every column, the paper those with a width in points. */
export interface ScheduleTable {
  title: string
  notes: string[]
  columns: { title: string; isNumber?: true; points?: number }[]
  rows: string[][]
}

type Moment = NonNullable<ShipCall['arrival']>
const timeOf = (moment: Moment | null) => (moment ? localTime(bestOf(moment), moment.zone).text : '')
const offsetOf = (moment: Moment | null) => (moment ? localTime(bestOf(moment), moment.zone).offset : '')

/** The cut-offs one by one for a workbook, and together for paper. */
function cutOffCells(cutOffs: ShipCall['cutOffs'], zone: string, language: Language) {
  const times = cutOffKinds.map((kind) => {
    const at = cutOffs[kind]
    return at === null ? '' : localTime(at, zone).text
  })
  const { cutOffs: names } = scheduleTexts[language]
  const together = cutOffKinds.flatMap((kind, at) => (times[at] ? [`${names[kind]} ${times[at]}`] : []))
  return [...times, together.join(' · ')]
}

const TIME_POINTS = 86

function cutOffColumns(language: Language) {
  const { columns, cutOffs } = scheduleTexts[language]
  return [...cutOffKinds.map((kind) => ({ title: cutOffs[kind] })), { title: columns.cutOffs, points: 0 }]
}

const notesOf = ({ from, to, clock, isCut }: LaneSchedule | VesselSchedule | PortSchedule, language: Language) => {
  const { period, cut } = scheduleTexts[language]
  return [fillText(period, { from, to, now: localTime(clock.now, 'UTC').text }), ...(isCut ? [cut] : [])]
}

/** Sailings from port to port. */
export function laneTable(
  schedule: LaneSchedule,
  { pol, pod }: { pol: string; pod: string },
  language: Language,
): ScheduleTable {
  const { titles, columns, co2 } = scheduleTexts[language]
  const nameOf = namesOf(schedule.places, language)
  return {
    title: fillText(titles.lane, { pol: nameOf(pol), pod: nameOf(pod) }),
    notes: [...notesOf(schedule, language), co2],
    columns: [
      { title: columns.vessel, points: 80 },
      { title: columns.vvd, points: 52 },
      { title: columns.service },
      { title: columns.feeder },
      { title: columns.via },
      { title: columns.departure, points: TIME_POINTS },
      { title: columns.offset },
      { title: columns.arrival, points: TIME_POINTS },
      { title: columns.offset },
      { title: columns.transitDays, isNumber: true, points: 40 },
      ...cutOffColumns(language),
      { title: columns.distance, isNumber: true },
      { title: columns.co2, isNumber: true, points: 48 },
    ],
    rows: schedule.sailings.map((sailing) => [
      sailing.vessel,
      sailing.vvd,
      sailing.service,
      sailing.feeder ? `${sailing.feeder.vessel} ${sailing.feeder.vvd}` : '',
      sailing.feeder ? nameOf(sailing.feeder.to) : '',
      timeOf(sailing.departure),
      offsetOf(sailing.departure),
      timeOf(sailing.arrival),
      offsetOf(sailing.arrival),
      String(transitDaysOf(sailing)),
      ...cutOffCells(sailing.cutOffs, sailing.departure.zone, language),
      distanceOf(sailing.legs),
      String(co2PerTeu(sailing.legs)?.kilograms ?? ''),
    ]),
  }
}

const distanceOf = (legs: LaneSchedule['sailings'][number]['legs']) =>
  legs.some(({ distanceNm }) => distanceNm === null)
    ? ''
    : String(legs.reduce((sum, { distanceNm }) => sum + (distanceNm ?? 0), 0))

const zoneOf = ({ arrival, departure }: Pick<ShipCall, 'arrival' | 'departure'>) =>
  (departure ?? arrival)?.zone ?? 'UTC'

/** Terminal, times and cut-offs of a call. */
const callCells = (call: Omit<ShipCall, 'port'>, language: Language) => [
  call.terminal?.[language] ?? '',
  timeOf(call.arrival),
  timeOf(call.departure),
  offsetOf(call.departure ?? call.arrival),
  ...cutOffCells(call.cutOffs, zoneOf(call), language),
]
const callColumns = (language: Language) => {
  const { columns } = scheduleTexts[language]
  return [
    { title: columns.terminal },
    { title: columns.arrival, points: TIME_POINTS },
    { title: columns.departure, points: TIME_POINTS },
    { title: columns.offset },
    ...cutOffColumns(language),
  ]
}

/** The voyages of a ship, a row for each call. */
export function vesselTable(schedule: VesselSchedule, language: Language): ScheduleTable {
  const { titles, columns } = scheduleTexts[language]
  const nameOf = namesOf(schedule.places, language)
  return {
    title: fillText(titles.vessel, { vessel: schedule.vessel.name }),
    notes: notesOf(schedule, language),
    columns: [
      { title: columns.vvd, points: 52 },
      { title: columns.service },
      { title: columns.port, points: 80 },
      ...callColumns(language),
    ],
    rows: schedule.voyages.flatMap(({ vvd, service, calls }) =>
      calls.map((call) => [vvd, service, nameOf(call.port), ...callCells(call, language)]),
    ),
  }
}

/** The ships that call at a port. */
export function portTable(schedule: PortSchedule, language: Language): ScheduleTable {
  const { titles, columns } = scheduleTexts[language]
  const nameOf = namesOf(schedule.places, language)
  return {
    title: fillText(titles.port, { port: nameOf(schedule.port) }),
    notes: notesOf(schedule, language),
    columns: [
      { title: columns.vessel, points: 80 },
      { title: columns.vvd, points: 52 },
      { title: columns.service },
      { title: columns.from },
      { title: columns.to, points: 70 },
      ...callColumns(language),
    ],
    rows: schedule.calls.map((call) => [
      call.vessel,
      call.vvd,
      call.service,
      call.cameFrom ? nameOf(call.cameFrom) : '',
      call.goesTo ? nameOf(call.goesTo) : '',
      ...callCells(call, language),
    ]),
  }
}
