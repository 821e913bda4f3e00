import { type NotificationKind, notificationKinds } from '@fairway/contract/notifications/notification.values'
import { decodeCriteria } from '@fairway/contract/shared/url-criteria'
import { describe, expect, it } from 'vitest'
import { notificationLink } from './notification-link.rules.ts'

const container = (nth: number) => ({ containerNo: `FWYU000000${nth}`, bookingNo: `310448${nth % 2}` })
const about = (nth: number) => Array.from({ length: nth }, (_, at) => container(at))
const opened = (path: string) => {
  const [page, query = ''] = path.split('?')
  return [page, query.startsWith('criteria=') ? decodeCriteria(query.slice('criteria='.length)) : query]
}
const groupsOf = { TD: ['TD'], BD: ['BD'] } as const

describe('each notification links to its subject', () => {
  const containerKinds: NotificationKind[] = ['boxReady', 'pickupEnded', 'holdSet']
  it.each(containerKinds)('%s: one container to its page, several to the list with exactly those', (_kind) => {
    const args = { place: 'USLGB' }
    for (const groups of [groupsOf.TD, groupsOf.BD])
      expect(notificationLink({ boxes: about(1), link: null, args }, groups)).toBe(
        '/containerDetails/3104480/FWYU0000000',
      )
    const numbers = ['FWYU0000000', 'FWYU0000001', 'FWYU0000002']
    expect(opened(notificationLink({ boxes: about(3), link: null, args }, groupsOf.TD))).toEqual([
      '/containerdash',
      { numberType: 'container', numbers },
    ])
    expect(opened(notificationLink({ boxes: about(3), link: null, args }, groupsOf.BD))).toEqual([
      '/bookingdash',
      { numberType: 'booking', numbers: ['3104480', '3104481'] },
    ])
  })

  it('arrivalMoved: to the containers on the ship, or to the only one', () => {
    const args = { vvd: 'FHM042E', place: 'USLGB', count: '5' }
    const ship = { vvds: ['FHM042E'], portsOfDischarge: ['USLGB'] }
    const moved = { boxes: [], link: null, args }
    expect(opened(notificationLink(moved, groupsOf.TD))).toMatchObject(['/containerdash', ship])
    expect(opened(notificationLink(moved, groupsOf.BD))).toEqual(['/bookingdash', ship])
    expect(notificationLink({ ...moved, link: '/containerDetails/3104482/X' }, groupsOf.TD)).toBe(
      '/containerDetails/3104482/X',
    )
  })

  const others = notificationKinds.filter((kind) => !containerKinds.includes(kind) && kind !== 'arrivalMoved')
  it.each(others)('%s: the page that the server names', (_kind) =>
    expect(notificationLink({ boxes: [], link: '/some?page=1', args: {} }, [])).toBe('/some?page=1'),
  )
})
