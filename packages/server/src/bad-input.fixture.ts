import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { cutText } from '@fairway/contract/shared/cut-text'
import { extremesOf, type Known, type Leaf, sampleOf } from './sample-input.fixture.ts'

/** One request as it goes over the line. */
export interface BadInput {
  path: string
  body?: string | Buffer | undefined
  type?: string | undefined
}

/** Numbers that JSON can write and JavaScript cannot: they stand as they are in a body. */
const raw = (number: string) => `\u0001${number}\u0001`
const serialize = (value: unknown) => (JSON.stringify(value) ?? '').replace(/"\\u0001([^"\\]*)\\u0001"/g, '$1')

const CURSORS = ['2026-02-30T00:00:00Z_1', '0000-01-01T00:00:00Z_1', '2026-01-01T25:61:61Z_1', '2026-01-01T00:00:00Z_99999999999999999999', '2026-01-01T00:00:00Z_', 'x_y'] // biome-ignore format: one list
const TEXTS = [
  '', ' ', '\u0000', 'a\ud800', '\udc00', '𠮷野家', 'x'.repeat(5000), '𠮷'.repeat(3000), '2026-02-30', '0000-01-01', '0000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z', '9999-12-31T23:59:59Z', '10000-01-01', '-infinity', 'now', "' or 1=1 --", '<img src=x onerror=alert(1)>', '../../etc/passwd',
  '%00', '1e309', 'NaN', 'Infinity', '-0', '９９', '__proto__', 'constructor', '{{key0}}', '99999999999999999999', '9223372036854775808',
  '2147483648', '-1', '0x10', 'null', '‮abc', 'a\nb', '00000000-0000-0000-0000-000000000000', '\\', '%', '_', ...CURSORS,
] // biome-ignore format: one list
const NUMBERS = [
  2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 53 - 1, 1e21, 1e308, -1, 0, 0.5, raw('9223372036854775808'), raw('1e999'), raw('-0'), raw('123456789012345678901234567890'),
] // biome-ignore format: one list
const OTHERS = [null, true, [], {}, [[]], { a: 1 }, [null], 7, 'x', { __proto__x: 1 }]

/** Bodies that are no document at all, or not the one that is wanted. */
const bodies = (good: string): (string | Buffer)[] => [
  '', ' ', 'null', 'true', '1', '""', '[]', '{}', '[{}]', '{', `${good}x`, good.slice(0, -1), `\ufeff${good}`, '{"a":1,"a":2}', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`, `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, good.replace('{', '{"unknown":1,'), good.replace('{', '{"\\ud800":1,'), good.replace('{', '{"":1,'), good.replace('{', '{"unknown":"\\u0000",'),
  Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), Buffer.concat([Buffer.from(good.slice(0, -1)), Buffer.from([0xc3, 0x28])]), Buffer.from([0, 1, 2, 3]), 'a=1&b=2', '<xml/>',
] // biome-ignore format: one list
const QUERIES = [
  '', 'unknown=1', '__proto__=1', 'constructor=x', 'id=%', 'id=%ff', 'id=%ED%A0%80', 'id=%00', 'id[]=1', 'id=1&id=2', 'a.b=1', '=', '&&&', '?', '%00=1', `x=${'y'.repeat(4000)}`,
] // biome-ignore format: one list

/** A generator that says the same again for the same seed. */
export function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** So many of them, in another order. */
    some: <T>(all: readonly T[], count: number): T[] =>
      all
        .map((value) => ({ value, at: next() }))
        .sort((one, other) => one.at - other.at)
        .slice(0, count)
        .map(({ value }) => value),
  }
}
type Random = ReturnType<typeof randomOf>

/** The same with another value at one place. */
function replaced(value: unknown, [step, ...rest]: Leaf['path'], by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value)) return value.map((part, at) => (at === step ? replaced(part, rest, by) : part))
  const fields = value as Record<string, unknown> // the path leads through what was sampled
  return { ...fields, [step]: replaced(fields[step], rest, by) }
}
function removed(value: unknown, path: Leaf['path']): unknown {
  const name = path.at(-1)
  const holder = path.slice(0, -1)
  const inside = holder.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], value) // as above
  if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) return value
  return replaced(value, holder, Object.fromEntries(Object.entries(inside).filter(([field]) => field !== name)))
}

/** Of all that is bad what hurts most at such a place: each place gets its turn with these first. */
const SHARP_TEXTS = ['a\ud800', '𠮷野家', '0000-01-01', '2026-02-30', '0000-01-01T00:00:00Z', '9223372036854775808', ...CURSORS.slice(0, 2)] // biome-ignore format: one list
const SHARP_NUMBERS = [2 ** 31, 2 ** 53 - 1, -(2 ** 31) - 1, raw('9223372036854775808')]
const sharpFor = ({ schema }: Leaf): unknown[] =>
  ({ string: SHARP_TEXTS, number: SHARP_NUMBERS })[String(schema._zod.def.type)] ?? []

