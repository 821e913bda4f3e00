import type { z } from 'zod'

/** Values that this portal knows, by the name of the field that takes them; the rest is made up. */
export type Known = Readonly<Record<string, unknown>>

/** One text of each form that the contract asks for somewhere. */
const TEXTS = [
  'a', 'A', '1', 'AB', 'CN', 'CNNGB', 'USD', '45G1', 'FWYU4829130', '3104482', 'FWYL310448201', 'FW00000001', '2026-11-20',
  '2026-11-20T00:00:00Z', '0b5a4f4e-6d0c-4c8e-9b57-6a4c2f1d9e10', '12.5', '-5', 'Asia/Shanghai', '#1a2b3c', 'https://carrier.example/x', '/',
] // biome-ignore format: one list

/** Where a value stands in a body or query, and what is asked of it there. */
export interface Leaf {
  path: readonly (string | number)[]
  schema: z.core.$ZodType
}

const accepts = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value).success // zod's own parser

const isObject = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Something that a schema takes, with the known values where their names stand, and every place in it. */
export function sampleOf(schema: z.core.$ZodType, known: Known) {
  const leaves: Leaf[] = []
  return { value: sample(schema, { known, leaves, path: [] }), leaves }
}

interface Walk {
  known: Known
  leaves: Leaf[]
  path: readonly (string | number)[]
}

function sample(schema: z.core.$ZodType, walk: Walk): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema of the contract is one of zod's own kinds
  const name = String(walk.path.at(-1))
  const knownValue = walk.known[name]
  const within = isObject(knownValue) ? { ...walk.known, ...knownValue } : walk.known
  const step = (inner: z.core.$ZodType, part: string | number) =>
    sample(inner, { ...walk, known: within, path: [...walk.path, part] })
  if (knownValue === null && accepts(schema, null)) return null
  if (def.type === 'object')
    return Object.fromEntries(Object.entries(def.shape).map(([field, inner]) => [field, step(inner, field)]))
  if (def.type === 'array') {
    walk.leaves.push({ path: walk.path, schema })
    const [first, ...rest] = Array.isArray(knownValue) ? knownValue : [knownValue]
    const known = { ...walk.known, ...(isObject(first) ? first : {}), 0: first }
    return [sample(def.element, { ...walk, known, path: [...walk.path, 0] }), ...rest]
  }
  if (def.type === 'union') return sample(bestOf(def.options, walk), walk)
  if (def.type === 'pipe') return sample(def.in, walk)
  if ('innerType' in def) return sample(def.innerType, walk)
  walk.leaves.push({ path: walk.path, schema })
  return knownValue !== undefined && accepts(schema, knownValue) ? knownValue : plainValueOf(schema)
}

/** Something of the kind that is asked for. */
function plainValueOf(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod // as above
  if (def.type === 'enum') return Object.values(def.entries)[0]
  if (def.type === 'literal') return def.values[0]
  if (def.type === 'number') return [1, 0, 20, 100].find((number) => accepts(schema, number))
  if (def.type === 'string') return TEXTS.find((text) => accepts(schema, text)) ?? ''
  if (def.type === 'boolean') return false
  return def.type === 'record' ? {} : null
}

/** Of several shapes the one that has the most of the known names. */
function bestOf(options: readonly z.core.$ZodType[], { known }: Walk): z.core.$ZodType {
  const score = (option: z.core.$ZodType) => {
    const { def } = (option as z.core.$ZodTypes)._zod // as above
    return def.type === 'object' ? Object.keys(def.shape).filter((name) => name in known).length : 0
  }
  const [first, ...rest] = options
  if (!first) throw new Error('a union of nothing')
  return rest.reduce((best, option) => (score(option) > score(best) ? option : best), first)
}

/** The largest values that a schema still takes. */
export function extremesOf(schema: z.core.$ZodType): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod // as above
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def as { check: string; maximum?: number }) // a maximum where it is one of length
  const longest = checks.find(({ check }) => check === 'max_length')?.maximum ?? 20
  const tried =
    def.type === 'string'
      ? ['𠮷'.repeat(longest), 'Z'.repeat(longest), '9'.repeat(longest), ' '.repeat(longest), '9999-12-31', '1900-01-01', '2199-12-31T23:59:59-12:00', '9223372036854775807', '\u{1d15e}'.repeat(Math.floor(longest / 3))] // biome-ignore format: one list
      : [2_147_483_647, -2_147_483_647, 9_007_199_254_740_991, 0.5, 0]
  return tried.filter((value) => accepts(schema, value))
}
