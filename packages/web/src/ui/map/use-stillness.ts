import { useSyncExternalStore } from 'react'

const reducedMotionQuery = () => matchMedia('(prefers-reduced-motion: reduce)')

const watch = (changed: () => void) => {
  const query = reducedMotionQuery()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether this reader prefers reduced motion. */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    watch,
    () => reducedMotionQuery().matches,
    () => true,
  )
