// @ts-check
// Portals on the benchmark's own cargo, with a person whose list or sheet is as long as it may be.
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
const COPY = 'grid_portal'

/** @typedef {{ folder: string, web: string, signal: AbortSignal }} Where */
/** @typedef {{ url: string, username: string, password: string }} CargoPortal */

/** Starts the portal of a grid, with the columns that are measured.
 * @template T
 * @param {Where} where
 * @param {GridPage} gridPage
 * @param {(portal: CargoPortal) => Promise<T>} use */
export const withGridPortal = (where, gridPage, use) =>
  withCargoPortal(where, gridPage.cargo, { use, prepare: (url, name) => showColumns(url, name, gridPage) })

/** Starts the portal of a rep whose next voyage is a long sheet.
 * @template T
 * @param {Where} where
 * @param {(portal: CargoPortal) => Promise<T>} use */
export const withSheetPortal = (where, use) => withCargoPortal(where, 'sheet', { use })

/** Starts it, runs a function with it, and always stops it.
 * @template T
 * @param {Where} where
 * @param {keyof typeof cargoOf} cargo
 * @param {{ use: (portal: CargoPortal) => Promise<T>, prepare?: (url: string, username: string) => Promise<void> }} options */
async function withCargoPortal({ folder, web, signal }, cargo, { use, prepare }) {
  const say = (/** @type {string} */ text) => console.log(`  ${text}`)
  const postgres = await startPostgres({ dataFolder: chooseDataFolder(bench, {}), log: say, signal })
  try {
    const { database, ...person } = await cargoOf[cargo](postgres, { say, signal })
    return await withCopy(postgres, database, async (urls) => {
      await prepare?.(urls.superUrl, person.username)
      const { env, ...launch } = portal(urls.appUrl, 'grid portal')
      // only a demo allows a sign-in over http at its own address
      const { PUBLIC_URL: _https, ...rest } = env
      const demo = { ...rest, FAIRWAY_DEMO: 'small', FAIRWAY_WEB: path.resolve(web) }
      return withServers([{ ...launch, env: demo }], { logFolder: folder, signal }, async ([server]) => {
        if (!server) throw new Error('there is no server')
        return use({ url: `http://127.0.0.1:${server.port}`, ...person })
      })
    })
  } finally {
    await postgres.stop()
  }
}

/** Lends a copy of a database: a demo writes rules and people of its own, which other measurements must not find.
 * @template T
 * @param {Postgres} postgres
 * @param {string} database
 * @param {(urls: { superUrl: string, appUrl: string }) => Promise<T>} use */
async function withCopy({ superUrl, appUrl }, database, use) {
  const { at } = await import('../cargo/databases.mjs') // needs packages
  const admin = await connect(superUrl, 'bench grid')
  const drop = () => admin.query(`drop database if exists ${COPY} with (force)`)
  try {
    await drop()
    await admin.query(`create database ${COPY} template ${database} owner fairway strategy file_copy`)
    return await use({ superUrl: at(superUrl, COPY), appUrl: at(appUrl, COPY) })
  } finally {
    await drop()
    await admin.end()
  }
}

/** @type {Record<GridPage['cargo'] | 'sheet', (postgres: Postgres, run: Run) => Promise<Place>>} */
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
  sheet: async (postgres, run) => {
    const { at } = await import('../cargo/databases.mjs')
    const { allocationsDatabase, ensureAllocations, giveAccounts, SHEET_ROWS, VOYAGES } = await import(
      '../cargo/allocations.mjs'
    )
    const { full } = await ensureAllocations(postgres, SHEET_ROWS * VOYAGES, run)
    const database = allocationsDatabase(SHEET_ROWS * VOYAGES)
    await giveAccounts(at(postgres.superUrl, database), full)
    return { database, username: full.username, password: full.password }
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
