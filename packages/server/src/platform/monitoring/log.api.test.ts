import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../testing.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

describe('the log', () => {
  it('writes no part of a body into the line of a crash', async () => {
    await portal.pool.raw.query("alter table carrier_cursor add constraint odd check (value::text not like '%HIDDEN%')")
    const reply = await portal.call('PUT', '/carrier/v1/cursors/crash', {
      body: JSON.stringify({ value: { at: 'HIDDEN-VALUE' } }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await portal.mintKey()}` },
    })
    await portal.pool.raw.query('alter table carrier_cursor drop constraint odd')
    expect([reply.status, reply.json.errorCode]).toEqual([500, 'GE0001'])
    const crash = portal.logged.find((line) => line.includes('"constraint":"odd"')) ?? '{}'
    expect(JSON.parse(crash).err).toMatchObject({
      code: '23514',
      table: 'carrier_cursor',
      stack: expect.stringMatching(/^at .*\n/),
    })
    expect(portal.logged.join('')).not.toContain('HIDDEN')
  })

  it.each([
    ['/%73ignintoken/mei/HIDDEN', '/signintoken/***'],
    ['/signintoken%2Fmei%2FHIDDEN', '/signintoken/***'],
    ['/%66%69les/HIDDEN%20HIDDEN%3FHIDDEN', '/files/***'],
    ['/FILES/HIDDEN', '/FILES/***'],
    ['/x?%74oken=HIDDEN&%6b=HIDDEN', '/x?token=***&k=***'],
    ['/%61pi/cargopub/search?type=container&q=HIDDEN', '/api/cargopub/search?***'],
    ['/containerDetails/%48IDDEN/HIDDEN%E4%BD%A0', '/containerDetails/***'],
  ])('masks %s in its log, whatever of it is escaped', async (path, masked) => {
    const reply = await portal.get(path)
    const line = portal.logged.find((one) => one.includes(reply.headers.get('x-request-id') ?? 'none')) ?? '{}'
    expect(JSON.parse(line).url).toBe(masked)
    expect(portal.logged.join('')).not.toContain('HIDDEN')
  })
})
