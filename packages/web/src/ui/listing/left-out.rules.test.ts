import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { readCriteria } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { expect, it } from 'vitest'
import { leftOutOf } from './left-out.rules.ts'

const columns = ['containerNo', 'eta']
const said = (criteria?: object, view?: object) =>
  leftOutOf(
    { criteria: criteria && encodeCriteria(criteria), view: view && encodeCriteria(view) },
    readCriteria,
    columns,
  ).map(({ kind, name }) => `${kind} ${name}`)

it('nothing is left out of an address that this list wrote', () => {
  const criteria = {
    stages: ['Hold'],
    destinations: ['uslgb'],
    dateOf: 'arrival',
    from: '2026-11-16',
    vvds: [],
    to: '',
  }
  const layout = { columns: [{ id: 'eta' }], density: 'normal' }
  const filters = { eta: { kind: 'between', from: '2026-11-20', to: '' } }
  expect(said(criteria, { layout, filters, sort: [{ id: 'eta', descending: true }] })).toEqual([])
  expect(said()).toEqual([])
})

it('criteria, values, columns, orders and filters that it does not know are named', () => {
  expect(said({ colour: 'red', stages: ['Hold', 'Sunk'], redHolds: ['ghosts'] })).toEqual([
    'filter colour',
    'filter stages Sunk',
    'filter redHolds',
  ])
  const layout = { columns: [{ id: 'eta' }, { id: 'mood' }], density: 'normal' }
  const filters = { mood: { kind: 'has', text: 'x' }, eta: { kind: 'like', text: 'x' } }
  expect(said(undefined, { layout, filters, sort: [{ id: 'mood', descending: true }] })).toEqual([
    'column mood',
    'order mood',
    'filter mood',
    'filter eta',
  ])
})

it('what cannot be read at all is left out as a whole, and a made-up text names a few things at most', () => {
  expect(leftOutOf({ criteria: '%%rubbish', view: '%%' }, readCriteria, columns)).toEqual([
    { kind: 'filter', name: '' },
    { kind: 'column', name: '' },
  ])
  expect(said(undefined, { layout: { columns: 'all', density: 'huge' } })).toEqual(['column '])
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${'long'.repeat(30)}${at}`, 1]))
  const names = leftOutOf({ criteria: encodeCriteria(many) }, readCriteria, columns).map(({ name }) => name.length)
  expect(names).toEqual(Array.from({ length: 8 }, () => 41))
})
