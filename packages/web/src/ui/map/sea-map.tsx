import { type ReactNode, useMemo } from 'react'
import { classNames } from '../class-names.ts'
import { type Chart, chartFor, type Rect, type Size, type Way } from './chart.ts'
import { landOf } from './coast.ts'
import css from './sea-map.module.css'

interface Props {
  /** The text alternative of the map. */
  label: string
  /** Everything that must be inside the map. */
  ways: readonly Way[]
  size: Size
  /** The area that the routes fill. */
  room: Rect
  className?: string | undefined
  children: (chart: Chart) => ReactNode
}

/** Land in quiet colours below the routes: no tiles, no grid, no external sources. */
export function SeaMap({ label, ways, size, room, className, children }: Props) {
  const chart = useMemo(() => chartFor(ways, room, size), [ways, room, size])
  const land = useMemo(() => landOf(chart), [chart])
  return (
    <svg
      className={classNames(css.map, className)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={label}
    >
      <path className={css.land} d={land} />
      {children(chart)}
    </svg>
  )
}
