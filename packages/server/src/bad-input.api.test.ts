import { calls } from '@fairway/contract/calls'
import { isErrorCode } from '@fairway/contract/catalogue'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BadInput, badInputsOf, randomOf } from './bad-input.fixture.ts'
import { type Filled, fillPortal } from './filled-portal.fixture.ts'
import { permissions } from './permissions.fixture.ts'
import { type Portal, startPortal } from './platform/testing.ts'

const INPUTS_PER_CALL = Number(process.env.FAIRWAY_BAD_INPUTS ?? 60)
const SEED = Number(process.env.FAIRWAY_BAD_INPUT_SEED ?? 2026)
const AT_ONCE = 8
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
const isAskable = (call: Endpoint, { path }: BadInput) =>
  !(call.streams || call.path === '/carrier/v1/outbox') ||
  !call.query?.safeParse(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).success

async function answerOf(call: Endpoint, input: BadInput, headers: Headers): Promise<string | undefined> {
  const { path, body, type } = input
  const reply = await portal.call(call.method, path, {
    headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
    ...(body === undefined ? {} : { body }),
  })
  const isOk =
    reply.status < 300 ? isAsDescribed(call, reply) : reply.status < 500 && isErrorCode(reply.json?.errorCode)
  return isOk
    ? undefined
    : `${path.slice(0, 300)} ${String(body).slice(0, 300)} -> ${reply.status} ${reply.text.slice(0, 300)}`
}
const isAsDescribed = (call: Endpoint, { json, text }: { json: unknown; text: string }) =>
  call.file === true || call.reply.safeParse(json ?? text).success

describe(`no input is answered with a failure of the server (seed ${SEED})`, () => {
  it.each(calls.map((call) => [`${call.method} ${call.path}`, call as Endpoint] as const))('%s', async (name, call) => {
    const inputs = badInputsOf(call, filled.knownTo(name), { random: randomOf(SEED), count: INPUTS_PER_CALL }).filter(
      (input) => isAskable(call, input),
    )
    expect(inputs.length).toBeGreaterThanOrEqual(Math.min(INPUTS_PER_CALL, call.streams ? 30 : 60))
    const headers = await callerOf(name)
    const failed: string[] = []
    for (let at = 0; at < inputs.length; at += AT_ONCE) {
      const [first, ...rest] = inputs.slice(at, at + AT_ONCE)
      const asked = [first, ...rest].flatMap((input) => (input ? [answerOf(call, input, headers)] : []))
      if (first) asked.push(answerOf(call, first, {})) // a guest
      failed.push(...(await Promise.all(asked)).filter((answer) => answer !== undefined))
    }
    expect(failed).toEqual([])
  })
})
