// @ts-check
// A portal on the benchmark's own cargo, with a person whose list is as long as a list may be.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseDataFolder } from '../../tools/postgres/folder.mjs'
import { connect } from '../../tools/postgres/owner.mjs'
import { startPostgres } from '../../tools/postgres.mjs'
import { portal, withServers } from '../load/servers.mjs'

/** @typedef {import('./grid-pages.mjs').GridPage} GridPage */
/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */
/** @typedef {{ say: (text: string) => void, signal: AbortSignal }} Run */
/** @typedef {{ database: string, username: string, password: string }} Place */

const bench = fileURLToPath(new URL('..', import.meta.url))
const CARGO = 10_000

/** Starts it, runs a function with it, and always stops it.
 * @template T
 * @param {{ folder: string, web: string, signal: AbortSignal }} where
 * @param {GridPage} gridPage
 * @param {(portal: { url: string, username: string, password: string }) => Promise<T>} use */
export async function withGridPortal({ folder, web, signal }, gridPage, use) {
  const { at } = await import('../cargo/databases.mjs') // needs packages
  const say = (/** @type {string} */ text) => console.log(`  ${text}`)
  const postgres = await startPostgres({ dataFolder: chooseDataFolder(bench, {}), log: say, signal })
  try {
    const { database, ...person } = await cargoOf[gridPage.cargo](postgres, { say, signal })
    await showColumns(at(postgres.superUrl, database), person.username, gridPage)
    const { env, ...launch } = portal(at(postgres.appUrl, database), 'grid portal')
    // only a demo allows a sign-in over http at its own address
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

/** @type {Record<GridPage['cargo'], (postgres: Postgres, run: Run) => Promise<Place>>} */
const cargoOf = {
  fleet: async (postgres, run) => {
    const { at, ensureCargo, nameOf, setClock } = await import('../cargo/databases.mjs')
    const { ensureFleet } = await import('../cargo/fleet.mjs')
    await ensureCargo(postgres, CARGO, run)
    await setClock(postgres, [CARGO])
    const database = nameOf(CARGO)
    const { username, password } = await ensureFleet(at(postgres.superUrl, database), 'fleet')
    return { database, username, password }
  },
  bookings: async (postgres, run) => {
    const { bookingsDatabase, ensureBookings } = await import('../cargo/bookings.mjs')
    const { username, password } = (await ensureBookings(postgres, CARGO, run)).full
    return { database: bookingsDatabase(CARGO), username, password }
  },
}

/** @param {string} url
 * @param {string} username
 * @param {GridPage} gridPage */
async function showColumns(url, username, { grid, columns }) {
  const client = await connect(url, 'bench grid')
  const layout = { columns: columns.map((id) => ({ id, hidden: false })), density: 'normal' }
  try {
    await client.query(
      `insert into grid_preference (account_id, grid, preference) select id, $3, $2 from account where username_key = $1
       on conflict (account_id, grid) do update set preference = excluded.preference`,
      [username, JSON.stringify({ layout, sort: [] }), grid],
    )
  } finally {
    await client.end()
  }
}
