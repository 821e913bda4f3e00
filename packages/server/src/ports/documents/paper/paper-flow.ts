import { A4, type Mark, type Measure } from '../marks.ts'
import { linesWithin } from '../text-lines.ts'

export const LEFT = 42
export const RIGHT = A4.width - LEFT
export const WIDTH = RIGHT - LEFT
export const BOTTOM = A4.height - 52

/** Pages as they fill from top to bottom. */
export interface PaperFlow {
  y: number
  readonly pages: Mark[][]
  readonly measure: Measure
  put(...marks: Mark[]): void
  /** Begins a new page unless so much fits on this one. */
  need(height: number): void
  breakPage(): void
  linesOf(text: string, width: number, style: { size: number; isBold?: boolean }): string[]
}

/** Pages that begin below their heads: the first one has a larger head than those after it. */
export function openFlow({ first, next }: { first: number; next: number }, measure: Measure): PaperFlow {
  const pages: Mark[][] = [[]]
  const flow: PaperFlow = {
    y: first,
    pages,
    measure,
    put: (...marks) => pages.at(-1)?.push(...marks),
    need: (height) => {
      if (flow.y + height > BOTTOM && flow.y > next) flow.breakPage()
    },
    breakPage: () => {
      pages.push([])
      flow.y = next
    },
    linesOf: (text, width, style) => linesWithin(text, width, { ...style, measure }),
  }
  return flow
}

/** One line of text. */
export const textAt = (
  text: string,
  [x, y]: [number, number],
  style: { size: number; isBold?: boolean; colour?: string; width?: number; align?: 'centre' | 'right' },
): Mark => ({ kind: 'text', text, x, y, ...style })

export const ruleAt = (y: number, colour: string, weight = 0.6, [from, to] = [LEFT, RIGHT]): Mark => ({
  kind: 'line',
  from: [from, y],
  to: [to, y],
  colour,
  weight,
})
