import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from './testing.ts'

const GUARDED = '/auth/user/change'
const change = { previousPassword: '', password: '', confirmPassword: '' }

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

describe('the door', () => {
  it('knows a person by token and cookie together', async () => {
    const mei = await portal.person()
    const { status } = await portal.post(GUARDED, change, mei.headers)
    expect(status).not.toBe(401)
  })
})
