import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** After a change of page the focus stands on its heading, so that a reader starts there and not at the old link. */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]')
        const target = heading ?? main.current
        target?.focus({ preventScroll: true })
      }),
    [router, main],
  )
}
