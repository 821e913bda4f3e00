// @ts-check
// Builds the replies of the two public calls from nested rows of an ORM.

const HOUR_MS = 3_600_000
const AVAILABLE_AFTER_HOURS = 24

/** @typedef {Date | string | null | undefined} Instant */
/** @typedef {{ now: Instant, silentSince: Instant, liveFrom: string }} Clock */
/** @typedef {any} Row nested as the ORM gave it */

/** @param {Instant} value */
const instant = (value) => (value == null ? null : new Date(value).toISOString().replace('.000Z', '+00:00'))

/** A clock with fractions of seconds. @param {Instant} value */
const clock = (value) => (value == null ? null : new Date(value).toISOString().replace('Z', '+00:00'))

/** @param {Row} row */
const names = (row) => ({ en: row.nameEn, zh: row.nameZh, vi: row.nameVi })

/** @param {Row} voyage
 * @param {string | null} vvd */
const vesselOf = (voyage, vvd) => (voyage?.vessel ? { name: voyage.vessel.name, vvd } : null)

/** @param {Row} event */
const showEvent = (event) => ({
  kind: event.kind,
  load: event.load,
  mode: event.mode,
  at: instant(event.occurredAt),
  place: event.locationCode,
  vessel: vesselOf(event.voyage, event.vvd),
})

/** @param {Row} row
 * @param {number | null} deliveredAt
 * @param {number} now */
function pickupOf({ stage, terminalWord }, deliveredAt, now) {
  const isDue = deliveredAt !== null && deliveredAt <= now
  if (stage === 'Out-gated' || stage === 'Empty Returned') return { word: null, basis: null }
  const atDestination = stage === 'At Destination'
  const isAvailable = atDestination && (terminalWord === 'available' || (terminalWord === null && isDue))
  const word = isAvailable ? 'Available For Pickup' : 'Not Yet Available'
  if (!atDestination && stage !== 'Hold') return { word, basis: null }
  if (terminalWord === 'notAvailable' || (terminalWord === 'available' && atDestination))
    return { word, basis: 'terminal' }
  return { word, basis: atDestination && isDue ? 'estimate' : null }
}

/** Where a container is: between the ports of a voyage it is at sea, between ramps on rail.
 * @param {Row} row */
function locationOf({ stage, lastEvent: event }) {
  if (!event) return null
  const isOnItsWay = stage === 'In-Transit' && ['loaded', 'departed'].includes(event.kind)
  if (!isOnItsWay) return event.locationCode
  const hasDeparted = event.kind === 'departed'
  if (event.mode === 'rail') return hasDeparted ? 'rail' : event.locationCode
  const since = Number(new Date(event.occurredAt))
  const calls = event.voyage?.calls ?? []
  const timeOf = (/** @type {Instant} */ at) => (at == null ? Number.NaN : Number(new Date(at)))
  const reached = calls
    .filter((/** @type {Row} */ call) => timeOf(call.arrivalActualAt) > since)
    .sort((/** @type {Row} */ a, /** @type {Row} */ b) => timeOf(b.arrivalActualAt) - timeOf(a.arrivalActualAt))[0]
  if (reached) return reached.locationCode
  const here = [event.location?.code, event.location?.portCode]
  const hasLeft = calls.some(
    (/** @type {Row} */ call) => here.includes(call.locationCode) && timeOf(call.departureActualAt) >= since,
  )
  return hasDeparted || hasLeft ? 'sea' : event.locationCode
}

/** @param {Row} row
 * @param {Instant} now */
function showContainer(row, now) {
  const { booking, lastEvent, equipment } = row
  const call = booking.ocean?.calls
    .filter((/** @type {Row} */ one) => one.locationCode === booking.podCode)
    .sort((/** @type {Row} */ a, /** @type {Row} */ b) => b.seq - a.seq)[0]
  const best = call?.arrivalActualAt ?? call?.arrivalEstimatedAt ?? call?.arrivalPlannedAt ?? null
  const railMs = booking.legs
    .filter((/** @type {Row} */ leg) => leg.kind === 'rail')
    .reduce(
      (/** @type {number} */ sum, /** @type {Row} */ leg) =>
        sum + (Number(new Date(leg.plannedArrivalAt)) - Number(new Date(leg.plannedDepartureAt))),
      0,
    )
  const availableAt = best === null ? null : Number(new Date(best)) + AVAILABLE_AFTER_HOURS * HOUR_MS
  const deliveredAt = availableAt === null ? null : availableAt + railMs
  const pickup = pickupOf(row, deliveredAt, Number(new Date(/** @type {string} */ (now))))
  const asInstant = (/** @type {number | null} */ at) => (at === null ? null : instant(new Date(at)))
  return {
    containerNo: row.containerNo,
    bookingNo: booking.bookingNo,
    equipment: { code: equipment.code, name: names(equipment) },
    stage: row.stage,
    availability: pickup.word,
    availabilityBasis: pickup.basis,
    shipment: booking.shipment,
    portOfLoading: booking.polCode,
    portOfDischarge: booking.podCode,
    destination: booking.delCode ?? booking.podCode,
    vessel: vesselOf(booking.ocean, booking.oceanVvd),
    arrival: {
      planned: instant(call?.arrivalPlannedAt),
      estimated: instant(call?.arrivalEstimatedAt),
      actual: instant(call?.arrivalActualAt),
    },
    lastEvent: lastEvent ? showEvent(lastEvent) : null,
    location: locationOf(row),
    estimatedAvailability:
      pickup.word !== null && availableAt !== null ? { at: asInstant(availableAt), ruleBased: false } : null,
    estimatedDelivery: pickup.word === null ? null : asInstant(deliveredAt),
  }
}

