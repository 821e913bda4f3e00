import { describe, expect, it } from 'vitest'
import { defineErrors, mergeErrors, Refusal, speak } from './errors.ts'

const parrots = defineErrors({ PA0001: { status: 404 }, PA0002: { status: 422, args: ['cage', 'keeper'] } })
const fish = defineErrors({ FI0001: { status: 409, args: ['tank'] } })
const { refuse, violation } = speak(parrots)

describe('a slice with its errors', () => {
  it('refuses with a code and its arguments', () => {
    const refusal = (() => {
      try {
        return refuse('PA0002', 'C7', 'Mei')
      } catch (thrown) {
        return thrown
      }
    })()
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ name: 'Refusal', code: 'PA0002', args: ['C7', 'Mei'], violations: [] })
  })

  it('ties a violation to a field', () => {
    expect(violation('perch', 'PA0001')).toEqual({ path: 'perch', code: 'PA0001', args: [] })
  })

  it('does not compile with a code of another slice, or with an argument too few or too many', () => {
    // @ts-expect-error FI0001 is the code of another slice
    expect(() => refuse('FI0001')).toThrow('FI0001')
    // @ts-expect-error the keeper is missing
    expect(() => refuse('PA0002', 'C7')).toThrow('PA0002')
    // @ts-expect-error PA0001 says nothing about a cage
    expect(violation('perch', 'PA0001', 'C7').args).toEqual(['C7'])
  })
})

describe('a catalogue of several slices', () => {
  it('contains every code with its status and arguments', () => {
    const all = mergeErrors(parrots, fish)
    const status: 409 = all.FI0001.status
    expect(status).toBe(409)
    expect(all).toEqual({ ...parrots, ...fish })
  })

  it('does not compile when two slices define the same code', () => {
    const rival = defineErrors({ RI0001: { status: 422 }, PA0001: { status: 403 } })
    // @ts-expect-error PA0001 belongs to the parrots
    expect(Object.keys(mergeErrors(parrots, fish, rival))).toHaveLength(4)
  })
})
