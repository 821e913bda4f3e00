import type { z } from 'zod'
import { BigFigure, ContainerNumber, Day, Id, IdInQuery } from '../shared/scalar.schema.ts'
import type { Endpoint } from './endpoint.ts'

const INT4 = 2_147_483_647
/** Numbers that may exceed int4: row ids are bigint, and a BigFigure is only stored and returned. */
const BEYOND_INT4 = new Set<z.core.$ZodType>([Id, IdInQuery, BigFigure])
/** Texts whose own rule accepts a single length. */
const BY_RULE = new Set<z.core.$ZodType>([Day, ContainerNumber])
const UNSTORABLE = ['\ud800', 'a\udc00', 'a\u0000', '/\ud800', '2026\u0000']

/** Lists each place where a call accepts something that PostgreSQL cannot store or that has no limit. */
export const openPlaces = (call: Endpoint): string[] =>
  (['params', 'query', 'body', 'lines'] as const).flatMap((part) => {
    const schema = call[part]
    return schema ? placesIn(schema, part) : []
  })

function placesIn(schema: z.core.$ZodType, at: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema of the contract is one of zod's own kinds
  switch (def.type) {
    case 'object': {
      const rest = def.catchall && def.catchall._zod.def.type !== 'never' ? placesIn(def.catchall, `${at}.*`) : []
      return [...rest, ...Object.entries(def.shape).flatMap(([name, field]) => placesIn(field, `${at}.${name}`))]
    }
    case 'array':
      return [...(hasLength(def) ? [] : [`${at}: a list without end`]), ...placesIn(def.element, `${at}[]`)]
    case 'record':
      return [...placesIn(def.keyType, `${at}{name}`), ...placesIn(def.valueType, `${at}{}`)]
    case 'union':
      return def.options.flatMap((one) => placesIn(one, at))
    case 'pipe':
      return placesIn(def.in, at)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch': // what does not fit becomes a value of ours
      return placesIn(def.innerType, at)
    case 'string':
      return checkTextSchema(schema).map((problem) => `${at}: ${problem}`)
    case 'number':
      return checkNumberSchema(schema).map((problem) => `${at}: ${problem}`)
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return []
    default:
      return [`${at}: ${def.type}, of which nothing is known`]
  }
}

const accepts = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value).success // zod's own parser
const checksOf = (def: z.core.$ZodTypeDef) =>
  (def.checks ?? []).map(({ _zod }) => _zod.def as { check: string; pattern?: RegExp }) // a pattern where it is a format
const hasLength = (def: z.core.$ZodTypeDef) =>
  checksOf(def).some(({ check }) => check === 'max_length' || check === 'length_equals')

/** A pattern that repeats nothing without a limit. */
const ends = ({ source }: RegExp) => !/[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]])*\]/g, 'x'))

function checkTextSchema(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod
  const own = (def as { pattern?: RegExp }).pattern // of a format, such as an uuid
  const patterns = [...(own ? [own] : []), ...checksOf(def).flatMap(({ pattern }) => pattern ?? [])]
  const isBounded = hasLength(def) || patterns.some(ends) || BY_RULE.has(schema)
  return [
    ...(isBounded ? [] : ['a text without end']),
    ...(UNSTORABLE.some((text) => accepts(schema, text)) ? ['half of a character, or none'] : []),
  ]
}

function checkNumberSchema(schema: z.core.$ZodType): string[] {
  const isLarge = accepts(schema, INT4 + 1) || accepts(schema, -INT4 - 2) || accepts(schema, 1e300)
  return isLarge && !BEYOND_INT4.has(schema) ? ['a number without bounds'] : []
}
