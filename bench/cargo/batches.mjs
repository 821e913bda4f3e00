// @ts-check
import { connect } from '../../tools/postgres/owner.mjs'
import { takingTime } from '../load/time-taken.mjs'

/** @typedef {{ lines: object[], ndjson: string, json: string }} Batch */

const EVENTS = 5000
/** The next event of each container, at the port of discharge. */
const moves = [
  { kind: 'arrived', mode: 'vessel', load: 'full' },
  { kind: 'discharged', mode: 'vessel', load: 'full' },
  { kind: 'available', load: 'full' },
  { kind: 'gateOut', mode: 'truck', load: 'full' },
]

/** Batches of new events in the carrier's format, each of different containers spread over all of them.
 * @param {string} url
 * @param {number} containers
 * @param {number} count
 * @returns {Promise<Batch[]>} */
export const makeBatches = (url, containers, count) =>
  takingTime('making data', () => findContainers(url, containers, count))

/** @param {string} url
 * @param {number} containers
 * @param {number} count
 * @returns {Promise<Batch[]>} */
async function findContainers(url, containers, count) {
  const client = await connect(url, 'bench batches')
  try {
    const batches = []
    for (let batch = 0; batch < count; batch++) {
      const { rows } = await client.query(
        `select b.booking_no, c.container_no, p.terminal_code, b.ocean_vvd, business_now() as now
           from (select 1 + (n * 7919::bigint + $2::bigint * 104729) % $3 as id from generate_series(0, $1 - 1) as n) wanted
           join container c using (id) join booking b on b.id = c.booking_id
           join port_call p on p.vvd = b.ocean_vvd and p.location_code = b.pod_code`,
        [EVENTS, batch, containers],
      )
      const lines = rows.map((row, index) => {
        const move = moves[(index + batch) % moves.length]
        const occurredAt = new Date(new Date(row.now).getTime() - (index % 600) * 1000).toISOString()
        return {
          ref: `NEW-${batch}-${index}`,
          bookingNo: row.booking_no,
          containerNo: row.container_no,
          ...move,
          occurredAt,
          location: row.terminal_code,
          ...(move?.mode === 'vessel' ? { vvd: row.ocean_vvd } : {}),
        }
      })
      if (lines.length !== EVENTS) throw new Error(`${lines.length} containers were found instead of ${EVENTS}`)
      batches.push({ lines, ndjson: lines.map((line) => JSON.stringify(line)).join('\n'), json: JSON.stringify(lines) })
    }
    return batches
  } finally {
    await client.end()
  }
}
