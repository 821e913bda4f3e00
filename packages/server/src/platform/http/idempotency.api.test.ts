import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../testing.ts'

let portal: Portal
let carrier: Record<string, string>
beforeAll(async () => {
  portal = await startPortal()
  carrier = { authorization: `Bearer ${await portal.mintKey()}`, 'content-type': 'application/json' }
})
afterAll(() => portal.stop())

const under = (key: string, headers: Record<string, string> = carrier) => ({ ...headers, 'idempotency-key': key })
const put = (path: string, body: object | string, headers: Record<string, string>) =>
  portal.call('PUT', path, { headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

describe('a write under a key that was used', () => {
  it('is refused when its query is another one: a DELETE does not claim to have deleted what it did not', async () => {
    const mei = await portal.person({ groups: ['BD', 'TD'] })
    const remove = (grid: string, key: string) =>
      portal.call('DELETE', `/api/bookings/prefs?grid=${grid}`, { headers: under(key, mei.headers) })
    const first = await remove('gridPrefCD', 'delete-0001')
    expect(first.status).toBe(200)
    const other = await remove('gridPrefBD', 'delete-0001')
    expect([other.status, other.json.errorCode]).toEqual([400, 'GE0012'])
    expect((await remove('gridPrefCD', 'delete-0001')).json).toEqual(first.json)
    expect((await remove('gridPrefBD', 'delete-0002')).status).toBe(200)
  })

  it('is the same whatever the order of its parts and the writing of its address', async () => {
    const cursor = (name: string) => `/carrier/v1/cursors/${name}`
    const first = await put(cursor('place'), '{"value":{"a":1,"b":"x"}}', under('cursor-0001'))
    expect(first.status).toBe(200)
    for (const path of [cursor('place'), cursor('pl%61ce'), `${cursor('place')}/`]) {
      const again = await put(path, '{"value": {"b":"x","a":1}}', under('cursor-0001'))
      expect([again.status, again.text]).toEqual([200, first.text])
    }
    const other = await put(cursor('place'), '{"value":{"a":1,"b":"y"}}', under('cursor-0001'))
    expect([other.status, other.json.errorCode]).toEqual([400, 'GE0012'])
  })
})

describe('the answer that waits for a second try', () => {
  const url = 'https://edi.carrier.example/fairway'
  const stored = async () => JSON.stringify((await portal.pool.raw.query('select * from idempotency_record')).rows)

  it('holds no secret that can be read in the database, and is the same answer', async () => {
    const made = await put('/carrier/v1/webhook', { url, newSecret: true }, under('webhook-0001'))
    expect(made.json.secret).toMatch(/^fwh_/)
    const rows = await stored()
    expect(rows).toContain('webhook-0001')
    expect(rows).not.toContain(made.json.secret)
    expect(rows).not.toContain('fwh_')
    expect((await put('/carrier/v1/webhook', { url, newSecret: true }, under('webhook-0001'))).json).toEqual(made.json)
  })

  it('is lost with the secret that sealed it, and what was done is not done again', async () => {
    const made = await put('/carrier/v1/webhook', { url, newSecret: true }, under('webhook-0002'))
    await portal.pool.raw.query(
      "update idempotency_record set sealed_body = reverse(sealed_body) where key = 'webhook-0002'",
    )
    const again = await put('/carrier/v1/webhook', { url, newSecret: true }, under('webhook-0002'))
    expect([again.status, again.json.errorCode]).toEqual([409, 'GE0007'])
    expect((await put('/carrier/v1/webhook', { url }, carrier)).json.secret).toBeNull()
    expect(made.status).toBe(200)
  })
})

describe('text that is no UTF-8', () => {
  const broken = (text: string) => {
    const [before = '', after = ''] = text.split('?')
    return Buffer.concat([Buffer.from(before), Buffer.from([0xe4, 0xbd]), Buffer.from(after)])
  }
  const refused = [400, 'GE0012']

  it('is refused in JSON and not stored as something that nobody wrote', async () => {
    const { status, json } = await portal.call('PUT', '/carrier/v1/cursors/text', {
      headers: carrier,
      body: broken('{"value":{"name":"a?b"}}'),
    })
    expect([status, json.errorCode]).toEqual(refused)
    expect((await portal.get('/carrier/v1/cursors/text', carrier)).text).not.toContain('�')
  })

  it('is refused line by line in a bulk call, and the good lines are taken', async () => {
    const line = (ref: string, name: string) => JSON.stringify({ ref, name, address: 'x', country: 'CN' })
    const { status, json } = await portal.call('POST', '/carrier/v1/organisations', {
      headers: { ...carrier, 'content-type': 'application/x-ndjson' },
      body: broken(`${line('A1', 'good')}\n\n${line('B2', 'bad ?')}\n${line('C3', '宁波')}`),
    })
    expect(status).toBe(200)
    expect(json).toMatchObject({ accepted: 2, rejected: [{ line: 3, errorCode: 'GE0012' }] })
    const { rows } = await portal.pool.raw.query("select ref, name from organisation where ref in ('A1', 'B2', 'C3')")
    expect(rows).toEqual([
      { ref: 'A1', name: 'good' },
      { ref: 'C3', name: '宁波' },
    ])
  })

  it.each([
    '/api/cargopub/search?type=container&q=%ff',
    '/api/cargopub/search?type=container&q=A%E4%BD',
    '/api/cargopub/search?type=container&q=%zz',
    '/carrier/v1/cursors/%ff',
    '/carrier/v1/cursors/%C0%AF',
  ])('is refused in an address: %s', async (path) => {
    const { status, json } = await portal.get(path, carrier)
    expect([status, json.errorCode]).toEqual(refused)
  })
})
