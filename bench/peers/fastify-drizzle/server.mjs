// @ts-check
// The two public calls on Fastify and drizzle-orm, as their documentation shows: relational queries, prepared once.
import { and, desc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import pg from 'pg'
import { chosenOf, placesOfDetail, placesOfSearch, showDetail, showSearch } from '../answers.mjs'
import * as schema from './schema.mjs'

const { containers, locations } = schema
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const db = drizzle(pool, { schema })

const isFindable = sql`not ${containers.removed}
  and coalesce(${containers.lastMovedAt}, ${containers.assignedAt}) >= business_now() - interval '90 days'`
const onVessel = /** @type {const} */ ({ vessel: true })
const shown = /** @type {const} */ ({
  booking: { with: { ocean: { with: { ...onVessel, calls: true } }, legs: true } },
  equipment: true,
  lastEvent: { with: { location: true, voyage: { with: { ...onVessel, calls: true } } } },
})

const findContainers = db.query.containers
  .findMany({
    where: and(sql`${containers.containerNo} = any(${sql.placeholder('numbers')})`, isFindable),
    orderBy: [containers.removed, desc(containers.assignedAt), desc(containers.id)],
    with: shown,
  })
  .prepare('find_containers')

const findContainer = db.query.containers
  .findFirst({
    where: and(
      eq(containers.containerNo, sql.placeholder('containerNo')),
      sql`${containers.bookingId} = (select id from booking where booking_no = ${sql.placeholder('bookingNo')} and status <> 'Canceled')`,
      isFindable,
    ),
    with: {
      ...shown,
      booking: {
        with: {
          ocean: { with: { ...onVessel, calls: true } },
          legs: { with: { from: true, to: true, voyage: { with: { ...onVessel, calls: true, estimates: true } } } },
        },
      },
      events: { with: { voyage: { with: onVessel } } },
    },
  })
  .prepare('find_box')

const findPlaces = db.query.locations
  .findMany({
    where: sql`${locations.code} in (select unnest(array[given.code, given.port_code]) from location given
      where given.code = any(${sql.placeholder('codes')}))`,
  })
  .prepare('find_places')

const readClock = db
  .select({
    now: sql`business_now()`,
    silentSince: sql`(select heard_at from carrier_contact where heard_at < now() - interval '15 minutes')`,
    liveFrom: sql`pg_snapshot_xmin(pg_current_snapshot())::text`,
  })
  .from(sql`(select) as one_row`)
  .prepare('read_clock')

const text = { type: 'string', minLength: 1, maxLength: 400 }
const app = Fastify({ logger: true, disableRequestLogging: false })

app.get(
  '/api/cargopub/search',
  { schema: { querystring: { type: 'object', required: ['q'], properties: { q: text, type: text } } } },
  async (request) => {
    const { q } = /** @type {{ q: string }} */ (request.query)
    const numbers = [...new Set(q.split(','))]
    const [found, [clock]] = await Promise.all([findContainers.execute({ numbers }), readClock.execute()])
    const rows = chosenOf(numbers, found)
    const places = await findPlaces.execute({ codes: placesOfSearch(rows) })
    return showSearch(numbers, { rows, locations: places, clock: /** @type {any} */ (clock) })
  },
)

app.get(
  '/api/cargopub/detail',
  {
    schema: {
      querystring: {
        type: 'object',
        required: ['bookingNo', 'containerNo'],
        properties: { bookingNo: text, containerNo: text },
      },
    },
  },
  async (request, reply) => {
    const { bookingNo, containerNo } = /** @type {Record<string, string>} */ (request.query)
    const [row, [clock]] = await Promise.all([findContainer.execute({ bookingNo, containerNo }), readClock.execute()])
    if (!row) return reply.code(404).send({ errorCode: 'CS0006' })
    const places = await findPlaces.execute({ codes: placesOfDetail(row) })
    return showDetail({ row, locations: places, clock: /** @type {any} */ (clock) })
  },
)

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('disconnect', () => process.exit())
