/** The size of names on a map, as its style sheet has it. */
const SIZE_REM = 0.78
const WEIGHT = 600

export const LINE_HEIGHT = 17

let canvas: CanvasRenderingContext2D | null | undefined

/** How wide a name will be; about, where the browser cannot tell. */
export function widthOf(text: string): number {
  const size = SIZE_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return text.length * size * 0.7
  canvas.font = `${WEIGHT} ${size}px ${getComputedStyle(document.body).fontFamily}`
  return Math.ceil(canvas.measureText(text).width) + 2
}
