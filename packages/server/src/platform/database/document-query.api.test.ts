import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../testing.ts'
import { DocumentClient } from './document-client.ts'
import { queryDocument, queryOctets } from './document-query.ts'
import { jsonInstant, jsonText } from './json-octets.ts'
import { octetsOf } from './octets.ts'

let portal: Portal
let client: pg.Client
beforeAll(async () => {
  portal = await startPortal()
  client = new DocumentClient({ connectionString: portal.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await portal.stop()
})

const ask = async (text: string, values: unknown[] = []) => {
  const { columns, names } = await queryDocument(client, { name: text, text, values }, true)
  return { columns: columns?.map(String), names, last: columns?.at(-1) }
}

it('hands over texts, numbers, lists and yes or no as they are, whatever is in them', async () => {
  const odd = ['FWYU4829130', '', ' ', 'a"b', '\\', '{x,y}', "it's", 'null', '宁波', 'line\nbreak', '\t']
  const { columns, names } = await ask(
    'select to_json($1::text[]), $2::text, $3::int + 1 as more, $4::text is null as none, not $5::boolean as other',
    [odd, 'a"b\\c', 41, null, true],
  )
  expect(names).toEqual(['to_json', 'text', 'more', 'none', 'other'])
  expect(JSON.parse(columns?.[0] ?? '')).toEqual(odd)
  expect(columns?.slice(1)).toEqual(['a"b\\c', '42', 't', 'f'])
})

it('hands over yes and no', async () => {
  expect((await ask('select $1::boolean, not $2::boolean', [true, true])).columns).toEqual(['t', 'f'])
})

it('finds nothing where there is nothing', async () => {
  expect((await ask('select 1 where false')).columns).toBeUndefined()
})

it('tells what the database refuses, and the connection goes on', async () => {
  await expect(ask('select 1 / $1::int as ratio', [0])).rejects.toMatchObject({ code: '22012' })
  await expect(ask('select nonsense')).rejects.toMatchObject({ code: '42703' })
  expect((await ask('select 1 / $1::int as ratio', [1])).columns).toEqual(['1'])
})

it('refuses what it cannot write before anything is sent', async () => {
  await expect(ask('select $1::text', [{ an: 'object' }])).rejects.toThrow(
    'cannot be asked for with this value: object',
  )
  expect((await ask('select 7')).columns).toEqual(['7'])
})

it('is prepared once and answers several calls at once', async () => {
  const replies = await Promise.all([1, 2, 3].map((number) => ask('select $1::int * 2', [number])))
  expect(replies.map(({ columns }) => columns)).toEqual([['2'], ['4'], ['6']])
  const { rows } = await client.query(
    "select count(*)::int from pg_prepared_statements where name = 'select $1::int * 2'",
  )
  expect(rows).toEqual([{ count: 1 }])
})

it('leaves the last column as the bytes that the database sent, however many pieces they come in', async () => {
  const { last, columns } = await ask("select 1, repeat('宁波 Đà Nẵng ', $1::int)", [100_000])
  expect(last).toBeInstanceOf(Buffer)
  expect(columns).toEqual(['1', '宁波 Đà Nẵng '.repeat(100_000)])
})

it('leaves rows of other statements alone, also after a document and after one that failed', async () => {
  const plain = async () => (await client.query("select 1 as one, '宁波' as port, null as none")).rows
  await ask("select '宁波'")
  expect(await plain()).toEqual([{ one: 1, port: '宁波', none: null }])
  await expect(ask('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
  expect(await plain()).toEqual([{ one: 1, port: '宁波', none: null }])
})

it('keeps each answer to itself when the next one comes into the same place', async () => {
  const texts = ['甲', '乙', '丙'].map((sign) => sign.repeat(70_000))
  const replies = await Promise.all(texts.map((text) => ask('select $1::text', [text])))
  expect(replies.map(({ columns }) => columns)).toEqual(texts.map((text) => [text]))
})

const octetsOfRows = async (text: string, values: unknown[] = [], by: pg.Client = client) =>
  (await queryOctets(by, { name: `octets of ${text}`, text, values }, false)).rows

it('hands over all rows with a character for each byte, and rows of other statements as they were', async () => {
  expect(await octetsOfRows("select n, '宁波' as port, null from generate_series(1, 2) n")).toEqual([
    ['1', octetsOf('宁波'), ''],
    ['2', octetsOf('宁波'), ''],
  ])
  expect(await octetsOfRows('select 1 where false')).toEqual([])
  await expect(octetsOfRows('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
  expect((await client.query("select '宁波' as port, null as none")).rows).toEqual([{ port: '宁波', none: null }])
})

it('hands over the same rows where the driver is the usual one', async () => {
  const usual = new pg.Client({ connectionString: portal.databaseUrl })
  await usual.connect()
  expect(await octetsOfRows("select '宁波', null", [], usual)).toEqual([[octetsOf('宁波'), '']])
  await usual.end()
})

it('writes texts and moments as PostgreSQL writes them in JSON', async () => {
  const texts = ['CNNGB', 'a "b" \\', 'tab\t, line\n, bell\u0007 and \u001f', '宁波 Đà Nẵng', '\u007f\u0085', ' ']
  for (const text of texts) {
    const [[plain = '', json] = []] = await octetsOfRows('select $1::text, to_json($1::text)', [text])
    expect(jsonText(plain)).toBe(json)
  }
  const moments = ['2026-11-15T00:00:00Z', '2026-02-28T23:59:59.123456Z', '1999-12-31T23:00:00.5Z']
  await client.query("set timezone = 'UTC'")
  for (const moment of moments) {
    const [[plain = '', json] = []] = await octetsOfRows('select $1::timestamptz, to_json($1::timestamptz)', [moment])
    expect(jsonInstant(plain)).toBe(json)
  }
  expect([jsonText(''), jsonInstant('')]).toEqual(['null', 'null'])
})
