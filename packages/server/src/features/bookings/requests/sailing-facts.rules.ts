import type { ScheduledSailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { cutOffsOf, inlandArrival } from '@fairway/contract/bookings/requests/sailing.rules'
import { bestOf } from '@fairway/contract/schedules/transit.rules'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { en } from '../messages/en.ts'
import { vi } from '../messages/vi.ts'
import { zh } from '../messages/zh.ts'
import type { DocumentNames } from './document-names.repository.ts'

const texts = { en: en.sailing, zh: zh.sailing, vi: vi.sailing }

/** What the schedule says of a request's vessel; the sailing is undefined where it says nothing. */
export interface KnownSailing {
  sailing: ScheduledSailing | undefined
  inlandMinutes: number | null
}

interface Booked {
  document: RequestDocument
  known: KnownSailing
  names: DocumentNames
  /** The name of the depot, in this language. */
  emptyDepot: string | undefined
}

/** Local time with its offset: letters and papers are read anywhere. */
const timeAt = (instant: string, zone: string) => {
  const { date, time, offset } = placeTime(instant, zone)
  return `${date} ${time} (${offset})`
}

/** What a customer plans with: vessel, departure, arrivals, the cut-offs of this cargo, equipment and the depot of the empties. */
export function sailingFacts(language: Language, { document, known, names, emptyDepot }: Booked): [string, string][] {
  const words = texts[language]
  const { sailing, inlandMinutes } = known
  const facts: [string, string][] = [
    [words.vessel, sailing ? `${sailing.vessel} ${sailing.voyage}${sailing.direction} (${sailing.vvd})` : document.vvd],
  ]
  if (sailing) {
    const { departure, arrival, feeder } = sailing
    const port = (code: string) => ({ port: names.place(code) })
    if (feeder) facts.push([words.feeder, fillText(words.feederTo, { ...feeder, port: names.place(feeder.to) })])
    facts.push([fillText(words.etd, port(sailing.portOfLoading)), timeAt(bestOf(departure), departure.zone)])
    facts.push([fillText(words.eta, port(sailing.portOfDischarge)), timeAt(bestOf(arrival), arrival.zone)])
    const inland = inlandArrival(sailing, inlandMinutes)
    const to = document.placeOfDelivery
    if (inland && to !== sailing.portOfDischarge) {
      const { date } = placeTime(inland, names.zone(to))
      facts.push([fillText(words.eta, port(to)), fillText(words.inland, { date })])
    }
    for (const { kind, at } of cutOffsOf(sailing, document))
      facts.push([words.cutOffs[kind], timeAt(at, departure.zone)])
  }
  const equipment = document.containers.map((row) => `${row.quantity} × ${names.equipment(row.equipment)}`)
  if (equipment.length > 0) facts.push([words.equipment, [...new Set(equipment)].slice(0, EQUIPMENT_SHOWN).join(', ')])
  if (emptyDepot) facts.push([words.emptyDepot, emptyDepot])
  return facts
}

/** A request may have hundreds of rows; all of them are in its table. */
const EQUIPMENT_SHOWN = 12
