import { bookingTopic } from '@fairway/contract/tracking/live/live.rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMacs } from '../../../platform/keys.ts'
import { ticketHour } from '../../../platform/live/ticket-mac.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { listenAsShown, listenTo } from './live.fixture.ts'
import { numberTicket } from './number-ticket.ts'

const container = lines.containerNumber(482913)
const numbers = { existing: '3104482', cancelled: '3104483', unknown: '9999999' }

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z', liveTimes: { heartbeatMs: 600_000, pauseMs: 10 } })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  const bookings = [lines.booking('3104482'), lines.booking('3104483'), lines.booking('3104490')]
  await portal.carrier('bookings', bookings)
  await portal.carrier(
    'containers',
    ['3104482', '3104483', '3104490'].map((bookingNo) => lines.container(bookingNo, container)),
  )
  await portal.carrier('bookings', [lines.booking('3104483', { revision: 2, status: 'Canceled' })])
})
afterAll(() => portal.stop())

const macs = () => createMacs(portal.settings.secrets)
const ticketFor = (bookingNo: string, hours = 0) => numberTicket(macs(), bookingNo, ticketHour(portal.settings) + hours)

describe('existing, cancelled and unknown numbers are answered alike', () => {
  it.each([
    ['a bare number', (no: string) => no],
    ['a container of it', (no: string) => `${no}/${container}`],
    ['a ticket of another number', (no: string) => bookingTopic(no, { [no]: ticketFor('3104490') })],
    ['a ticket that is over', (no: string) => bookingTopic(no, { [no]: ticketFor(no, -200) })],
    ['a ticket that somebody made up', (no: string) => bookingTopic(no, { [no]: `zzzz-${'A'.repeat(22)}` })],
  ])('to whoever watches by %s: nothing is told, at first or later', async (_name, topicOf) => {
    for (const after of [undefined, '1', '9000000000000000000']) {
      const pages = await Promise.all(Object.values(numbers).map((no) => listenTo(portal.url, topicOf(no), after)))
      for (const { hello } of pages) expect(hello).toMatchObject({ changed: [], withinMs: 0 })
      for (const page of pages) page.stop()
    }
    const all = Object.values(numbers).map(topicOf).join(',')
    const [known] = [bookingTopic('3104490', { '3104490': ticketFor('3104490') })]
    const page = await listenTo(portal.url, `${all},${known}`)
    const revision = Date.now() % 1_000_000_000
    const change = (bookingNo: string, more = {}) =>
      portal.carrier('bookings', [lines.booking(bookingNo, { revision, ...more })])
    await change('3104482')
    await change('3104483', { status: 'Canceled' })
    await change('3104490')
    expect((await page.news()).changed).toEqual(['3104490'])
    page.stop()
  })
})

describe('a number can be watched', () => {
  const person = () => portal.person({ groups: ['TD'] })

  it('by whoever was shown it, with the ticket of that answer, and for as long as it is good', async () => {
    const { headers } = await person()
    let revision = 1_000_000_000
    const query = `bookingNo=3104482&containerNo=${container}`
    for (const [path, requestHeaders] of [
      [`/api/cargopub/detail?${query}`, {}],
      ['/api/cargopub/search?type=booking&q=3104482', {}],
      [`/api/cargo/detail?${query}`, headers],
      ['/api/cargo/search?type=booking&q=3104482', headers],
    ] as const) {
      const { watch, liveFrom } = (await portal.get(path, requestHeaders)).json
      expect(Object.keys(watch)).toEqual(['3104482'])
      const page = await listenTo(portal.url, bookingTopic('3104482', watch), liveFrom)
      await portal.carrier('bookings', [lines.booking('3104482', { revision: ++revision })])
      expect((await page.news()).changed).toEqual(['3104482'])
      page.stop()
    }
  })

  it('and not by an answer that did not show it', async () => {
    const { watch, missing } = (await portal.get('/api/cargopub/search?type=booking&q=3104482,3104483,9999999')).json
    expect(missing).toHaveLength(2)
    expect(Object.keys(watch)).toEqual(['3104482'])
  })

  it('on, after it was cancelled: that is news', async () => {
    const page = await listenAsShown(portal, '3104490')
    await portal.carrier('bookings', [lines.booking('3104490', { revision: 2_000_000_000, status: 'Canceled' })])
    expect((await page.news()).changed).toEqual(['3104490'])
    page.stop()
  })
})
