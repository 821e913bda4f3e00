// @ts-check
// The minimal server for the two public calls and a person's list: node:http, the same driver, the same prepared
// statements. The person is part of the statement. It knows nobody, or on request looks up who calls: their session by
// its key in a round trip of its own, and its cookie. It checks no signature, no groups and no rights.
import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { parse } from 'node:querystring'
import { brotliCompressSync, constants } from 'node:zlib'
import { fillIn, placeholders } from '../cargo/floor-server.mjs'

/** @typedef {import('../cargo/product.mjs').Statement} Statement */
/** @type {typeof import('pg')} */
const pg = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg')

const { DATABASE_URL = '', FLOOR_STATEMENTS = '{}', FLOOR_KNOWS_CALLER } = process.env
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

const SESSION = `
  select s.cookie_hash, a.username, a.groups, array(select o.organisation_id from account_organisation o where o.account_id = a.id) as organisations
    from session s join account a on a.id = s.account_id where s.id = $1 and s.ended_at is null and s.ends_at > now()`

/** Whether the token names a session that goes on and that the cookie belongs to.
 * @param {import('node:http').IncomingHttpHeaders} headers */
async function isKnown({ authorization = '', cookie = '' }) {
  const { sid } = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString())
  const { rows } = await pool.query({ name: 'session', text: SESSION, values: [sid] })
  return rows[0]?.cookie_hash.equals(hash('sha256', cookie.slice(cookie.indexOf('=') + 1), 'buffer')) ?? false
}

const server = createServer(async (request, response) => {
  request.resume()
  try {
    if (FLOOR_KNOWS_CALLER && !(await isKnown(request.headers))) return void response.writeHead(401).end()
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
