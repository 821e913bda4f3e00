import { refuse } from '@fairway/contract/schedules/schedule.errors'
import type { PortSchedule, SailingEventQuery, ShipCall } from '@fairway/contract/schedules/schedule.schema'
import { cutOffKinds, SAILINGS_SHOWN } from '@fairway/contract/schedules/schedule.values'
import { addDays } from '@fairway/contract/schedules/schedule-query.rules'
import { bestOf } from '@fairway/contract/schedules/transit.rules'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import { dispositionOf } from '../../../platform/http/download.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { localTime, scheduleTexts } from '../files/schedule-texts.ts'
import { findPortSchedule } from '../ship-calls.repository.ts'
import { type CalendarSailing, findCalendarPorts, findCalendarSailings } from './calendar.repository.ts'
import { type CalendarEvent, writeCalendar } from './ics.rules.ts'

/** A calendar covers these days from today on, and a week before. */
const DAYS = 84
const DAYS_BACK = 7

type Moment = NonNullable<ShipCall['arrival']>
interface Scheduled {
  vvd: string
  vessel: string
  service: string
  revision: number
  statedAt: string | null
}

/** Makes the events of one voyage at its ports. */
function eventMaker({ settings }: Context, language: Language, ship: Scheduled, about: string) {
  const { events, cutOffs: kinds } = scheduleTexts[language]
  const host = settings.publicUrl ? new URL(settings.publicUrl).host : 'fairway'
  const make = (id: string, summary: string, port: { name: string; zone: string }, at: string): CalendarEvent => {
    const { text, offset } = localTime(at, port.zone)
    return {
      uid: `${ship.vvd}-${id}@${host}`,
      statedAt: ship.statedAt ?? at,
      sequence: ship.revision,
      at,
      summary,
      description: `${fillText(events.local, { time: text, offset })}\n${about}`,
      location: port.name,
    }
  }
  return {
    /** `by`: a feeder that leaves in the place of the big ship. */
    moment: (
      kind: 'arrival' | 'departure',
      moment: Moment | null,
      { code, name, by = ship }: { code: string; name: string; by?: { vessel: string; vvd: string } },
    ) => {
      if (!moment) return []
      const summary = fillText(events[kind], { vessel: by.vessel, vvd: by.vvd, port: name })
      return [make(`${code}-${kind}`, summary, { name, zone: moment.zone }, bestOf(moment))]
    },
    cutOffs: (cutOffs: ShipCall['cutOffs'], { code, name, zone }: { code: string; name: string; zone: string }) =>
      cutOffKinds.flatMap((kind) => {
        const at = cutOffs[kind]
        if (at === null) return []
        const summary = fillText(events.cutOff, { kind: kinds[kind], vvd: ship.vvd, port: name })
        return [make(`${code}-${kind}`, summary, { name, zone }, at)]
      }),
  }
}

type Names = Readonly<Record<string, string>>

/** Cut-offs, departure and arrival of a sailing. */
function sailingEvents(context: Context, language: Language, sailing: CalendarSailing, names: Names) {
  const { portOfLoading, portOfDischarge, departure, arrival, cutOffs, service, feeder } = sailing
  const placeOf = (code: string) => ({ code, name: names[code] ?? code })
  const { events } = scheduleTexts[language]
  const [pol, pod] = [placeOf(portOfLoading), placeOf(portOfDischarge)]
  const about = fillText(events.lane, { pol: pol.name, pod: pod.name, service })
  const maker = eventMaker(context, language, sailing, about)
  return [
    ...maker.cutOffs(cutOffs, { ...pol, zone: departure.zone }),
    ...maker.moment('departure', departure, { ...pol, by: feeder ?? sailing }),
    ...maker.moment('arrival', arrival, pod),
  ]
}

/** Two ports of the carrier by their codes; others have no calendar. */
async function lanePorts({ db }: Context, pol: string, pod: string, language: Language) {
  const found = await findCalendarPorts(db, [pol, pod])
  const today = found.find(({ code }) => code === pol)?.today
  if (!today || found.length !== 2) return refuse('SC0009')
  return { today, names: Object.fromEntries(found.map(({ code, name }) => [code, name[language]])) }
}

/** One sailing as a file that any calendar opens. */
export async function getSailingEvent(context: Context, { vvd, language, ...query }: SailingEventQuery) {
  const [pol, pod] = [query.pol.toUpperCase(), query.pod.toUpperCase()]
  const { names } = await lanePorts(context, pol, pod, language)
  const lane = { portOfLoading: pol, portOfDischarge: pod, from: null, to: null, limit: 1 }
  const [sailing] = await findCalendarSailings(context.db, { vvd, ...lane })
  if (!sailing) return refuse('SC0009')
  context.browser.setHeader('content-disposition', dispositionOf(`${vvd}-${pol}-${pod}.ics`))
  return writeCalendar(`${sailing.vessel} ${vvd}`, sailingEvents(context, language, sailing, names))
}

/** The code in the name of a calendar's file. */
const codeOf = (file: string) => /^([A-Za-z0-9._-]{2,20})\.ics$/.exec(file)?.[1]?.toUpperCase() ?? refuse('SC0009')

/** The calendar of a lane: its address stays, its events follow the carrier. */
export async function getLaneCalendar(context: Context, lane: { pol: string; file: string }, parts: CalendarParts) {
  const { language, carrierName } = parts
  const [pol, pod] = [lane.pol.toUpperCase(), codeOf(lane.file)]
  const { names, today } = await lanePorts(context, pol, pod, language)
  const found = await findCalendarSailings(context.db, {
    vvd: null,
    portOfLoading: pol,
    portOfDischarge: pod,
    from: addDays(today, -DAYS_BACK),
    to: addDays(today, DAYS),
    limit: SAILINGS_SHOWN,
  })
  const places = { pol: names[pol] ?? pol, pod: names[pod] ?? pod }
  const title = fillText(scheduleTexts[language].calendars.lane, { carrier: await carrierName(), ...places })
  return writeCalendar(
    title,
    found.flatMap((sailing) => sailingEvents(context, language, sailing, names)),
  )
}

interface CalendarParts {
  language: Language
  carrierName: () => Promise<string>
}

/** The calendar of a port: arrivals, departures and cut-offs of all ships that call there. */
export async function getPortCalendar(context: Context, file: string, { language, carrierName }: CalendarParts) {
  const { db } = context
  const code = codeOf(file)
  const [port] = await findCalendarPorts(db, [code])
  if (!port) return refuse('SC0009')
  const found = await findPortSchedule(db, {
    port: code,
    from: addDays(port.today, -DAYS_BACK),
    days: DAYS_BACK + DAYS,
  })
  const schedule = found ? (JSON.parse(found.body.json) as PortSchedule) : refuse('SC0009') // held to its schema where it is read
  const here = { code, name: port.name[language], zone: port.zone }
  const events = schedule.calls.flatMap((call) => {
    const maker = eventMaker(context, language, call, call.service)
    return [
      ...maker.cutOffs(call.cutOffs, here),
      ...maker.moment('arrival', call.arrival, here),
      ...maker.moment('departure', call.departure, here),
    ]
  })
  const title = fillText(scheduleTexts[language].calendars.port, { carrier: await carrierName(), port: here.name })
  return writeCalendar(title, events)
}
