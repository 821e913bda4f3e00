import { requestFields } from '@fairway/contract/bookings/requests/request-field.values'
import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { describe, expect, it } from 'vitest'
import { bySection, compareFields, linesOf } from './compared-fields.rules.ts'

const row = (equipment: string, quantity: string) => ({
  equipment,
  quantity,
  packageType: 'CT',
  packages: '',
  temperature: '',
})
const document = (more: object = {}) =>
  fieldsOf({
    vvd: 'FWR101E',
    commodity: 'Lamps',
    shipper: { name: 'Ningbo Lighting', address: '', contact: '' },
    flags: [],
    containers: [row('45G1', '2')],
    ...more,
  })
const changed = (left: Map<string, string>, right: Map<string, string>) =>
  linesOf(compareFields(requestFields, left, right), false).map(({ path, left: was, right: is }) => [path, was, is])

describe('two versions of a request', () => {
  it('have no line without a difference', () => expect(changed(document(), document())).toEqual([]))

  it('show exactly what changed, on its side', () => {
    const later = document({
      vvd: 'FWS102E',
      shipper: { name: 'Ningbo Lighting', address: '88 Beilun Rd', contact: '' },
    })
    expect(changed(document(), later)).toEqual([
      ['vvd', 'FWR101E', 'FWS102E'],
      ['shipper.address', '', '88 Beilun Rd'],
    ])
  })

  it('show rows that only one of them has, row by row', () => {
    const later = document({ containers: [row('45G1', '3'), row('22G1', '1')] })
    expect(changed(document(), later)).toEqual([
      ['containers.0.quantity', '2', '3'],
      ['containers.1.equipment', '', '22G1'],
      ['containers.1.quantity', '', '1'],
      ['containers.1.packageType', '', 'CT'],
    ])
    expect(changed(later, document())).toHaveLength(4)
  })

  it('can be shown completely: every field that one of them has, with row numbers', () => {
    const lines = linesOf(compareFields(requestFields, document(), document()), true)
    expect(lines.map(({ path }) => path)).toEqual([
      'vvd', 'shipper.name', 'commodity', 'containers.0.equipment', 'containers.0.quantity', 'containers.0.packageType',
    ]) // biome-ignore format: one line of paths
    expect(lines.at(-1)).toMatchObject({ row: 1, isDifferent: false })
    expect(bySection(lines).map(([section]) => section)).toEqual(['route', 'parties', 'cargo', 'containers'])
  })
})
