// @ts-check
// The minimal server for the two public calls and a person's list: node:http, the same driver, the same prepared
// statements. It has no authentication: the person is part of the statement.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { parse } from 'node:querystring'
import { brotliCompressSync, constants } from 'node:zlib'
import { fillIn, placeholders } from '../cargo/floor-server.mjs'

/** @typedef {import('../cargo/product.mjs').Statement} Statement */
/** @type {typeof import('pg')} */
const pg = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg')

const { DATABASE_URL = '', FLOOR_STATEMENTS = '{}' } = process.env
/** @type {Record<'search' | 'detail', Statement> & { list?: Statement }} */
const { search, detail, list } = JSON.parse(FLOOR_STATEMENTS)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c timezone=UTC -c jit=off' })
const brotli = (/** @type {number} */ size) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** @param {string} text */
function pack(text) {
  const bytes = Buffer.from(text)
  return brotliCompressSync(bytes, brotli(bytes.length))
}

/** @param {string} url */
function statementFor(url) {
  if (list) return { name: 'list', ...list }
  const { q = '', bookingNo, containerNo } = parse(url.slice(url.indexOf('?') + 1))
  return url.startsWith('/api/cargopub/search')
    ? { name: 'search', text: search.text, values: fillIn(search, { [placeholders.numbers]: String(q).split(',') }) }
    : {
        name: 'detail',
        text: detail.text,
        values: fillIn(detail, { [placeholders.bookingNo]: bookingNo, [placeholders.containerNo]: containerNo }),
      }
}

const server = createServer(async (request, response) => {
  request.resume()
  try {
    const { rows } = await pool.query(statementFor(request.url ?? ''))
    const isPacked = request.headers['accept-encoding'] === 'br'
    const body = isPacked ? pack(rows[0].body) : rows[0].body
    response
      .writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        ...(isPacked ? { 'content-encoding': 'br' } : {}),
      })
      .end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.send?.({ type: 'ready', url: `http://127.0.0.1:${address.port}` })
})
process.on('disconnect', () => process.exit())
