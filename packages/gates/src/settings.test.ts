import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'
import { LARGE, SMALL } from './world/world.ts'

const good = { FAIRWAY_CARRIER_URL: 'http://127.0.0.1:8080/', FAIRWAY_CARRIER_KEY: 'k'.repeat(32) }

describe('settings of gates', () => {
  it('are an address and a key', () =>
    expect(readSettings(good)).toEqual({
      carrierUrl: 'http://127.0.0.1:8080',
      carrierKey: 'k'.repeat(32),
      demo: null,
      isStrict: false,
    }))

  it('can turn on strict mode', () => expect(readSettings({ ...good, FAIRWAY_STRICT: '1' }).isStrict).toBe(true))

  it('can name the size of the demo', () => {
    expect(readSettings({ ...good, FAIRWAY_DEMO: 'large' }).demo).toBe(LARGE)
    expect(readSettings({ ...good, FAIRWAY_DEMO: 'small' }).demo).toBe(SMALL)
  })

  it.each([
    ['no address', { FAIRWAY_CARRIER_URL: undefined }, 'FAIRWAY_CARRIER_URL'],
    ['an address that is none', { FAIRWAY_CARRIER_URL: 'localhost:8080' }, 'FAIRWAY_CARRIER_URL'],
    ['no key', { FAIRWAY_CARRIER_KEY: undefined }, 'FAIRWAY_CARRIER_KEY'],
    ['a key with a space', { FAIRWAY_CARRIER_KEY: 'not a key, but a sentence' }, 'FAIRWAY_CARRIER_KEY'],
    ['a size that is none', { FAIRWAY_DEMO: 'huge' }, 'FAIRWAY_DEMO'],
    ['a strictness of maybe', { FAIRWAY_STRICT: 'maybe' }, 'FAIRWAY_STRICT'],
  ])('are refused with %s', (_case, change, name) => {
    expect(() => readSettings({ ...good, ...change })).toThrow(SettingsError)
    expect(() => readSettings({ ...good, ...change })).toThrow(name)
  })

  it('never show the key', () => {
    expect(() => readSettings({ FAIRWAY_CARRIER_URL: '', FAIRWAY_CARRIER_KEY: 'secret key' })).toThrow(
      /^((?!secret key).)*$/s,
    )
  })
})
