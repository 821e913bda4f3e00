// @ts-check
// The minimal server that writes the answers of the two public calls itself, as the portal does: node:http, the driver's
// plain pool, the statements that the portal has today, and the portal's own code that makes an answer of their rows, with
// names and tickets. It checks nothing, limits nothing and logs nothing.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { parse } from 'node:querystring'
import { readWriter } from '../cargo/product.mjs'

/** @typedef {{ name: string, text: string, values: unknown[] }} Query */
/** @typedef {{ found: object, body: unknown }} Written */
/** @typedef {{ put: (rows: string[][], names: unknown) => Written }} Writing */
/** @type {typeof import('pg')} */
const pg = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg')

const { DATABASE_URL = '', PORT = '0' } = process.env
const { cargo, KnownNames, JsonOf, octetsOf, withTickets } = await readWriter()
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c timezone=UTC -c jit=off' })
const names = new KnownNames()
const settings = { secrets: ['for-measuring-only'], sessionSeconds: 0 }
const silentMinutes = 15
/** Values as text, a character for each byte, as the portal puts them together. */
const types = { getTypeParser: () => octetsOf }

/** What the repository of the two calls needs of a database, and what looks up names that are not known yet. */
const db = {
  /** @param {unknown} _row
   * @param {Query} query */
  many: async (_row, { text, values }) => {
    const { rows } = await pool.query(text, values)
    return rows.map((row) => ({ ...row, version: Number(row.version) }))
  },
  /** @param {Writing} writing
   * @param {Query} query */
  namedDocument: async ({ put }, query) => {
    const { rows } = await pool.query({ ...query, types, rowMode: 'array' })
    if (rows.length === 0) return undefined
    const texts = rows.map((/** @type {(string | null)[]} */ row) => row.map((value) => value ?? ''))
    const version = Number(texts[0]?.at(-1))
    const { found, body } = await names.write(db, version, (/** @type {unknown} */ known) => put(texts, known))
    return { ...found, body: new JsonOf(body) }
  },
}

/** @param {string} url */
async function find(url) {
  const { q = '', bookingNo, containerNo } = parse(url.slice(url.indexOf('?') + 1))
  if (!url.startsWith('/api/cargopub/search')) {
    const page = await cargo.getPublic(db, { bookingNo, containerNo, silentMinutes })
    return page && withTickets(page.body, [bookingNo], settings)
  }
  const search = { numbers: String(q).split(','), unknownCode: 'CS0001', oldCode: 'CS0006', silentMinutes }
  const list = await cargo.searchPublic(db, 'container', search)
  return withTickets(list.body, list.bookings, settings)
}

const server = createServer(async (request, response) => {
  request.resume()
  try {
    const answer = await find(request.url ?? '')
    if (!answer) return void response.writeHead(404).end()
    const { content } = answer
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': content.length })
      .end(content.text, 'latin1')
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.send?.({ type: 'ready', url: `http://127.0.0.1:${address.port}` })
})
process.on('disconnect', () => process.exit())
