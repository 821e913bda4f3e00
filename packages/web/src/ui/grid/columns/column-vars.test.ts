import { describe, expect, it } from 'vitest'
import type { ShownColumn } from '../grid-layout.rules.ts'
import { columnVars } from './column-vars.ts'

const shown = (id: string, more: Partial<ShownColumn> = {}, leastLetters?: number): ShownColumn => ({
  column: { id, title: id, kind: 'text', text: () => '', ...(leastLetters !== undefined && { leastLetters }) },
  widthPx: 200,
  isPinned: false,
  isChosenWidth: false,
  wrapAt: undefined,
  ...more,
})

describe('the widths of columns', () => {
  it('let the last column end with the window, where it says how little is enough', () => {
    const vars = columnVars([shown('a'), shown('b', {}, 14)], true)
    expect(vars).toMatchObject({ '--c0': '200px', '--c1': 'clamp(140px, 100cqi - (8px + 36px + var(--c0)), 200px)' })
  })

  it('leave every other column as it is, and one whose width was chosen', () => {
    expect(columnVars([shown('a', {}, 14), shown('b')], false)).toMatchObject({ '--c0': '200px', '--c1': '200px' })
    expect(columnVars([shown('a', { isChosenWidth: true }, 14)], false)).toMatchObject({ '--c0': '200px' })
  })
})
