import type { BookingChoices, PlaceChoice, Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { RequestFacts } from '@fairway/contract/bookings/requests/booking-request.rules'
import { oncePer } from '@fairway/contract/shared/once-per'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'

/** Which sailing a request asks for; a vessel that the schedule has not been asked about yet is given the benefit of the doubt. */
export interface KnownSailings {
  found: readonly Sailing[]
  /** The voyage that is being asked about right now. */
  asking: string | undefined
}

/** The choices of one organisation of somebody who has several: with its own contracts alone. */
export const choicesOf = (choices: BookingChoices, organisation: string | undefined): BookingChoices =>
  organisation === undefined
    ? choices
    : {
        ...choices,
        serviceContracts: choices.serviceContracts.filter(({ organisations }) => organisations.includes(organisation)),
      }

const byCode = oncePer(
  (places: readonly PlaceChoice[]): ReadonlyMap<string, PlaceChoice> =>
    new Map(places.map((place) => [place.code, place])),
)
/** All places by their codes. */
export const placesOf = ({ places }: Pick<BookingChoices, 'places'>) => byCode(places)

const inChina = 'Asia/Shanghai'

/** Whether a phone number can be dialled, once that knowledge has been loaded; until then anything may be one. */
export const phoneRule = { isPhone: (text: string) => text !== '' }

/** What the rules have to know, from the carrier's choices and schedule. */
export function factsOf(choices: BookingChoices, sailings: KnownSailings, now: number, loading: string): RequestFacts {
  const zone = choices.places.find(({ code }) => code === loading)?.zone ?? inChina
  const today = placeTime(new Date(now).toISOString(), zone).date
  return {
    now,
    today,
    places: placesOf(choices),
    portsOfLoading: new Set(choices.portofLoad),
    portsOfDischarge: new Set(choices.portsOfDischarge),
    contracts: new Set(choices.serviceContracts.map(({ number }) => number)),
    equipment: new Map(choices.containerTypes.map(({ code, group }) => [code, group])),
    packageTypes: new Set(choices.packageTypes.map(({ code }) => code)),
    isPhone: phoneRule.isPhone,
    sailing: (vvd, portOfLoading, portOfDischarge) => {
      const sailing = sailings.found.find(
        (one) => one.vvd === vvd && one.portOfLoading === portOfLoading && one.portOfDischarge === portOfDischarge,
      )
      return sailing ?? (sailings.asking === vvd ? 'unknown' : undefined)
    },
  }
}
