import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'

/** Enough of the last bookings through a port to know how long the way inland is planned; no more are looked at. */
const BOOKINGS_READ = 2000
const BOOKINGS_COUNTED = 50

const Inland = z.object({ minutes: z.number().nullable() })

interface Way {
  portOfDischarge: string
  placeOfDelivery: string
}

/**
 * How many minutes after the ship the carrier plans to have cargo at an inland place: the median of the last bookings
 * there. It is a fact of the carrier's rail, not of a customer. Null where nothing was planned.
 */
export const findInlandMinutes = async (db: Database, { portOfDischarge, placeOfDelivery }: Way) => {
  if (placeOfDelivery === '' || placeOfDelivery === portOfDischarge) return null
  const { minutes } = await db.one(
    Inland,
    sql`
    select (extract(epoch from percentile_disc(0.5) within group (order by took)) / 60)::int as minutes
      from (select r.arrives_at - o.arrives_at as took
              from (select id, del_code, shipment from booking where pod_code = ${portOfDischarge}
                     order by id desc limit ${BOOKINGS_READ}) b
             cross join lateral (select max(planned_arrival_at) as arrives_at from booking_leg where booking_id = b.id and kind = 'ocean') o
             cross join lateral (select max(planned_arrival_at) as arrives_at from booking_leg where booking_id = b.id and kind = 'rail') r
             where b.shipment = 'IPI' and b.del_code in (select unnest(array[code, port_code]) from location where code = ${placeOfDelivery})
             limit ${BOOKINGS_COUNTED}) planned
     where took > interval '0'`,
  )
  return minutes
}
