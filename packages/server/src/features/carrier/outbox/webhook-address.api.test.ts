import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { createWebhook } from '../../../ports/webhook/https.adapter.ts'
import { type BookingSystem, connectCarrier } from './outbox.fixture.ts'

let portal: Portal
let carrier: BookingSystem
beforeAll(async () => {
  portal = await startPortal({ settings: { isDemo: false, publicUrl: 'https://portal.example' } })
  carrier = await connectCarrier(portal)
})
afterAll(() => portal.stop())

describe('the address of a webhook in production', () => {
  it.each([
    'http://carrier.example/hook',
    'https://127.0.0.1/hook',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://[::ffff:192.168.0.1]/hook',
    'https://0x7f000001/hook',
    'https://2130706433/hook',
    'https://user:password@carrier.example/hook',
    'ftp://carrier.example/hook',
    'carrier.example',
  ])('is not %s', async (url) =>
    expect((await carrier.put('webhook', { url })).json).toMatchObject({
      errorCode: 'GE0012',
      violations: [{ path: 'url' }],
    }),
  )

  it('is any public one, kept with a secret that is shown once and lies sealed', async () => {
    const url = 'https://edi.carrier.example:8443/fairway?tenant=7'
    const made = (await carrier.put('webhook', { url })).json
    expect(made).toMatchObject({ url, failures: 0, secret: expect.stringMatching(/^fwh_[\w-]{43}$/) })
    expect((await carrier.put('webhook', { url })).json.secret).toBeNull()
    const stored = (await portal.get('/carrier/v1/webhook', carrier.headers)).json
    expect(stored).toEqual({ url, changedAt: expect.any(String), failures: 0, restUntil: null })
    const { rows } = await portal.pool.raw.query('select secret from carrier_webhook')
    expect(rows[0].secret).not.toContain(made.secret)
    const trail = await portal.pool.raw.query(
      "select before, after from audit_entry where object_type = 'carrier webhook'",
    )
    expect(JSON.stringify(trail.rows)).not.toContain('fwh_')
    expect(trail.rows[0].after).toEqual({ url, newSecret: true })
  })

  it('ends when the carrier says so', async () => {
    const end = () => portal.call('DELETE', '/carrier/v1/webhook', { headers: carrier.headers })
    expect((await end()).json).toEqual({ ended: true })
    expect((await end()).json).toEqual({ ended: false })
    expect((await portal.get('/carrier/v1/webhook', carrier.headers)).json.errorCode).toBe('GE0002')
  })

  it('is judged again when it is called: a name may lead anywhere by then', async () => {
    const webhook = createWebhook({ onlyPublic: true })
    for (const url of ['https://localhost:9/hook', 'https://127.0.0.1:9/hook', 'http://carrier.example/hook'])
      await expect(webhook.deliver({ url, headers: {}, body: '' }, new AbortController().signal)).rejects.toThrow(
        'the address is not public',
      )
    webhook.close()
  })
})
