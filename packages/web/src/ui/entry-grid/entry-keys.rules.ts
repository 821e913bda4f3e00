import type { CellPlace, Selection } from './entry-block.rules.ts'

/** What a key means in a table that is filled in like a spreadsheet. */
export type EntryCommand =
  | { kind: 'select'; selection: Selection }
  | { kind: 'goDown' | 'goUp' | 'edit' | 'restore' | 'clear' | 'fillDown' | 'undo' | 'redo' | 'all' | 'offer' }
  | { kind: 'duplicateRow' | 'removeRow' }

interface Key {
  key: string
  shiftKey: boolean
  /** Control, or the command key of a Mac. */
  withControl: boolean
  altKey: boolean
  /** The key belongs to an input method, such as the Enter that confirms a word. */
  isComposing: boolean
}

interface Situation {
  selection: Selection
  /** A text is being typed, so that arrows to the side move in it. */
  isEditing: boolean
  rows: number
  columns: number
}

const steps: Partial<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** So many rows go by with Page Up and Page Down. */
const PAGE = 15

const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at))

function stepped({ selection, rows, columns }: Situation, step: CellPlace, toEdge: boolean): CellPlace {
  const { row, column } = selection.to
  const far = toEdge ? Math.max(rows, columns) : 1
  return { row: within(row + step.row * far, rows), column: within(column + step.column * far, columns) }
}

const withControlKey: Partial<Record<string, EntryCommand>> = {
  z: { kind: 'undo' },
  y: { kind: 'redo' },
  d: { kind: 'fillDown' },
}

/** The command of a key; nothing for a key that the cell itself takes. */
export function commandOf(key: Key, situation: Situation): EntryCommand | undefined {
  const { shiftKey, withControl, altKey } = key
  if (key.isComposing) return undefined
  if (altKey) return altCommandOf(key.key)
  const letter = key.key.toLowerCase()
  if (withControl && shiftKey && letter === 'z') return { kind: 'redo' }
  if (withControl && withControlKey[letter]) return withControlKey[letter]
  if (withControl && letter === 'a' && !situation.isEditing) return { kind: 'all' }
  if (key.key === 'Enter') return { kind: shiftKey ? 'goUp' : 'goDown' }
  if (key.key === 'F2') return { kind: 'edit' }
  if (key.key === 'Escape' && situation.isEditing) return { kind: 'restore' }
  if (key.key === 'Delete' && !situation.isEditing) return { kind: 'clear' }
  if (key.key === 'Backspace' && !situation.isEditing && isRange(situation.selection)) return { kind: 'clear' }
  return moveOf(key, situation)
}

/** Where keys for long ways lead: a page up or down, the ends of a row, with Control the ends of the table. */
function jumped({ key, withControl }: Key, { selection, rows, columns }: Situation): CellPlace | undefined {
  const { row, column } = selection.to
  if (key === 'PageUp' || key === 'PageDown')
    return { row: within(row + (key === 'PageUp' ? -PAGE : PAGE), rows), column }
  if (key === 'Home') return { row: withControl ? 0 : row, column: 0 }
  if (key === 'End') return { row: withControl ? rows - 1 : row, column: columns - 1 }
  return undefined
}

function moveOf(pressed: Key, situation: Situation): EntryCommand | undefined {
  const { key, shiftKey, withControl } = pressed
  const step = steps[key]
  if (situation.isEditing && (step ? step.column !== 0 : true)) return undefined
  const to = step ? stepped(situation, step, withControl) : jumped(pressed, situation)
  if (!to) return undefined
  return { kind: 'select', selection: { from: shiftKey && !situation.isEditing ? situation.selection.from : to, to } }
}

const altCommandOf = (key: string): EntryCommand | undefined =>
  (({ ArrowDown: { kind: 'offer' }, Insert: { kind: 'duplicateRow' }, Delete: { kind: 'removeRow' } }) as const)[
    key as 'ArrowDown'
  ] // any other key is nothing

const isRange = ({ from, to }: Selection) => from.row !== to.row || from.column !== to.column
