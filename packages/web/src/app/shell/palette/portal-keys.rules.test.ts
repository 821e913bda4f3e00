import { describe, expect, it } from 'vitest'
import { type KeyPlace, type Pressed, wishOf } from './portal-keys.rules.ts'

const anywhere: KeyPlace = { isTaken: false, isTyping: false, isApple: false }
const wish = (pressed: Pressed, place: Partial<KeyPlace> = {}) => wishOf(pressed, { ...anywhere, ...place })
const [ctrlK, commandK, slash, question] = [
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: '/' },
  { key: '?', shiftKey: true },
]

describe('the keys that work on every page', () => {
  it('Ctrl K and ⌘ K open the palette, also with Caps Lock', () => {
    expect([ctrlK, commandK, { key: 'K', ctrlKey: true }].map((key) => wish(key))).toEqual(Array(3).fill('palette'))
  })
  it('a stroke leads to the search and a question mark to the list of keys, on any layout', () => {
    expect([slash, { key: '/', shiftKey: true }, question, { key: '?' }].map((key) => wish(key))).toEqual([
      'search',
      'search',
      'keys',
      'keys',
    ])
  })
  it('whoever types into a field types these signs, and can still call the palette', () => {
    expect([slash, question, ctrlK].map((key) => wish(key, { isTyping: true }))).toEqual([
      undefined,
      undefined,
      'palette',
    ])
  })
  it('on a Mac, Ctrl K in a field stays the command of the field', () => {
    const inField = { isTyping: true, isApple: true }
    expect([wish(ctrlK, inField), wish(commandK, inField), wish(ctrlK, { isApple: true })]).toEqual([
      undefined,
      'palette',
      'palette',
    ])
  })
  it('what an input method or a table has taken is left alone', () => {
    expect([ctrlK, slash, question].map((key) => wish(key, { isTaken: true }))).toEqual(Array(3).fill(undefined))
  })
  it.each([
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: 'k', ctrlKey: true, metaKey: true },
    { key: '/', ctrlKey: true },
    { key: '?', altKey: true },
    { key: 'Escape' },
    {},
  ])('nothing happens by %o', (pressed) => expect(wish(pressed)).toBeUndefined())
})
