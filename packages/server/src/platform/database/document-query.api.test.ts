import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../testing.ts'
import { DocumentClient } from './document-client.ts'
import { queryDocument } from './document-query.ts'

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
