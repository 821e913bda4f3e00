import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { en } from '../messages/en.ts'
import { eventKinds, loads, modes } from '../tracking.values.ts'
import { eventName } from './event-name.rules.ts'

describe('the name of an event', () => {
  it.each([
    ['gateOut', 'empty', 'truck', 'Empty picked up'],
    ['gateIn', 'full', 'truck', 'Gate in, full'],
    ['gateOut', 'full', null, 'Gate out, full'],
    ['gateIn', 'empty', null, 'Empty returned'],
    ['gateOut', null, 'truck', 'Gate out'],
    ['gateIn', null, null, 'Gate in'],
    ['loaded', 'full', 'vessel', 'Loaded on vessel'],
    ['loaded', 'full', null, 'Loaded on vessel'],
    ['loaded', 'full', 'rail', 'Loaded on rail'],
    ['departed', 'full', 'vessel', 'Vessel departed'],
    ['departed', null, 'rail', 'Train departed'],
    ['arrived', null, null, 'Vessel arrived'],
    ['arrived', 'full', 'rail', 'Train arrived'],
    ['discharged', 'full', 'vessel', 'Discharged from vessel'],
    ['discharged', 'full', 'rail', 'Unloaded from rail'],
    ['departed', 'full', 'truck', 'Gate out, full'],
    ['arrived', 'empty', 'truck', 'Empty returned'],
    ['available', 'full', 'rail', 'Available for pickup'],
    ['notAvailable', null, null, 'Not available for pickup'],
  ] as const)('of %s, %s, by %s is %s', (kind, load, mode, expected) => {
    expect(en.events[eventName({ kind, load, mode })]).toBe(expected)
  })

  it('exists for every combination, and every name is used', () => {
    const seen = new Set<string>()
    for (const kind of eventKinds)
      for (const load of [...loads, null])
        for (const mode of [...modes, null]) seen.add(eventName({ kind, load, mode }))
    expect([...seen].toSorted()).toEqual(Object.keys(en.events).toSorted())
  })

  it('never calls a train or truck a vessel', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...eventKinds),
        fc.constantFrom(...loads, null),
        fc.constantFrom('rail', 'truck'),
        (kind, load, mode) => {
          expect(en.events[eventName({ kind, load, mode })]).not.toMatch(/vessel/i)
        },
      ),
    ))
})
