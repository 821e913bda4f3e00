import { expect, it } from 'vitest'
import { addressesIn, checkAddresses } from './mail-addresses.rules.ts'

it('finds addresses with any separator, each once', () => {
  expect(addressesIn('a@x.example, b@x.example；c@x.example\nａ@x.example')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ])
})

it('says why a mail cannot be sent', () => {
  expect(checkAddresses(' ')).toEqual({ kind: 'none' })
  expect(checkAddresses('a@x.example nobody')).toEqual({ kind: 'wrong', address: 'nobody' })
  expect(checkAddresses([1, 2, 3, 4, 5, 6].map((no) => `a${no}@x.example`).join())).toEqual({ kind: 'many' })
  expect(checkAddresses('a@x.example')).toBeUndefined()
})
