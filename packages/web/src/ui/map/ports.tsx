import { memo, useMemo } from 'react'
import type { Chart, Rect, Spot } from './chart.ts'
import { type Named, placeNames } from './place-names.ts'
import css from './sea-map.module.css'

/** The font size of labels, as in the style sheet. */
const SIZE_REM = 0.8125
const WEIGHT = 600

const LINE_HEIGHT = 17

let canvas: CanvasRenderingContext2D | null | undefined

/** The width of a label; estimated where the browser cannot measure it. */
function widthOf(text: string): number {
  const size = SIZE_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return text.length * size * 0.7
  canvas.font = `${WEIGHT} ${size}px ${getComputedStyle(document.body).fontFamily}`
  return Math.ceil(canvas.measureText(text).width) + 2
}

interface Props {
  chart: Chart
  ports: readonly Named[]
  /** Areas without labels. */
  keepClear?: readonly Rect[]
  /** Points of lines that labels should avoid. */
  lines: readonly Spot[]
  /** A label that covers more of these points is left out. */
  mostCovered?: number
}

const nothing: readonly Rect[] = []

/** Ports as small rings, with labels where there is space. */
export const Ports = memo(function Ports({ chart, ports, keepClear = nothing, lines, mostCovered = Infinity }: Props) {
  const names = useMemo(
    () => placeNames(ports, { size: chart.size, keepClear, lines, mostCovered, widthOf, lineHeight: LINE_HEIGHT }),
    [chart, ports, keepClear, lines, mostCovered],
  )
  return (
    <>
      {ports.map(({ id, x, y }) => (
        <circle key={id} className={css.port} cx={x} cy={y} r="4" />
      ))}
      {names.map(({ id, text, x, y, anchor }) => (
        <text key={id} className={css.name} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </>
  )
})
