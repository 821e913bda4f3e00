import { useSyncExternalStore } from 'react'

const asked = () => matchMedia('(prefers-reduced-motion: reduce)')

const watch = (changed: () => void) => {
  const query = asked()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether this reader wants nothing to move. */
export const useStillness = () =>
  useSyncExternalStore(
    watch,
    () => asked().matches,
    () => true,
  )
