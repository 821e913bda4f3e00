import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ADDRESS_AFTER_MS, createAddressChange } from './address-change.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page whose address is set by hand, as a slow router would. */
function page() {
  const seen = { sent: [] as unknown[], ahead: undefined as string | undefined }
  const address = createAddressChange<string>(
    (text) => seen.sent.push(text),
    (ahead) => {
      seen.ahead = ahead
    },
  )
  return { seen, ...address }
}
const wait = () => vi.advanceTimersByTime(ADDRESS_AFTER_MS)

it('sends only the last of several changes, and shows each at once', () => {
  const { seen, change, arrive } = page()
  change('one', '1', undefined)
  change('two', '2', undefined)
  expect(seen).toEqual({ sent: [], ahead: 'two' })
  wait()
  expect(seen.sent).toEqual(['2'])
  arrive('2')
  expect(seen.ahead).toBeUndefined()
})

it('loses no change that is made while an earlier one is pending', () => {
  const { seen, change, arrive } = page()
  change('one', '1', undefined)
  wait()
  change('two', '2', undefined)
  arrive('1')
  expect(seen.ahead).toBe('two')
  wait()
  change('three', '3', '1')
  arrive('2')
  expect(seen.ahead).toBe('three')
  wait()
  expect(seen.sent).toEqual(['1', '2', '3'])
  arrive('3')
  expect(seen.ahead).toBeUndefined()
})

it('goes back to the present address while an earlier change is pending', () => {
  const { seen, change, arrive } = page()
  change('one', '1', '0')
  wait()
  change('none', '0', '0')
  arrive('1')
  expect(seen.ahead).toBe('none')
  wait()
  arrive('0')
  expect(seen).toEqual({ sent: ['1', '0'], ahead: undefined })
})

it('gives way to an address that was set elsewhere', () => {
  const { seen, change, arrive } = page()
  change('one', '1', undefined)
  arrive('a saved view')
  expect(seen.ahead).toBeUndefined()
  wait()
  expect(seen.sent).toEqual([])
})

it('changes nothing where the address is the same already', () => {
  const { seen, change } = page()
  change('one', '1', '1')
  wait()
  expect(seen).toEqual({ sent: [], ahead: undefined })
})
