// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { connect } from '../../tools/postgres/owner.mjs'
import { takingTime } from '../load/time-taken.mjs'

const CALLS = 20_000
/** Guests find what moved within 90 days; what is nearly so old could leave while it is measured. */
const FOUND_DAYS = 80

/** The same numbers in every run, spread over all containers. */
function* spreadOver(/** @type {number} */ containers) {
  let state = 42
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield 1 + Math.floor((state / 2 ** 32) * containers)
  }
}

/** Writes the calls for a database: searches of five numbers, and details of one container.
 * @param {string} url
 * @param {number} containers
 * @param {string} folder */
export const writeKeys = (url, containers, folder) =>
  takingTime('making data', () => writeCalls(url, containers, folder))

/** @param {string} url
 * @param {number} containers
 * @param {string} folder */
async function writeCalls(url, containers, folder) {
  const client = await connect(url, 'bench keys')
  try {
    const some = spreadOver(containers)
    const ids = Array.from({ length: CALLS }, () => Number(some.next().value))
    const { rows } = await client.query(
      `select c.container_no, b.booking_no from unnest($1::bigint[]) with ordinality as wanted(id, at)
         join container c using (id) join booking b on b.id = c.booking_id
        where not c.removed and b.status <> 'Canceled' and coalesce(c.last_moved_at, c.assigned_at) > business_now() - make_interval(days => $2)
        order by wanted.at`,
      [ids, FOUND_DAYS],
    )
    const rowAt = (/** @type {number} */ at) => rows[at % rows.length]
    const search = rows.map((_, at) => {
      const q = Array.from({ length: 5 }, (_, n) => rowAt(at * 7 + n * 3989).container_no).join(',')
      return `/api/cargopub/search?${new URLSearchParams({ type: 'container', q })}`
    })
    const detail = rows.map(
      ({ booking_no, container_no }) =>
        `/api/cargopub/detail?${new URLSearchParams({ bookingNo: booking_no, containerNo: container_no })}`,
    )
    const writePaths = (/** @type {string} */ call, /** @type {string[]} */ paths) => {
      const file = path.join(folder, `${call}-${containers}.json`)
      fs.writeFileSync(file, JSON.stringify(paths))
      return file
    }
    return { search: writePaths('search', search), detail: writePaths('detail', detail) }
  } finally {
    await client.end()
  }
}
