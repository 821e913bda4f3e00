import { describe, expect, it } from 'vitest'
import { networkOf, subjects } from './guarded-subjects.ts'

describe('whose failures are counted together', () => {
  it.each([
    ['203.0.113.77', '203.0.113'],
    ['::ffff:203.0.113.77', '203.0.113'],
    ['2001:db8:12:34:aaaa::1', '2001:db8:12'],
    ['2001:db8::1', '2001:db8:0'],
  ])('%s is a neighbour of all in %s', (ip, network) => expect(networkOf(ip)).toBe(network))

  it('one household with many long addresses is one', () =>
    expect(subjects.address('2001:db8:1:2::5')).toBe(subjects.address('2001:db8:1:2:ffff::9')))
  it('an address is the same however it is written', () =>
    expect(subjects.address('::ffff:203.0.113.77')).toBe(subjects.address('203.0.113.77')))
})