const badFor = ({ schema }: Leaf): unknown[] => {
  const { type } = schema._zod.def
  if (type === 'string') return [...TEXTS, ...OTHERS, ...NUMBERS]
  if (type === 'number') return [...NUMBERS, ...OTHERS, ...TEXTS]
  if (type === 'array') return [Array(20_000).fill('x'), Array(3).fill({}), 'x', {}, null, [[[]]], ['__proto__'], Array(5000).fill(null)]
  return [...OTHERS, ...TEXTS.slice(0, 12), raw('1e999')]
} // biome-ignore format: one list each

/** Documents with something wrong in one place, and at the end some that are as large as they may be. */
function documents(schema: Parameters<typeof sampleOf>[0], known: Known, { random, count }: Draw): unknown[] {
  const { value, leaves } = sampleOf(schema, known)
  const withEach = (bad: (leaf: Leaf) => unknown[]) =>
    leaves.flatMap((leaf) => bad(leaf).map((one) => () => replaced(value, leaf.path, one)))
  const missing = leaves
    .filter(({ path }) => path.length > 0)
    .map(
      ({ path }) =>
        () =>
          removed(value, path),
    )
  const large = withEach(({ schema: leafSchema }) => extremesOf(leafSchema))
  const chosen = [
    ...random.some(withEach(sharpFor), count / 2),
    ...random.some(withEach(badFor), count / 2),
    ...random.some(missing, 6),
    ...random.some(large, 12),
  ]
  return [value, ...chosen.map((make) => make())]
}
interface Draw {
  random: Random
  count: number
}

/** What an address can carry of a value; half of a character as the bytes that it would be. */
const inAddress = (value: unknown) => {
  const text = cutText(typeof value === 'string' ? value.replaceAll('\u0001', '') : serialize(value), 1000)
  return text.split(/(\p{Cs})/u).map((part) => (/^\p{Cs}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part))).join('')
} // biome-ignore format: one thought
const asQuery = (document: unknown) =>
  Object.entries(document as object)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${inAddress(value)}`)
    .join('&')
const asPath = (path: string, document: unknown) =>
  path.replace(/:(\w+)/g, (_, name: string) => inAddress((document as Record<string, unknown>)[name]) || '%20')

/** Bad inputs of one call, made from its own schemas, at least so many; the first ones have nothing wrong. */
export function badInputsOf(call: Endpoint, known: Known, { random, count }: Draw): BadInput[] {
  const draw = { random, count }
  const sampled = { params: call.params && sampleOf(call.params, known).value, query: call.query && sampleOf(call.query, known).value }
  const path = call.params ? asPath(call.path, sampled.params) : call.path
  const query = sampled.query ? `?${asQuery(sampled.query)}` : ''
  const ofParams = call.params ? documents(call.params, known, draw).map((params) => ({ path: `${asPath(call.path, params)}${query}` })) : []
  const ofQuery = [
    ...(call.query ? documents(call.query, known, draw).map((one) => `${path}?${asQuery(one)}`) : []),
    ...[...QUERIES, ...TEXTS.map((text) => `unknown=${inAddress(text)}`)].map((one) => `${path}?${one}`),
  ].map((address): BadInput => ({ path: address }))
  const schema = call.lines ?? call.body
  const type = call.lines ? 'application/x-ndjson' : call.bytes ? 'application/octet-stream' : 'application/json'
  const inBody = (body: string | Buffer): BadInput => ({ path: `${path}${query}`, body, type })
  const good = schema ? serialize(sampleOf(schema, known).value) : '{}'
  const asLines = (one: unknown) => (call.lines ? `${serialize(one)}\n${good}` : serialize(one))
  const ofBody = schema ? documents(schema, known, draw).map((one) => inBody(asLines(one))) : []
  const noBody = call.method === 'GET' ? [] : [...bodies(good).map(inBody), { ...inBody(good), type: 'text/plain' }, { ...inBody(good), type: 'x' }, { path }]
  const parts = [ofParams, ofQuery, ofBody, noBody].filter((part) => part.length > 0)
  const chosen = parts.map((part) => [...part.slice(0, 1), ...random.some(part.slice(1), Math.ceil(count / parts.length))])
  const others = parts.flatMap((part, at) => part.filter((one) => !chosen[at]?.includes(one)))
  const all = chosen.flat()
  return withBodies(call, [...all, ...random.some(others, Math.max(0, count - all.length))], inBody(good))
} // biome-ignore format: in the order of a request

/** Calls that take a body have one also where their address is what is wrong. */
const withBodies = ({ method, body, lines, bytes }: Endpoint, inputs: BadInput[], good: BadInput) =>
  method === 'GET' || !(body || lines || bytes) ? inputs : inputs.map((input) => (input.body === undefined && input.type === undefined ? { ...good, path: input.path } : input)) // biome-ignore format: one thought
