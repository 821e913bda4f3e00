// @ts-check
// A portal on the benchmark's own cargo, with a person whose list is as long as a list may be.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseDataFolder } from '../../tools/postgres/folder.mjs'
import { connect } from '../../tools/postgres/owner.mjs'
import { startPostgres } from '../../tools/postgres.mjs'
import { portal, withServers } from '../load/servers.mjs'

const bench = fileURLToPath(new URL('..', import.meta.url))
const CONTAINERS = 10_000

/** As many columns as the goals speak of, of every kind that there is. */
export const SHOWN_COLUMNS = [
  'containerNo', 'equipment', 'stage', 'location', 'event', 'eventAt', 'vvd', 'arrivalAt', 'availability', 'lastFreeOn', 'holds',
  'destination', 'bookingNo', 'blNumbers', 'ediRef', 'vessel', 'portOfLoading', 'portOfDischarge', 'departureAt', 'availableAt',
  'deliveryAt', 'freeDays', 'detentionDays', 'seal', 'weightKg',
] // biome-ignore format: a list of names

/** Starts it, lends it, and ends it whatever happens.
 * @template T
 * @param {{ folder: string, web: string, signal: AbortSignal }} where
 * @param {(portal: { url: string, username: string, password: string }) => Promise<T>} use */
export async function withGridPortal({ folder, web, signal }, use) {
  const { at, ensureCargo, nameOf, setClock } = await import('../cargo/databases.mjs') // needs packages
  const { ensureFleet } = await import('../cargo/fleet.mjs')
  const say = (/** @type {string} */ text) => console.log(`  ${text}`)
  const postgres = await startPostgres({ dataFolder: chooseDataFolder(bench, {}), log: say, signal })
  try {
    await ensureCargo(postgres, CONTAINERS, { say, signal })
    await setClock(postgres, [CONTAINERS])
    const superUrl = at(postgres.superUrl, nameOf(CONTAINERS))
    const person = await ensureFleet(superUrl, 'fleet')
    await showColumns(superUrl, person.username)
    const { env, ...launch } = portal(at(postgres.appUrl, nameOf(CONTAINERS)), 'grid portal')
    // by its own address a browser signs in over http in a demo alone
    const { PUBLIC_URL: _https, ...rest } = env
    const demo = { ...rest, FAIRWAY_DEMO: 'small', FAIRWAY_WEB: path.resolve(web) }
    return await withServers([{ ...launch, env: demo }], { logFolder: folder, signal }, async ([server]) => {
      if (!server) throw new Error('there is no server')
      return use({ url: `http://127.0.0.1:${server.port}`, ...person })
    })
  } finally {
    await postgres.stop()
  }
}

/** @param {string} url
 * @param {string} username */
async function showColumns(url, username) {
  const client = await connect(url, 'bench grid')
  const layout = { columns: SHOWN_COLUMNS.map((id) => ({ id, hidden: false })), density: 'normal' }
  try {
    await client.query(
      `insert into grid_preference (account_id, grid, preference) select id, 'gridPrefCD', $2 from account where username_key = $1
       on conflict (account_id, grid) do update set preference = excluded.preference`,
      [username, JSON.stringify({ layout, sort: [] })],
    )
  } finally {
    await client.end()
  }
}
