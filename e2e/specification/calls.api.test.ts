import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { authCalls, dataCalls, forLinkBearers, openToGuests } from './calls.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 } })
})
afterAll(() => portal.stop())

const unknown = 'GE0002'
const notSignedIn = 'GE0016'
const send = (method: string, path: string) =>
  method === 'GET' || method === 'DELETE' ? portal.call(method, path) : portal.call(method, path, json)
const json = { body: '{}', headers: { 'content-type': 'application/json' } }

it('a call that the specification does not name is unknown', async () =>
  expect((await portal.get('/api/noSuchCall')).json.errorCode).toBe(unknown))

it.each([...authCalls, ...dataCalls])('$method $path', async ({ method, path }) => {
  const { status, json: answer } = await send(method, path)
  if (openToGuests.has(path)) expect([unknown, notSignedIn]).not.toContain(answer.errorCode)
  else if (forLinkBearers.has(path)) expect(answer.errorCode).toBe('VGM0034')
  else expect([status, answer.errorCode]).toEqual([401, notSignedIn])
})
