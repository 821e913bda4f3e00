import type { UserNotification } from '@fairway/contract/notifications/notification.schema'
import { describe, expect, it } from 'vitest'
import { groupNotifications, sinceYesterday } from './notification-groups.rules.ts'

let id = 100
const notification = (more: Partial<UserNotification>): UserNotification => ({
  id: String(--id),
  at: `2026-11-16T10:00:${String(id % 60).padStart(2, '0')}Z`,
  kind: 'holdSet',
  tone: 'error',
  args: { hold: 'customs', place: 'USLGB' },
  boxes: [],
  link: null,
  isRead: false,
  ...more,
})
const on = (...numbers: string[]) => numbers.map((containerNo) => ({ containerNo, bookingNo: '3104482' }))

describe('equal notifications', () => {
  it('are one line with all their containers, at the place and time of the newest', () => {
    const news = [
      notification({ boxes: on('C') }),
      notification({ kind: 'boxReady', args: { basis: 'terminal', place: 'USLGB' }, boxes: on('Z') }),
      notification({ boxes: on('B', 'A') }),
      notification({ boxes: on('C') }),
    ]
    const [first, second, ...rest] = groupNotifications(news)
    expect(first).toMatchObject({ id: news[0]?.id, at: news[0]?.at, boxes: on('C', 'B', 'A'), times: 3 })
    expect(first?.ids).toEqual([news[0]?.id, news[2]?.id, news[3]?.id])
    expect([second?.kind, rest]).toEqual(['boxReady', []])
  })

  it('are counted where they name no containers', () => {
    const same = { kind: 'requestNotDelivered', args: { ediRef: 'FW1' }, link: '/bookingRequest' } as const
    const groups = groupNotifications([
      notification(same),
      notification(same),
      notification({ ...same, args: { ediRef: 'FW2' } }),
    ])
    expect(groups.map(({ args, times }) => [args.ediRef, times])).toEqual([
      ['FW1', 2],
      ['FW2', 1],
    ])
  })

  it('stay separate when some are read, and beyond what a list can open at once', () => {
    expect(
      groupNotifications([notification({ boxes: on('A') }), notification({ boxes: on('B'), isRead: true })]),
    ).toHaveLength(2)
    const many = on(...Array.from({ length: 60 }, (_, nth) => `N${nth}`))
    expect(groupNotifications([notification({ boxes: many }), notification({ boxes: many })])).toHaveLength(2)
  })
})

it.each([
  ['Asia/Shanghai', ['2026-11-16T22:00:00Z', '2026-11-15T16:00:00Z']],
  ['America/Los_Angeles', ['2026-11-16T22:00:00Z', '2026-11-15T16:00:00Z', '2026-11-15T08:00:00Z']],
])('news since yesterday are those of two days of the calendar in %s', (zone, expected) => {
  const all = ['2026-11-16T22:00:00Z', '2026-11-15T16:00:00Z', '2026-11-15T08:00:00Z', '2026-11-15T07:59:59Z']
  const news = all.map((at) => notification({ at }))
  expect(sinceYesterday(news, '2026-11-17T02:00:00Z', zone).map(({ at }) => at)).toEqual(expected)
})
