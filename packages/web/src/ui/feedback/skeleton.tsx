import css from './skeleton.module.css'

interface Props {
  width?: string
  height?: string
}

/**
 * Reserves the space of something that is loading. SVG attributes set the size, because the security policy blocks
 * style attributes in the first HTML.
 */
export function Skeleton({ width = '100%', height = '1em' }: Props) {
  return <svg className={css.skeleton} width={width} height={height} aria-hidden="true" />
}

/** Several lines of loading text, the last one shorter. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <div className={css.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={line} width={line === count - 1 ? '60%' : '100%'} height="16px" />
      ))}
    </div>
  )
}
