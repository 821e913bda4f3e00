import { readdirSync, readFileSync } from 'node:fs'
import { calls } from '@fairway/contract/calls'
import { outboxTopics } from '@fairway/contract/carrier/outbox.values'
import { carrierScopes } from '@fairway/contract/kit/access'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { describe, expect, it } from 'vitest'
import { settingNames } from './platform/settings.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const [operations, security, carrierApi] = ['operations', 'security', 'carrier-api'].map((name) =>
  read(`../../../docs/${name}.md`),
) as [string, string, string] // as many as names

/** The cells of every row of the tables of a text. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
const quotedIn = (cell: string | undefined) => [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted)
const known: readonly Endpoint[] = calls

describe('the operator’s manual', () => {
  it('explains every setting', () => {
    const explained = rowsOf(operations).flatMap(([name]) => quotedIn(name))
    const isExplained = (name: string) =>
      explained.some((one) => one === name || (one.endsWith('…') && name.startsWith(one.slice(0, -1))))
    expect(settingNames.filter((name) => !isExplained(name))).toEqual([])
  })

  it('says how long each table is kept that is cleaned up, and names no other', () => {
    const folder = new URL('platform/database/migrations/', import.meta.url)
    const statements = readdirSync(folder)
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .flatMap((text) => [...text.matchAll(/insert into retention_rule values([^;]*);/g)].map(([, rows = '']) => rows))
    const rules = statements.flatMap((rows) =>
      [...rows.matchAll(/\('(\w+)', '\w+', (\d+)\)/g)].map(([, table, days]) => `${table} ${days}`),
    )
    const [, retention = ''] = operations.split('**Retention.**')
    const explained = rowsOf(retention.split('\n## ')[0] ?? '').flatMap(([tables, days]) =>
      quotedIn(tables).map((table) => `${table} ${days?.split(' ')[0]}`),
    )
    expect(explained.sort()).toEqual(rules.sort())
  })

  it('lists the metrics of the portal', () => {
    const measured = [...read('platform/monitoring/metrics.ts').matchAll(/name: '(fairway_\w+)'/g)].map(
      ([, name]) => name,
    )
    expect(rowsOf(operations).flatMap(([name]) => quotedIn(name))).toEqual(expect.arrayContaining(measured))
  })

  it('names the scopes of a carrier’s key', () => {
    expect(quotedIn(/^Scopes: .*$/m.exec(operations)?.[0])).toEqual(carrierScopes)
  })
})

describe('the manual of security', () => {
  it('lists everything that is public', () => {
    const listed = rowsOf(security.split('## Accounts and sessions')[0] ?? '').flatMap(([cell]) => quotedIn(cell))
    const isListed = (path: string) =>
      listed.some((one) => one === path || (one.endsWith('…') && path.startsWith(one.slice(0, -1))))
    const open = known.filter(({ allow }) => allow.kind === 'public').map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
    expect(open.filter((path) => !isListed(path))).toEqual([])
  })
})

describe('the manual for carriers', () => {
  const carriers = known.flatMap((call) => (call.allow.kind === 'carrier' ? [{ call, scope: call.allow.scope }] : []))
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`

  it('lists every call with its scope, and no other', () => {
    const listed = rowsOf(carrierApi).filter(([call]) => call?.includes('`') && call.includes(' /carrier/v1/'))
    expect(listed.map(([call, scope]) => [...quotedIn(call), ...quotedIn(scope)].join(', ')).sort()).toEqual(
      carriers.map(({ call, scope }) => `${nameOf(call)}, ${scope}`).sort(),
    )
  })

  it('lists every topic of the outbox', () => {
    const topics = rowsOf(carrierApi).flatMap(([cell]) => quotedIn(cell))
    expect(topics).toEqual(expect.arrayContaining([...outboxTopics]))
  })

  /** What is sent to each call in the examples: lines, or a document. */
  const examples = [
    ...carrierApi.matchAll(/^curl (?:-X \w+ )?"?http:\/\/127\.0\.0\.1:8080([^\s"?]+)((?:.|\n)*?)(?=^curl |^```)/gm),
  ].map(([, path = '', rest = '']) => ({
    path,
    lines: (/<<'END'\n((?:.|\n)*?)\nEND$/m.exec(rest)?.[1] ?? '').split('\n').filter((line) => line !== ''),
    body: /-d '(\{.*\})'/.exec(rest)?.[1],
  }))
  const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`)

  it('has an example for every call that takes lines, and each is accepted', () => {
    const bulk = carriers.flatMap(({ call }) => (call.lines ? [{ path: call.path, lines: call.lines }] : []))
    const sent = (path: string) => examples.filter((one) => one.path === path).flatMap(({ lines }) => lines)
    expect(bulk.filter(({ path }) => sent(path).length === 0).map(({ path }) => path)).toEqual([])
    const refused = bulk.flatMap(({ path, lines }) =>
      sent(path).flatMap(
        (line) => lines.safeParse(JSON.parse(line)).error?.issues.map((issue) => [path, line, issue]) ?? [],
      ),
    )
    expect(refused).toEqual([])
  })

  it('has examples of documents that are accepted', () => {
    const documents = examples.flatMap(({ path, body }) => (body ? [{ path, body }] : []))
    const refused = documents.flatMap(({ path, body }) => {
      const takers = carriers.filter(({ call }) => call.body && patternOf(call).test(path))
      const issues = takers.flatMap(({ call }) => call.body?.safeParse(JSON.parse(body)).error?.issues ?? [])
      return takers.length === 0 ? [`${path} takes nothing`] : issues.map((issue) => `${path} ${issue.path.join('.')}`)
    })
    expect([documents.length > 4, refused]).toEqual([true, []])
  })
})
