import { calls } from '@fairway/contract/calls'
import { isErrorCode } from '@fairway/contract/catalogue'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { cutText } from '@fairway/contract/shared/cut-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BadInput, badInputsOf, randomOf } from './bad-input.fixture.ts'
import { type Filled, fillPortal } from './filled-portal.fixture.ts'
import { permissions } from './permissions.fixture.ts'
import type { Sent } from './platform/http/call.fixture.ts'
import { type Portal, startPortal } from './platform/testing.ts'

const INPUTS_PER_CALL = Number(process.env.FAIRWAY_BAD_INPUTS ?? 60)
const SEED = Number(process.env.FAIRWAY_BAD_INPUT_SEED ?? 2026)
const AT_ONCE = 5
/** A machine that is busy may say so; whoever asks again is answered. */
const BUSY = 503
const TRIES = 20
const OPERATOR_KEY = 'k'.repeat(40)

let portal: Portal
let filled: Filled
beforeAll(async () => {
  portal = await startPortal({
    settings: { publicCallsPerMinute: 10_000_000, formsPerMinute: 10_000_000, operatorKey: OPERATOR_KEY },
    now: '2026-11-15T00:00:00Z',
  })
  filled = await fillPortal(portal)
})
afterAll(() => portal.stop())

type Headers = Record<string, string>

/** Somebody who may make the call, so that what is wrong reaches the one who answers it; new for each call, which may end them. */
async function callerOf(name: string): Promise<Headers> {
  const permission = permissions[name]
  if (permission === 'operator') return { authorization: `Bearer ${OPERATOR_KEY}` }
  if (typeof permission === 'object' && 'scope' in permission)
    return { authorization: `Bearer ${await portal.mintKey([permission.scope])}` }
  const person = await filled.somebody()
  return permission === 'session' ? person.identityHeaders : person.headers
}

/** A line that stays open, and a call that waits, are asked only for what they refuse. */
const staysOpen = (call: Endpoint) => call.streams === true || call.path === '/carrier/v1/outbox'
const isAskable = (call: Endpoint, { path }: BadInput) =>
  !staysOpen(call) || !call.query?.safeParse(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).success

async function send(call: Endpoint, { path, body, type }: BadInput, headers: Headers, tries = TRIES): Promise<Sent> {
  const reply = await portal.call(call.method, path, {
    headers: { 'accept-encoding': 'identity', ...headers, ...(type ? { 'content-type': type } : {}) },
    ...(body === undefined ? {} : { body }),
  })
  return reply.status === BUSY && tries > 0 ? send(call, { path, body, type }, headers, tries - 1) : reply
}

/** The error of an answer, if it has one. */
async function answerOf(call: Endpoint, input: BadInput, headers: Headers) {
  const reply = await send(call, input, headers)
  const isOk =
    reply.status < 300 ? isAsDescribed(call, reply) : reply.status < 500 && isErrorCode(reply.json?.errorCode)
  const [path, body, text] = [input.path, String(input.body), reply.text].map((part) => cutText(part, 300))
  return { status: reply.status, failure: isOk ? undefined : `${path} ${body} -> ${reply.status} ${text}` }
}
/** Of each call the answers that are as it is described: most come again and again, and some are megabytes. */
const described = new Map<Endpoint, Set<string>>()
function isAsDescribed(call: Endpoint, reply: Sent) {
  const known = described.get(call) ?? new Set()
  described.set(call, known)
  if (call.file === true || known.has(reply.text)) return true
  const { success } = call.reply.safeParse(reply.json ?? reply.text)
  if (success) known.add(reply.text)
  return success
}

describe(`no input is answered with a failure of the server (seed ${SEED})`, () => {
  it.each(calls.map((call) => [`${call.method} ${call.path}`, call as Endpoint] as const))('%s', async (name, call) => {
    const count = staysOpen(call) ? INPUTS_PER_CALL * 3 : INPUTS_PER_CALL
    const made = badInputsOf(call, filled.knownTo(name), { random: randomOf(SEED), count })
    const inputs = made.filter((input) => isAskable(call, input))
    expect(inputs.length).toBeGreaterThanOrEqual(INPUTS_PER_CALL)
    let headers = await callerOf(name)
    const failed: string[] = []
    for (let at = 0; at < inputs.length; at += AT_ONCE) {
      const some = inputs.slice(at, at + AT_ONCE)
      const answers = await Promise.all(some.map((input) => answerOf(call, input, headers)))
      const guests = await Promise.all(some.slice(0, 1).map((input) => answerOf(call, input, {})))
      failed.push(...[...answers, ...guests].flatMap(({ failure }) => failure ?? []))
      if (answers.some(({ status }) => status === 401)) headers = await callerOf(name) // it ended their session
    }
    expect(failed).toEqual([])
  })
})
