/*
 * A page as a list of marks: plain values, in points from its upper left corner. A layout is a function from a document to
 * such pages; what draws them knows nothing of the document.
 */

export interface TextMark {
  kind: 'text'
  text: string
  x: number
  /** Of the baseline. */
  y: number
  size: number
  isBold?: boolean
  colour?: string
  /** How wide it may be: text that is wider is drawn narrower, never cut. */
  width?: number
  /** Where in its width it stands; on the left unless it is said. */
  align?: 'centre' | 'right'
}

/** Letters across the page, behind everything else. They are drawn as shapes, so that nobody copies them with the text. */
export interface WatermarkMark {
  kind: 'watermark'
  text: string
  /** Of its middle. */
  x: number
  y: number
  size: number
  colour: string
  /** Degrees, counter-clockwise. */
  turned: number
}

export interface LineMark {
  kind: 'line'
  from: [x: number, y: number]
  to: [x: number, y: number]
  colour?: string
  weight?: number
}

export interface BoxMark {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  fill: string
}

/** A filled outline, written as the path of an SVG, its own origin at x and y. */
export interface ShapeMark {
  kind: 'shape'
  path: string
  x: number
  y: number
  scale: number
  fill: string
}

export type Mark = TextMark | LineMark | BoxMark | WatermarkMark | ShapeMark
export type Page = Mark[]

/** The width of a text of size 1. */
export type Measure = (text: string, isBold?: boolean) => number

export const A4 = { width: 595.28, height: 841.89 }
export const INK = '#0b1f33'
export const SOFT = '#4a5d70'
export const RULE = '#b9c4ce'
