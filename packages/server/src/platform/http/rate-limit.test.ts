import { expect, it } from 'vitest'
import { callerKey, createLimit } from './rate-limit.ts'

it('lets as many calls through in a minute as it says, each caller by itself', () => {
  let now = 0
  const limit = createLimit(2, () => now)
  expect([limit('a'), limit('a'), limit('b')]).toEqual([0, 0, 0])
  now = 15_000
  expect([limit('a'), limit('b')]).toEqual([45, 0])
  now = 60_000
  expect([limit('a'), limit('a'), limit('a')]).toEqual([0, 0, 60])
})

it('counts several at once, and tells how it stands without counting', () => {
  let now = 0
  const limit = createLimit(3, () => now, 3_600_000)
  expect([limit('a', 0), limit('a', 3), limit('a', 0), limit('a', 2)]).toEqual([0, 0, 0, 3600])
  now = 600_000
  expect([limit('a', 0), limit('b', 0)]).toEqual([3000, 0])
  now = 3_600_000
  expect(limit('a', 0)).toBe(0)
})

it('forgets callers rather than filling the memory', () => {
  const limit = createLimit(1, () => 0)
  for (let caller = 0; caller <= 100_000; caller++) limit(`caller ${caller}`)
  expect(limit('caller 0')).toBe(0)
  expect(limit('caller 100000')).toBe(60)
})

it('counts one IPv6 network as one caller', () => {
  const own = callerKey('2001:db8:1:2:aaaa::1')
  expect(callerKey('2001:db8:1:2:bbbb:cccc:dddd:eeee')).toBe(own)
  expect(callerKey('2001:db8:1:3::1')).not.toBe(own)
  expect(callerKey('2001:db8::7')).toBe(callerKey('2001:db8:0:0:1::9'))
  expect([callerKey('10.1.2.3'), callerKey('::ffff:10.1.2.3')]).toEqual(['10.1.2.3', '::ffff:10.1.2.3'])
})
