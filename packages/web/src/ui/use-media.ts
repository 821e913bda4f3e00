import { useSyncExternalStore } from 'react'

/** Whether the screen is as the media query says, and when that changes. What is drawn in advance takes it for granted. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => true,
  )
}
