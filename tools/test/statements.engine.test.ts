import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareJobs } from '../../packages/server/src/platform/database/jobs.ts'
import { migrate } from '../../packages/server/src/platform/database/migrations.ts'
import { isFixture, isTest, listFiles, readSource } from '../checks/source-files.ts'

/** The oldest supported engine. Statements that ran on the newest one are only prepared here: tables, columns,
 * functions and types are resolved, so that statements which this engine does not support are found. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const { FAIRWAY_TEST_DATABASE_URL: superUrl = '', FAIRWAY_TEST_STATEMENTS: record = '' } = process.env

let client: pg.Client
beforeAll(async () => {
  const admin = new pg.Client({ connectionString: superUrl })
  await admin.connect()
  await admin.query('drop database if exists statements')
  await admin.query('create database statements')
  await admin.end()
  const url = Object.assign(new URL(superUrl), { pathname: '/statements' }).href
  await migrate(url)
  await prepareJobs(url)
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterAll(() => client?.end())

/** Sends the text as the server does, without parameter types, and returns the engine's error. */
const prepare = (text: string) =>
  new Promise<string | undefined>((done) => {
    client.query({
      submit: (connection: pg.Connection) => {
        connection.parse({ name: '', text, types: [] }, false)
        connection.sync()
      },
      handleError: (error: Error) => done(error.message),
      handleReadyForQuery: () => done(undefined),
    })
  })

const recorded = () =>
  readFileSync(record, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => String(JSON.parse(line)))

/** The literal parts of all SQL in the server; composed statements contain them unchanged. */
function sqlParts() {
  const parts = new Map<string, string>()
  const files = listFiles(root).filter((file) => /^packages\/server\/src\/.*\.ts$/.test(file))
  for (const file of files.filter((name) => !isTest(name) && !isFixture(name) && !name.endsWith('/testing.ts')))
    new Visitor({
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier' || tag.name !== 'sql') return
        for (const { value } of quasi.quasis) if (value.cooked?.trim()) parts.set(value.cooked, file)
      },
    }).visit(parseSync(file, readSource(root, file)).program)
  return parts
}

it('has a record of every statement of the server', () => {
  const all = [...new Set(recorded())].join('\n\n')
  const parts = sqlParts()
  expect(parts.size).toBeGreaterThan(500)
  const missing = [...parts].filter(([part]) => !all.includes(part))
  expect(missing.map(([part, file]) => `${file} is run by no API test: ${part.trim()}`)).toEqual([])
})

it('can prepare every statement that runs on the newest engine', async () => {
  const refused: string[] = []
  for (const text of recorded()) {
    const problem = await prepare(text)
    if (problem) refused.push(`${problem}: ${text}`)
  }
  expect(refused).toEqual([])
})

it.each([
  ['a function', 'select any_value(ref) from organisation'],
  ['a clause', 'delete from organisation where ref = $1 returning old.ref'],
  ['a column', 'select shoe_size from organisation where ref = $1'],
])('refuses %s that it does not know', async (_what, text) => expect(await prepare(text)).toMatch(/not exist|missing/))
