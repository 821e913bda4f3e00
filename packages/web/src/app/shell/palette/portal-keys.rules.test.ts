import { describe, expect, it } from 'vitest'
import { type KeyPlace, PALETTE_LIMIT, type Pressed, pastedQuestion, shortcutFor } from './portal-keys.rules.ts'

const anywhere: KeyPlace = { isTaken: false, isTyping: false, isApple: false }
const shortcut = (pressed: Pressed, place: Partial<KeyPlace> = {}) => shortcutFor(pressed, { ...anywhere, ...place })
const [ctrlK, commandK, slash, question] = [
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: '/' },
  { key: '?', shiftKey: true },
]

describe('the keys that work on every page', () => {
  it('Ctrl K and ⌘ K open the palette, also with Caps Lock', () => {
    expect([ctrlK, commandK, { key: 'K', ctrlKey: true }].map((key) => shortcut(key))).toEqual(Array(3).fill('palette'))
  })
  it('a stroke leads to the search and a question mark to the list of keys, on any layout', () => {
    expect([slash, { key: '/', shiftKey: true }, question, { key: '?' }].map((key) => shortcut(key))).toEqual([
      'search',
      'search',
      'keys',
      'keys',
    ])
  })
  it('whoever types into a field types these signs, and can still call the palette', () => {
    expect([slash, question, ctrlK].map((key) => shortcut(key, { isTyping: true }))).toEqual([
      undefined,
      undefined,
      'palette',
    ])
  })
  it('on a Mac, Ctrl K in a field stays the command of the field', () => {
    const inField = { isTyping: true, isApple: true }
    expect([shortcut(ctrlK, inField), shortcut(commandK, inField), shortcut(ctrlK, { isApple: true })]).toEqual([
      undefined,
      'palette',
      'palette',
    ])
  })
  it('what an input method or a table has taken is left alone', () => {
    expect([ctrlK, slash, question].map((key) => shortcut(key, { isTaken: true }))).toEqual(Array(3).fill(undefined))
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
  ])('nothing happens by %o', (pressed) => expect(shortcut(pressed)).toBeUndefined())
})

describe('what is pasted beside every field', () => {
  it.each([
    ['PO-7731', 'PO-7731'],
    [' FWYU4829130\r\nFWYU4829314\t', 'FWYU4829130 FWYU4829314'],
    ['订舱 3104482', '订舱 3104482'],
  ])('is looked up as one line: %j', (text, question) => expect(pastedQuestion(text)).toBe(question))
  it.each(['', ' \n\t', 'x'.repeat(PALETTE_LIMIT + 1)])('is left alone where it is nothing or a whole page', (text) =>
    expect(pastedQuestion(text)).toBeUndefined(),
  )
})
