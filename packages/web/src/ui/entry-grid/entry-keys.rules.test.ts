import { describe, expect, it } from 'vitest'
import { commandOf } from './entry-keys.rules.ts'

const at = (row: number, column: number) => ({ row, column })
const cell = (row: number, column: number) => ({ from: at(row, column), to: at(row, column) })
const press = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}, situation = {}) =>
  commandOf(
    { key, shiftKey: false, withControl: false, altKey: false, isComposing: false, ...more },
    { selection: cell(1, 1), isEditing: false, rows: 5, columns: 7, ...situation },
  )

describe('keys in a table that is filled in', () => {
  it('move the cursor, and stop at the edges', () => {
    expect(press('ArrowDown')).toEqual({ kind: 'select', selection: cell(2, 1) })
    expect(press('ArrowLeft')).toEqual({ kind: 'select', selection: cell(1, 0) })
    expect(press('ArrowUp', {}, { selection: cell(0, 3) })).toEqual({ kind: 'select', selection: cell(0, 3) })
    expect(press('ArrowRight', { withControl: true })).toEqual({ kind: 'select', selection: cell(1, 6) })
  })

  it('go a page, to the ends of a row and to the ends of the table', () => {
    expect(press('PageDown', {}, { rows: 50 })).toEqual({ kind: 'select', selection: cell(16, 1) })
    expect(press('PageUp')).toEqual({ kind: 'select', selection: cell(0, 1) })
    expect(press('End')).toEqual({ kind: 'select', selection: cell(1, 6) })
    expect(press('End', { withControl: true })).toEqual({ kind: 'select', selection: cell(4, 6) })
    expect(press('Home', { withControl: true, shiftKey: true })).toEqual({
      kind: 'select',
      selection: { from: at(1, 1), to: at(0, 0) },
    })
    expect(press('Home', {}, { isEditing: true })).toBeUndefined()
  })

  it('select several cells with Shift', () =>
    expect(press('ArrowDown', { shiftKey: true })).toEqual({
      kind: 'select',
      selection: { from: at(1, 1), to: at(2, 1) },
    }))

  it('leave arrows to the side to a text that is being typed, and go on to other rows', () => {
    expect(press('ArrowLeft', {}, { isEditing: true })).toBeUndefined()
    expect(press('ArrowDown', {}, { isEditing: true })).toEqual({ kind: 'select', selection: cell(2, 1) })
    expect(press('Delete', {}, { isEditing: true })).toBeUndefined()
    expect(press('a', { withControl: true }, { isEditing: true })).toBeUndefined()
  })

  it.each([
    ['Enter', {}, 'goDown'],
    ['Enter', { shiftKey: true }, 'goUp'],
    ['F2', {}, 'edit'],
    ['Delete', {}, 'clear'],
    ['d', { withControl: true }, 'fillDown'],
    ['z', { withControl: true }, 'undo'],
    ['Z', { withControl: true, shiftKey: true }, 'redo'],
    ['y', { withControl: true }, 'redo'],
    ['ArrowDown', { altKey: true }, 'offer'],
    ['Insert', { altKey: true }, 'duplicateRow'],
    ['Delete', { altKey: true }, 'removeRow'],
  ])('%s with %o means %s', (key, more, kind) => expect(press(key, more)).toEqual({ kind }))

  it('that confirm a word of an input method do nothing else', () =>
    expect(press('Enter', { isComposing: true })).toBeUndefined())

  it('that are letters belong to the cell', () => {
    expect(press('x')).toBeUndefined()
    expect(press('Backspace')).toBeUndefined()
    expect(press('Escape')).toBeUndefined()
  })

  it('empty a range with Backspace too, and take a typed text back with Escape', () => {
    expect(press('Backspace', {}, { selection: { from: at(0, 0), to: at(1, 1) } })).toEqual({ kind: 'clear' })
    expect(press('Escape', {}, { isEditing: true })).toEqual({ kind: 'restore' })
  })
})
