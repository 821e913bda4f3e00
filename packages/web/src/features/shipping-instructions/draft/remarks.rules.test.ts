import { expect, it } from 'vitest'
import { readRemarks, withRemark } from './remarks.rules.ts'

const address = { path: 'consignee.address', text: 'Suite 400 is missing' }
const weight = { path: 'commodities.0.containers.2.weight', text: '9100 kg' }

it('a remark is added, rewritten in its place, and taken away by an empty text', () => {
  const one = withRemark([], address.path, ` ${address.text} `)
  expect(one).toEqual([address])
  const both = withRemark(one, weight.path, weight.text)
  expect(both).toEqual([address, weight])
  expect(withRemark(both, address.path, 'Suite 401')).toEqual([{ ...address, text: 'Suite 401' }, weight])
  expect(withRemark(both, address.path, '  ')).toEqual([weight])
})

it('there are never more of them than can be sent', () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ path: `commodities.0.containers.${at}`, text: 'seal' }))
  expect(withRemark(many, address.path, address.text)).toHaveLength(200)
})

it.each([undefined, null, 'text', 7, {}, [{ path: 1 }], [{ path: '', text: '' }]])(
  '%j in storage is no remark',
  (stored) => expect(readRemarks(stored)).toEqual([]),
)

it('stored remarks come back', () => expect(readRemarks([address, { junk: true }])).toEqual([address]))
