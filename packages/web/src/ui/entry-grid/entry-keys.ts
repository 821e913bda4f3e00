import type { ClipboardEvent, KeyboardEvent } from 'react'
import { isComposing } from '../form/use-ime-safe-input.ts'
import { type CellPlace, rangeOf } from './entry-block.rules.ts'
import type { Pasted } from './entry-grid.store.ts'
import { commandOf, type EntryCommand } from './entry-keys.rules.ts'
import type { ListGrid } from './use-entry-grid.ts'

export interface RowActions {
  /** Adds a row at the end. False if there is no room. */
  add: () => boolean
  duplicate: (row: number) => void
  /** Removes rows, both ends included. */
  remove: (first: number, last: number) => void
}

/** The keys of an open list of suggestions. True if the key was one of them. */
function handleOfferKey(grid: ListGrid, event: KeyboardEvent): boolean {
  const offer = grid.offer.get()
  if (!offer || event.altKey) return false
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { options, active } = offer
  if (step !== undefined) grid.offer.set({ options, active: (active + step + options.length) % options.length })
  else if (event.key === 'Escape') grid.offer.set(undefined)
  else if (event.key === 'Enter' && options[active]) {
    grid.choose(options[active])
    goBy(grid, 1, undefined)
  } else return false
  return true
}

function goBy(grid: ListGrid, step: number, add: (() => boolean) | undefined) {
  const place = grid.selection.get()?.to
  if (!place) return
  const next: CellPlace = { ...place, row: place.row + step }
  if (next.row < 0 || (next.row >= grid.rows.get().length && !add?.())) return
  grid.goTo(next)
}

function run(grid: ListGrid, command: EntryCommand, actions: RowActions) {
  const selection = grid.selection.get()
  if (!selection) return
  const { top, bottom } = rangeOf(selection)
  switch (command.kind) {
    case 'select':
      return grid.selectAnd(command.selection)
    case 'goDown':
      return goBy(grid, 1, actions.add)
    case 'goUp':
      return goBy(grid, -1, undefined)
    case 'edit':
      return editAtEnd(grid)
    case 'offer':
      return grid.openOffer()
    case 'all': {
      const to = { row: grid.rows.get().length - 1, column: grid.columns.length - 1 }
      return grid.selectAnd({ from: to, to: { row: 0, column: 0 } })
    }
    case 'duplicateRow':
      return actions.duplicate(top)
    case 'removeRow':
      return actions.remove(top, bottom)
    default:
      return grid[command.kind]()
  }
}

/** Places the cursor behind the text of the cell. */
function editAtEnd(grid: ListGrid) {
  const input = document.activeElement
  if (!(input instanceof HTMLInputElement)) return
  grid.isEditing.set(true)
  input.setSelectionRange(input.value.length, input.value.length)
}

export function handleKey(grid: ListGrid, event: KeyboardEvent, actions: RowActions) {
  const selection = grid.selection.get()
  if (!selection || isComposing(event) || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
  if (handleOfferKey(grid, event)) return event.preventDefault()
  const { key, shiftKey, altKey } = event
  const command = commandOf(
    { key, shiftKey, altKey, withControl: event.ctrlKey || event.metaKey, isComposing: isComposing(event) },
    {
      selection,
      isEditing: grid.isEditing.get(),
      rows: grid.rows.get().length,
      columns: grid.columns.length,
    },
  )
  if (!command) return
  event.preventDefault()
  run(grid, command, actions)
}

export function handleCopy(grid: ListGrid, event: ClipboardEvent, isCut: boolean) {
  const text = grid.copied()
  if (text === undefined) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', text)
  if (isCut) grid.clear()
}

export function handlePaste(grid: ListGrid, event: ClipboardEvent, onPasted: (pasted: Pasted) => void) {
  const pasted = grid.paste(event.clipboardData.getData('text'))
  if (!pasted) return
  event.preventDefault()
  onPasted(pasted)
}
