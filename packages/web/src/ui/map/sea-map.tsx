import { type ReactNode, useMemo } from 'react'
import { classNames } from '../class-names.ts'
import { type Chart, chartFor, type Rect, type Size, type Way } from './chart.ts'
import { landOf } from './coast.ts'
import css from './sea-map.module.css'

interface Props {
  /** What the picture shows, for those who do not see it. */
  label: string
  /** Everything that must be inside of the picture. */
  ways: readonly Way[]
  size: Size
  /** The part of the box that the ways shall fill. */
  room: Rect
  className?: string | undefined
  children: (chart: Chart) => ReactNode
}

/** Land in quiet colours around the ways that are drawn on it: no tiles, no grid, nothing from elsewhere. */
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
