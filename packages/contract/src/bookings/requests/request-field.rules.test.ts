import { expect, it } from 'vitest'
import { fieldsOf } from '../../shared/document-difference.rules.ts'
import { en } from '../request-messages/en.ts'
import { RequestDocument } from './booking-request.schema.ts'
import { fieldAt, nameOfField } from './request-field.rules.ts'
import { requestFields } from './request-field.values.ts'

const row = { equipment: '45G1', quantity: '2', packageType: 'CT', packages: '40', temperature: '' }

it('names a field of a row by its row, counted from one', () => {
  expect(fieldAt(requestFields, 'containers.2.quantity')).toMatchObject({ field: { label: 'quantity' }, row: 3 })
  expect(fieldAt(requestFields, 'shipper.name')).toMatchObject({
    field: { label: 'name', of: 'shipper' },
    row: undefined,
  })
  expect(fieldAt(requestFields, 'shipper.colour')).toBeUndefined()
})

it('reads as people call it, with its owner and its row', () => {
  const labels: Record<string, string> = en.fields
  const name = (path: string) => {
    const placed = fieldAt(requestFields, path)
    return placed && nameOfField(placed, (label) => labels[label] ?? '')
  }
  expect(name('vvd')).toBe('Vessel and voyage')
  expect(name('consignee.address')).toBe('Consignee: Address')
  expect(name('containers.2.quantity')).toBe('Containers 3: Quantity')
  for (const { path } of requestFields) expect(name(path.replace('*', '0'))).not.toMatch(/^$|: $|^:/)
})

it('has a name for every field that a request can have, and no name for another', () => {
  const paths = [...fieldsOf(RequestDocument.parse({ containers: [row, row] })).keys()]
  expect(paths.filter((path) => !fieldAt(requestFields, path))).toEqual([])
  const found = new Set(paths.map((path) => fieldAt(requestFields, path)?.field))
  expect(requestFields.filter((field) => !found.has(field))).toEqual([])
})
