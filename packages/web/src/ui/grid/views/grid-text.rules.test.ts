import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { describe, expect, it } from 'vitest'
import { defaultGridState } from '../grid-state.rules.ts'
import { changeIn, silentPreference, stateFrom } from './grid-source.rules.ts'
import { isSameGrid, readGridText, wholeGridText, writeGridText } from './grid-text.rules.ts'

const defaults = defaultGridState(
  [{ id: 'containerNo', isRowHeader: true }, { id: 'eta' }],
  [{ id: 'eta', descending: false }],
)
const compact = { ...defaults.layout, density: 'compact' as const }
const filters = { eta: { kind: 'between' as const, from: '2026-11-20', to: '' } }

describe('the address of a grid', () => {
  it('reads back what was written', () => {
    const state = { ...defaults, layout: compact, filters }
    expect(readGridText(wholeGridText(state, '4f0b4c0e'))).toEqual({ ...state, view: '4f0b4c0e' })
    expect(readGridText(writeGridText({ filters }))).toEqual({ filters })
  })

  it('is empty where there is nothing to say', () => expect(writeGridText({ filters: {} })).toBeUndefined())

  it('keeps what can be read of columns and filters', () => {
    const layout = { columns: [{ id: 'eta' }, { id: '__proto__' }, { id: 'vvd', widthPx: -1 }], density: 'huge' }
    const text = encodeCriteria({ layout, filters: { ...filters, vvd: { kind: 'like' } } })
    expect(readGridText(text)).toEqual({ layout: { columns: [{ id: 'eta' }], density: 'normal' }, filters })
  })

  it.each([
    ['no text', undefined],
    ['no base64', '%%%'],
    ['no object', btoa('[1]')],
    ['a layout of unknown density', encodeCriteria({ layout: { columns: [], density: 'huge' } })],
    ['columns without a name', encodeCriteria({ layout: { columns: [{ id: '__proto__' }], density: 'normal' } })],
    [
      'a width that nobody can see',
      encodeCriteria({ layout: { columns: [{ id: 'a', widthPx: -1 }], density: 'normal' } }),
    ],
    ['a filter of no kind', encodeCriteria({ filters: { eta: { kind: 'like', text: 'x' } } })],
    ['a filter of numbers', encodeCriteria({ filters: { eta: { kind: 'oneOf', values: [1] } } })],
    ['a sort that is no list', encodeCriteria({ sort: { id: 'eta' } })],
    [
      'too many fields to sort by',
      encodeCriteria({ sort: Array.from({ length: 9 }, () => ({ id: 'a', descending: true })) }),
    ],
  ])('reads nothing from %s', (_case, text) => expect(readGridText(text)).toEqual({}))
})

describe('the grid that is shown', () => {
  const preference = { layout: compact, sort: [] }

  it('follows the address, else the preference, else the default', () => {
    expect(stateFrom({ fromAddress: {}, preference: undefined, defaults })).toEqual(defaults)
    expect(stateFrom({ fromAddress: {}, preference, defaults })).toEqual({ ...preference, filters: {} })
    expect(stateFrom({ fromAddress: { layout: defaults.layout, filters }, preference, defaults })).toEqual({
      ...defaults,
      sort: [],
      filters,
    })
    expect(stateFrom({ fromAddress: {}, preference: { ...silentPreference, viewId: 'v' }, defaults })).toEqual(defaults)
  })

  it('changes the preference when no view is open, and the address gets what a link must bring', () => {
    const next = { ...defaults, layout: compact, sort: [], filters }
    const change = changeIn({ before: defaults, next, fromAddress: {}, defaults })
    expect(change.preference).toEqual({ layout: compact, sort: [] })
    expect(readGridText(change.text)).toEqual({ sort: [], filters })
  })

  it('keeps the preference when only a filter changes', () => {
    const change = changeIn({ before: defaults, next: { ...defaults, filters }, fromAddress: {}, defaults })
    expect(change.preference).toBeUndefined()
    expect(readGridText(change.text)).toEqual({ filters })
  })

  it('changes an opened view in the address only', () => {
    const fromAddress = { ...defaults, view: 'v1' }
    const change = changeIn({ before: defaults, next: { ...defaults, layout: compact }, fromAddress, defaults })
    expect(change.preference).toBeUndefined()
    expect(readGridText(change.text)).toEqual({ layout: compact, sort: defaults.sort, view: 'v1' })
  })
})

it('treats a flag that is false as a missing one', () => {
  expect(isSameGrid({ id: 'a', hidden: false }, { id: 'a' })).toBe(true)
  expect(isSameGrid([{ b: 1, a: 2 }], [{ a: 2, b: 1 }])).toBe(true)
  expect(isSameGrid([1, 2], [2, 1])).toBe(false)
})
