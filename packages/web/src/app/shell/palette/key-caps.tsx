import css from './key-list.module.css'
import { isApple } from './key-names.ts'

/** Keys that are pressed together. */
export type Chord = readonly string[]

const apples: Record<string, string> = { Ctrl: '⌘', Alt: '⌥' }
const capOf = (key: string) => (isApple ? (apples[key] ?? key) : key)

/** Keys as they look on a keyboard, one chord beside the other. */
export const KeyCaps = ({ chords }: { chords: readonly Chord[] }) =>
  chords.map((chord) => (
    <span key={chord.join('+')} className={css.chord}>
      {chord.map((key) => (
        <kbd key={key} className={css.cap}>
          {capOf(key)}
        </kbd>
      ))}
    </span>
  ))
