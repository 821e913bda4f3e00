import { catalogue, type ErrorCode } from '@fairway/contract/catalogue'
import { texts } from '@fairway/contract/catalogue.en'
import type { Access } from '@fairway/contract/kit/access'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { z } from 'zod'
import { parameterText } from './parameter-texts.ts'

type Described = Endpoint & { errors?: readonly ErrorCode[] }

/** Codes that any call can answer with. */
const GENERAL: readonly ErrorCode[] = ['GE0001', 'GE0008', 'GE0012']
const OF_WRITES: readonly ErrorCode[] = ['GE0007', 'GE0013', 'GE0014']

const asSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}

const schemes: Partial<Record<Access['kind'], string>> = {
  carrier: 'carrierKey',
  operator: 'operatorKey',
  link: 'linkToken',
}
const security = (allow: Access) => {
  if (allow.kind === 'public') return []
  return [{ [schemes[allow.kind] ?? 'session']: [] }]
}

/** Who may make the call, in words. */
function audience(allow: Access): string {
  switch (allow.kind) {
    case 'public':
      return 'Anyone.'
    case 'signedIn':
      return 'Everyone who is signed in.'
    case 'manager':
      return 'Managers of an organisation.'
    case 'anyOf':
      return `Members of ${allow.groups.join(' or ')}${allow.orLink ? ', or whoever brings a link of the carrier' : ''}.`
    case 'link':
      return allow.opens === 'vgm' ? 'Whoever brings a link of the carrier.' : 'Whoever brings a link of a customer.'
    case 'identityToken':
      return 'Whoever has a session, with its identity token.'
    case 'carrier':
      return `The carrier's systems, with a key of scope ${allow.scope}.`
    case 'operator':
      return 'The operator, with the operator key; in the demo also from this machine.'
  }
}

const codesOf = (call: Described): ErrorCode[] => [
  ...new Set([
    ...(call.errors ?? []),
    ...GENERAL,
    ...(call.method === 'GET' ? [] : OF_WRITES),
    ...(call.limited ? (['GE0015'] as const) : []),
    ...(call.allow.kind === 'public' ? [] : (['GE0006', 'GE0016'] as const)),
  ]),
]

function parametersOf(call: Described) {
  const parts = [
    ['path', call.params],
    ['query', call.query],
  ] as const
  const named = parts.flatMap(([place, schema]) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      description: parameterText(call.path, name),
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success, // the shape of an object holds schemas
      schema: asSchema(field as z.ZodType, 'input'),
    })),
  )
  const key =
    call.method !== 'GET' && !call.stateless
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              'A value of your own for this request. Sent again with the same value, it is done once and answered alike.',
            required: false,
            schema: { type: 'string', minLength: 8, maxLength: 128 },
          },
        ]
      : []
  return [...named, ...key]
}

function bodyOf(call: Described) {
  if (call.lines)
    return {
      required: true,
      content: {
        'application/x-ndjson': {
          schema: { type: 'string', description: 'One document per line, each as described in x-line.' },
        },
      },
    }
  if (call.bytes)
    return {
      required: true,
      content: {
        'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } },
      },
    }
  return call.body
    ? { required: true, content: { 'application/json': { schema: asSchema(call.body, 'input') } } }
    : undefined
}

/** A message with its arguments by number: [1] is the first of `messageArgs`. */
const numbered = (message: string) => message.replace(/\{\{key(\d)\}\}/g, (_, at: string) => `[${Number(at) + 1}]`)

function answersOf(call: Described) {
  const failures = [...groupByStatus(codesOf(call))]
    .filter(([status]) => status !== 200)
    .map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${numbered(texts[code])}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ])
  const media = call.produces ?? 'application/json'
  return {
    '200': { description: 'Done.', content: { [media]: { schema: asSchema(call.reply, 'output') } } },
    ...Object.fromEntries(failures),
  }
}

function groupByStatus(codes: ErrorCode[]) {
  const groups = new Map<number, ErrorCode[]>()
  for (const code of codes) groups.set(catalogue[code].status, [...(groups.get(catalogue[code].status) ?? []), code])
  return groups
}

/** The first part of a path below /api, and what it belongs to. */
const areas: Record<string, string> = {
  allocation: 'Vessel allocation',
  billing: 'Billing documents',
  bookings: 'Bookings',
  bookingspub: 'Bookings',
  cargo: 'Containers',
  cargopub: 'Containers',
  contracts: 'Bookings',
  contractspub: 'Bookings',
  corrections: 'Corrections',
  detention: 'Detention',
  detentionpub: 'Detention',
  edi: 'Uploads',
  eta: 'Arrival rules',
  files: 'Files',
  information: 'Information Center',
  informationpub: 'Information Center',
  live: 'Containers',
  schedulespub: 'Schedules',
  si: 'Shipping instructions',
  signing: 'Letters and signing',
  support: 'Support',
  vgm: 'Verified gross mass',
  watch: 'Notifications',
  notices: 'Notifications',
}

function areaOf({ path, allow }: Described): string {
  const [, root, area = ''] = path.split('/')
  if (root === 'carrier') return 'Carrier API'
  if (root === 'auth') return /^\/auth\/(management|company)/.test(path) ? 'People and organisations' : 'Signing in'
  if (root === 'files') return 'Files'
  if (root !== 'api' || allow.kind === 'operator') return 'Operations'
  if (path.includes('loi')) return 'Letters and signing'
  return areas[area] ?? 'Portal'
}

const operationOf = (call: Described) => {
  const requestBody = bodyOf(call)
  return {
    summary: call.summary,
    description: audience(call.allow),
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [areaOf(call)],
    parameters: parametersOf(call),
    ...(requestBody ? { requestBody } : {}),
    ...(call.lines ? { 'x-line': asSchema(call.lines, 'input') } : {}),
    responses: answersOf(call),
    security: security(call.allow),
  }
}

/** The contract as an OpenAPI 3.1 document: what is not in the contract is not in here, and is not served. */
export function describeCalls(calls: readonly Described[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  const violation = {
    type: 'object',
    properties: {
      path: { type: 'string' },
      code: { type: 'string' },
      args: { type: 'array', items: { type: 'string' } },
    },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairway',
      version: '0.10.1',
      description: 'The customer web portal of an ocean carrier, and its carrier API.',
    },
    paths,
    components: {
      schemas: {
        Failure: {
          type: 'object',
          required: ['errorCode', 'messageArgs', 'errorMessage'],
          properties: {
            errorCode: { type: 'string' },
            messageArgs: { type: 'array', items: { type: 'string' } },
            errorMessage: { type: 'string' },
            violations: { type: 'array', items: violation },
          },
        },
      },
      securitySchemes: {
        carrierKey: { type: 'http', scheme: 'bearer', description: 'A key of the carrier API.' },
        operatorKey: { type: 'http', scheme: 'bearer', description: 'The operator key.' },
        linkToken: {
          type: 'http',
          scheme: 'link',
          description: 'The token of a link that the carrier mailed, or that a customer made.',
        },
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token of a signed-in person, with the session cookie.',
        },
      },
    },
  }
}
