import { describe, expect, it } from 'vitest'
import { covers, planWatch } from './live-plan.ts'

const container = (bookingNo: string, serial: number) => `${bookingNo}/FWYU${String(serial).padStart(7, '0')}`
const subscription = (after: string, ...topics: string[]) => ({ topics, after })

describe('what one stream watches for all tabs', () => {
  it('is everything that they show, each topic once, from the position of the tab furthest behind', () =>
    expect(
      planWatch([
        subscription('99', '3104482'),
        subscription('100', '3104482', container('3104483', 1)),
        subscription('250', '3104484'),
      ]),
    ).toEqual({
      topics: ['3104482', container('3104483', 1), '3104484'],
      after: '99',
    }))

  it('is whole bookings where there are too many containers', () => {
    const containers = Array.from({ length: 12 }, (_, at) => container('3104482', at))
    expect(planWatch([subscription('7', ...containers), subscription('8', '3104483')], 10).topics.sort()).toEqual([
      '3104482',
      '3104483',
    ])
  })

  it('is the topic of the dashboard, beside whole bookings where there are too many containers', () => {
    const containers = Array.from({ length: 12 }, (_, at) => container('3104482', at))
    const { topics, after } = planWatch([subscription('7', ...containers), subscription('5', 'own/ticket-of.mei')], 10)
    expect([topics.sort(), after]).toEqual([['3104482', 'own/ticket-of.mei'], '5'])
    expect(covers(new Set(topics), ['own/ticket-of.mei', container('3104482', 3)])).toBe(true)
    expect(covers(new Set(topics), ['own/ticket-of.an'])).toBe(false)
  })

  it('drops the oldest tabs where there is still too much, and does not wait for them', () => {
    const tabs = Array.from({ length: 5 }, (_, at) => subscription(String(10 + at), `310448${at}`))
    expect(planWatch(tabs, 3)).toEqual({ topics: ['3104484', '3104483', '3104482'], after: '12' })
  })

  it('takes all topics of a tab or none', () => {
    const tabs = [
      subscription('1', '3104480'),
      subscription('2', '3104481', '3104482', '3104483'),
      subscription('3', '3104484', '3104485'),
    ]
    expect(planWatch(tabs, 4)).toEqual({ topics: ['3104484', '3104485', '3104480'], after: '1' })
  })
})

it('a booking covers its containers, and a container does not cover its booking', () => {
  expect(covers(new Set(['3104482']), [container('3104482', 1)])).toBe(true)
  expect(covers(new Set([container('3104482', 1)]), [container('3104482', 1)])).toBe(true)
  expect(covers(new Set([container('3104482', 1)]), ['3104482'])).toBe(false)
  expect(covers(new Set(['3104482']), ['3104482', '3104483'])).toBe(false)
})
