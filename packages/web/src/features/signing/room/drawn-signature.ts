import { STROKE_LIMIT, STROKE_NUMBERS } from '@fairway/contract/signing/signing.values'

/** Points one after the other, across and down, as parts of the field from 0 to 1. */
export type Stroke = readonly number[]

/** Points nearer than this to the one before are not worth their place. */
const NEAR = 0.004

const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000

/** The strokes with a point more. A stroke that is full goes on in another one; after the last one nothing is added. */
export function addPoint(strokes: readonly Stroke[], [x, y]: [number, number], isFirst: boolean): readonly Stroke[] {
  const point = [within(x), within(y)]
  const last = strokes.at(-1)
  const isFull = strokes.length >= STROKE_LIMIT
  if (isFirst || !last) return isFull ? strokes : [...strokes, point]
  const [beforeX = 0, beforeY = 0] = last.slice(-2)
  if (Math.hypot((point[0] ?? 0) - beforeX, (point[1] ?? 0) - beforeY) < NEAR) return strokes
  if (last.length + 2 <= STROKE_NUMBERS) return [...strokes.slice(0, -1), [...last, ...point]]
  return isFull ? strokes : [...strokes, [beforeX, beforeY, ...point]]
}

/** A stroke as the path of a picture of this size. A single point is a dot. */
export function pathOf(stroke: Stroke, width: number, height: number) {
  const points: string[] = []
  for (let at = 0; at + 1 < stroke.length; at += 2)
    points.push(`${(stroke[at] ?? 0) * width} ${(stroke[at + 1] ?? 0) * height}`)
  return `M${points.join('L')}${points.length === 1 ? `L${points[0]}` : ''}`
}