/** @param {Row[]} locations */
const showPlaces = (locations) =>
  Object.fromEntries(
    locations.map((one) => [
      one.code,
      { code: one.code, port: one.portCode, name: names(one), zone: one.zone, country: one.country },
    ]),
  )

/** @param {Row} leg
 * @param {Row} place
 * @param {'first' | 'last'} which */
function callOf(leg, place, which) {
  const calls = (leg.voyage?.calls ?? [])
    .filter((/** @type {Row} */ one) => one.locationCode === place.code || one.locationCode === place.portCode)
    .sort((/** @type {Row} */ a, /** @type {Row} */ b) => a.seq - b.seq)
  return which === 'first' ? calls[0] : calls.at(-1)
}

/** @param {Row} leg */
function showLeg(leg) {
  const leaves = callOf(leg, leg.from, 'first')
  const comes = callOf(leg, leg.to, 'last')
  return {
    kind: leg.kind,
    from: leg.fromCode,
    to: leg.toCode,
    vessel: vesselOf(leg.voyage, leg.vvd),
    departure: {
      planned: instant(leaves?.departurePlannedAt ?? leg.plannedDepartureAt),
      estimated: instant(leaves?.departureEstimatedAt),
      actual: instant(leaves?.departureActualAt),
    },
    arrival: {
      planned: instant(comes?.arrivalPlannedAt ?? leg.plannedArrivalAt),
      estimated: instant(comes?.arrivalEstimatedAt),
      actual: instant(comes?.arrivalActualAt),
    },
  }
}

/** @param {Row} leg */
function estimatesOf(leg) {
  const call = leg.kind === 'feeder' || leg.kind === 'ocean' ? callOf(leg, leg.to, 'last') : undefined
  if (!call) return []
  return leg.voyage.estimates
    .filter((/** @type {Row} */ one) => one.seq === call.seq && one.moment === 'arrival')
    .sort((/** @type {Row} */ a, /** @type {Row} */ b) => a.revision - b.revision)
    .map((/** @type {Row} */ one) => ({
      vvd: one.vvd,
      place: one.locationCode,
      statedAt: instant(one.statedAt),
      at: instant(one.estimatedAt),
      reason: one.reason,
    }))
}

/** Of several containers with one number the latest is meant; rows come in that order.
 * @param {string[]} numbers
 * @param {Row[]} rows */
export function chosenOf(numbers, rows) {
  const byNumber = new Map()
  for (const row of rows)
    if (row.booking.status !== 'Canceled' && !byNumber.has(row.containerNo)) byNumber.set(row.containerNo, row)
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

/** @param {Row[]} rows */
export const placesOfSearch = (rows) => [
  ...new Set(
    rows.flatMap(({ booking, lastEvent }) =>
      [booking.polCode, booking.podCode, booking.delCode, lastEvent?.locationCode].filter(Boolean),
    ),
  ),
]

/** @param {Row} row */
export const placesOfDetail = (row) => [
  ...new Set([
    ...placesOfSearch([row]),
    ...row.booking.legs.flatMap((/** @type {Row} */ leg) => [leg.fromCode, leg.toCode]),
    ...row.events.map((/** @type {Row} */ event) => event.locationCode),
  ]),
]

/** @param {string[]} numbers
 * @param {{ rows: Row[], locations: Row[], clock: Clock }} found */
export const showSearch = (numbers, { rows, locations, clock: { now, silentSince, liveFrom } }) => ({
  containers: rows.map((row) => showContainer(row, now)),
  missing: numbers
    .filter((number) => !rows.some((row) => row.containerNo === number))
    .map((number) => ({ number, errorCode: 'CS0001' })),
  places: showPlaces(locations),
  carrierSilentSince: clock(silentSince),
  asOf: clock(now),
  liveFrom,
})

/** @param {{ row: Row, locations: Row[], clock: Clock }} found */
export function showDetail({ row, locations, clock: { now, silentSince, liveFrom } }) {
  const legs = [...row.booking.legs].sort((a, b) => a.seq - b.seq)
  const happened = row.events
    .filter((/** @type {Row} */ event) => event.classifier === 'actual' && !event.withdrawn)
    .sort(
      (/** @type {Row} */ a, /** @type {Row} */ b) => Number(new Date(a.occurredAt)) - Number(new Date(b.occurredAt)),
    )
  return {
    container: showContainer(row, now),
    legs: legs.map(showLeg),
    events: happened.map(showEvent),
    estimates: legs.flatMap(estimatesOf),
    lastHeardAt: instant(row.heardAt),
    places: showPlaces(locations),
    carrierSilentSince: clock(silentSince),
    asOf: clock(now),
    liveFrom,
  }
}
