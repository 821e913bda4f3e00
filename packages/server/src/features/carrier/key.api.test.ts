import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as key from './key.actions.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

it('a key of the carrier opens what it is for and is listed, until it is revoked', async () => {
  const made = await portal.pool.transaction((db) => key.createKey(db, 'yard', ['tracking', 'cursors']))
  const [, secret = ''] = /(\S{20,})/.exec(made) ?? []
  const status = async () => (await portal.get('/carrier/v1/clock', { authorization: `Bearer ${secret}` })).status
  expect(await status()).toBe(200)
  expect(await key.showKeys(portal.pool.reading())).toMatch(/^yard\ttracking,cursors\t/m)
  await portal.pool.transaction((db) => key.endKey(db, 'yard'))
  expect(await status()).toBe(401)
  expect(await key.showKeys(portal.pool.reading())).not.toContain('yard')
})
