import { decodeCriteria } from '@fairway/contract/shared/url-criteria'
import { readCriteria } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { expect, it } from 'vitest'
import { readGridText } from '../../ui/grid/views/grid-text.rules.ts'
import { type FigureName, figureLink, shipLink, taskLink } from './figure-link.rules.ts'
import type { LineLink } from './line-link.rules.ts'

/** What the dashboard reads out of such an address. */
const read = ({ to, search }: LineLink) => {
  expect(to).toBe('/containerdash')
  const { criteria, view } = search as { criteria: string; view?: string } // the form of the dashboard's address
  return { ...readCriteria(decodeCriteria(criteria)), ...readGridText(view) }
}
const arriving = { count: 2, ships: 1, from: '2026-11-14', to: '2026-11-21' }
const ahead = ['Booked', 'Empty Pickup', 'At Origin', 'In-Transit']

it.each<[FigureName, object]>([
  [
    'fetchNow',
    {
      stages: ['At Destination'],
      filters: {
        availability: { kind: 'oneOf', values: ['Available For Pickup terminal', 'Available For Pickup estimate'] },
      },
    },
  ],
  ['onHold', { stages: ['Hold'] }],
  ['detention', { stages: ['Out-gated'], filters: { detentionDays: { kind: 'between', from: '1', to: '' } } }],
  ['arriving', { stages: ahead, dateOf: 'arrival', from: '2026-11-14', to: '2026-11-21' }],
])('the figure %s leads to the containers that it counts', (name, expected) =>
  expect(read(figureLink(name, { arriving }))).toEqual(expected),
)

it('a ship leads to the containers that it brings to the port', () =>
  expect(read(shipLink({ vvd: 'FHM042E', vessel: 'x', place: 'USLGB', count: 1, arrivalAt: null }))).toEqual({
    vvds: ['FHM042E'],
    portsOfDischarge: ['USLGB'],
    stages: ahead,
  }))

it('a task leads to all of it', () => {
  expect(read(taskLink('clearHolds', '2026-11-20'))).toEqual({ stages: ['Hold'] })
  expect(read(taskLink('returnEmpty', '2026-11-20'))).toEqual({
    stages: ['Out-gated'],
    dateOf: 'lastFree',
    to: '2026-11-20',
  })
})
