// @ts-check
// The queries of the two public calls in Kysely: nested rows by its JSON helpers, names in camel case by its plugin.
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import pg from 'pg'

/** @typedef {any} Builder */

/** @type {Kysely<any>} */
const db = new Kysely({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }) }),
  plugins: [new CamelCasePlugin()],
})

/** @param {Builder} eb
 * @param {string} vvd */
const voyageOf = (eb, vvd) =>
  jsonObjectFrom(
    eb
      .selectFrom('voyage')
      .whereRef('voyage.vvd', '=', vvd)
      .select('voyage.vvd')
      .select((/** @type {Builder} */ of) => [
        jsonObjectFrom(of.selectFrom('vessel').whereRef('vessel.code', '=', 'voyage.vesselCode').selectAll()).as(
          'vessel',
        ),
        jsonArrayFrom(of.selectFrom('portCall').whereRef('portCall.vvd', '=', 'voyage.vvd').selectAll()).as('calls'),
        jsonArrayFrom(of.selectFrom('callEstimate').whereRef('callEstimate.vvd', '=', 'voyage.vvd').selectAll()).as(
          'estimates',
        ),
      ]),
  )

/** @param {Builder} eb
 * @param {string} vvd */
const shipOf = (eb, vvd) =>
  jsonObjectFrom(
    eb
      .selectFrom('voyage')
      .innerJoin('vessel', 'vessel.code', 'voyage.vesselCode')
      .whereRef('voyage.vvd', '=', vvd)
      .select((/** @type {Builder} */ of) => [of.fn('json_build_object', [sql`'name'`, 'vessel.name']).as('vessel')]),
  )

/** @param {Builder} eb
 * @param {boolean} inDetail */
const bookingOf = (eb, inDetail) =>
  jsonObjectFrom(
    eb
      .selectFrom('booking')
      .whereRef('booking.id', '=', 'container.bookingId')
      .select(['bookingNo', 'status', 'shipment', 'polCode', 'podCode', 'delCode', 'oceanVvd'])
      .select((/** @type {Builder} */ of) => [
        voyageOf(of, 'booking.oceanVvd').as('ocean'),
        jsonArrayFrom(
          of
            .selectFrom('bookingLeg')
            .whereRef('bookingLeg.bookingId', '=', 'booking.id')
            .selectAll()
            .$if(inDetail, (/** @type {Builder} */ legs) =>
              legs.select((/** @type {Builder} */ leg) => [
                voyageOf(leg, 'bookingLeg.vvd').as('voyage'),
                placeOf(leg, 'bookingLeg.fromCode').as('from'),
                placeOf(leg, 'bookingLeg.toCode').as('to'),
              ]),
            ),
        ).as('legs'),
      ]),
  )

/** @param {Builder} eb
 * @param {string} code */
const placeOf = (eb, code) =>
  jsonObjectFrom(eb.selectFrom('location').whereRef('location.code', '=', code).select(['code', 'portCode']))

/** @param {boolean} inDetail */
const containersQuery = (inDetail) =>
  db
    .selectFrom('container')
    .selectAll('container')
    .select((/** @type {Builder} */ eb) => [
      bookingOf(eb, inDetail).as('booking'),
      jsonObjectFrom(
        eb.selectFrom('equipmentType').whereRef('equipmentType.code', '=', 'container.equipmentCode').selectAll(),
      ).as('equipment'),
      jsonObjectFrom(
        eb
          .selectFrom('containerEvent')
          .whereRef('containerEvent.id', '=', 'container.lastEventId')
          .selectAll()
          .select((/** @type {Builder} */ event) => [
            voyageOf(event, 'containerEvent.vvd').as('voyage'),
            placeOf(event, 'containerEvent.locationCode').as('location'),
          ]),
      ).as('lastEvent'),
    ])
    .where('removed', '=', false)
    .where(sql`coalesce(last_moved_at, assigned_at)`, '>=', sql`business_now() - interval '90 days'`)

/** @param {string[]} numbers */
export const findContainers = (numbers) =>
  containersQuery(false)
    .where('containerNo', 'in', numbers)
    .orderBy('removed')
    .orderBy('assignedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** @param {string} bookingNo
 * @param {string} containerNo */
export const findContainer = (bookingNo, containerNo) =>
  containersQuery(true)
    .select((/** @type {Builder} */ eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('containerEvent')
          .whereRef('containerEvent.containerId', '=', 'container.id')
          .selectAll()
          .select((/** @type {Builder} */ event) => shipOf(event, 'containerEvent.vvd').as('voyage')),
      ).as('events'),
    )
    .where('containerNo', '=', containerNo)
    .where('bookingId', '=', (/** @type {Builder} */ eb) =>
      eb.selectFrom('booking').where('bookingNo', '=', bookingNo).where('status', '<>', 'Canceled').select('id'),
    )
    .executeTakeFirst()

/** @param {string[]} codes */
export const findPlaces = (codes) =>
  db
    .selectFrom('location')
    .selectAll()
    .where('code', 'in', (/** @type {Builder} */ eb) =>
      eb
        .selectFrom('location as given')
        .where('given.code', 'in', codes)
        .select(sql`unnest(array[given.code, given.port_code])`.as('code')),
    )
    .execute()

export const readClock = () =>
  db
    .selectNoFrom([
      sql`business_now()`.as('now'),
      sql`(select heard_at from carrier_contact where heard_at < now() - interval '15 minutes')`.as('silentSince'),
      sql`pg_snapshot_xmin(pg_current_snapshot())::text`.as('liveFrom'),
    ])
    .executeTakeFirstOrThrow()
