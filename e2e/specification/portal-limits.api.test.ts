import { randomUUID } from 'node:crypto'
import { columnWidthOf } from '@fairway/contract/shared/column-width'
import { wrapText } from '@fairway/contract/shared/wrap-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as lines from '../../packages/server/src/features/carrier/carrier-lines.fixture.ts'
import { csv, row, uploadCalls } from '../../packages/server/src/features/form-uploads/form-upload.fixture.ts'
import { registration, visitor } from '../../packages/server/src/features/identity/visitor.fixture.ts'
import * as letters from '../../packages/server/src/features/letters-of-indemnity/one-time/one-time-letter.fixture.ts'
import { readSettings } from '../../packages/server/src/platform/settings.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { codesIn } from './answers.ts'

const NOW = '2026-11-16T04:00:00Z'
let portal: Portal
let headers: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({ now: NOW, settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 } })
  const { signer } = await letters.loadLetterWorld(portal)
  headers = await signer('NBL', ['OL', 'BD', 'TD', 'BR', 'VS'])
})
afterAll(() => portal.stop())

const guest = (type: string, q: string) => portal.get(`/api/cargopub/search?${new URLSearchParams({ type, q })}`)

describe('searches', () => {
  it('container tracking takes at most 5 at once', async () => {
    const numbers = Array.from({ length: 6 }, (_, nth) => lines.containerNumber(880_000 + nth))
    expect(codesIn((await guest('container', numbers.slice(0, 5).join())).json)).toContain('CS0001')
    expect(codesIn((await guest('container', numbers.join())).json)).toContain('GE0012')
  })

  it('days are 0 to 21, on both dashboards and for vessels', async () => {
    const asked = [
      (days: number) => portal.post('/api/bookings/list', { days }, headers),
      (days: number) => portal.post('/api/bookings/list', { sailedDays: days }, headers),
      (days: number) => portal.post('/api/cargo/containers', { sailedDays: days }, headers),
      (days: number) => portal.get(`/api/allocation/forecast?days=${days}`, headers),
    ]
    for (const ask of asked) {
      for (const days of [0, 7, 14, 21]) expect((await ask(days)).status).toBe(200)
      for (const days of [-1, 22]) expect(codesIn((await ask(days)).json)[0]).toMatch(/^(BD|VA)0005$/)
    }
  })

  it('dates are yyyy-mm-dd', async () => {
    const ask = (from: string) =>
      portal.post('/api/bookings/list', { dateOf: 'booked', from, to: '2026-12-31' }, headers)
    expect((await ask('2026-11-01')).status).toBe(200)
    for (const from of ['2026-11-1', '01-11-2026', '20261101', '2026/11/01', '2026-11-31'])
      expect(codesIn((await ask(from)).json), from).toContain('BD0003')
  })

  it('the history of containers is 90 days', async () => {
    const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString()
    const moved = async (serial: number, days: number) => {
      const [bookingNo, containerNo] = [String(8_800_000 + serial), lines.containerNumber(870_000 + serial)]
      await portal.carrier('bookings', [lines.booking(bookingNo)])
      await portal.carrier('containers', [lines.container(bookingNo, containerNo, { assignedAt: daysAgo(days) })])
      return (await guest('container', containerNo)).json
    }
    expect((await moved(1, 89.99)).containers).toHaveLength(1)
    expect(codesIn(await moved(2, 90.01))).toEqual(['CS0006'])
  })
})

describe('accounts', () => {
  const tried = async (password: string) => {
    const email = `mei.${randomUUID().slice(0, 8)}@lighting.example`
    const captcha = await portal.captcha()
    const sheet = registration(email, { password, confirmPassword: password, captcha })
    return visitor(portal).post('/auth/user', sheet)
  }
  it('a password has at least 6 characters', async () => {
    expect((await tried('q7!Zk2')).status).toBe(200)
    expect(codesIn((await tried('q7!Zk')).json)).toContain('AU0102')
  })
  it('a verification code has 6 digits', async () => {
    const confirm = async (code: string) => codesIn((await visitor(portal).confirm(randomUUID(), code)).json)
    expect(await confirm('123456')).not.toContain('AU0123')
    for (const code of ['12345', '1234567', '12345a']) expect(await confirm(code), code).toContain('AU0123')
  })
})

it('an upload takes 10 forms', async () => {
  const files = uploadCalls(portal, headers)
  const batch = randomUUID()
  for (let nth = 0; nth < 10; nth++) expect((await files.read(csv(row()), { batch })).status).toBe(200)
  expect(codesIn((await files.read(csv(row()), { batch })).json)).toContain('UP0011')
})

it('the shipments of a group wait 5 minutes', async () => {
  const calls = letters.letterCalls(portal, headers)
  const [one, other, third] = [
    await letters.waitingBill(portal),
    await letters.waitingBill(portal),
    await letters.waitingBill(portal),
  ]
  const { id } = (await calls.form(one, other)).json
  await letters.leaveGroup(portal, id, 290)
  expect(codesIn((await calls.form(one, third)).json)).toContain('GE0011')
  await letters.leaveGroup(portal, id, 11)
  expect((await calls.form(one, third)).status).toBe(200)
})

it('the server gives a call 30 seconds, and the site is CN', () => {
  const { requestLimitMs, site } = readSettings({ FAIRWAY_EMBEDDED_URL: 'postgres://127.0.0.1/fairway' })
  expect([requestLimitMs, site]).toEqual([30_000, 'CN'])
})

it('a column has 10 pixels for each character, from 50 to 450, and texts wrap at 75, some at 30', () => {
  const widthOf = (characters: number) => columnWidthOf('', ['x'.repeat(characters)])
  expect([1, 5, 6, 45, 46].map(widthOf)).toEqual([50, 50, 60, 450, 450])
  expect(wrapText('x'.repeat(75))).toHaveLength(1)
  expect(wrapText('x'.repeat(76))).toHaveLength(2)
  expect(wrapText('x'.repeat(31), 30)).toHaveLength(2)
})
