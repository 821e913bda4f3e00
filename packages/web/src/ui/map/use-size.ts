import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'

interface Options {
  /** Before the first paint, for which the browser has to lay the page out at once. */
  atOnce?: boolean
}

/**
 * Measures an element whenever its size changes. Returns the same object while the values are equal. The observer calls
 * when the browser has laid the page out anyway, and what is drawn then may be drawn in small pieces.
 */
export function useSize<T extends object>(
  element: RefObject<Element | null>,
  read: () => T | undefined,
  { atOnce = false }: Options = {},
): T | undefined {
  const [size, setSize] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` only uses refs
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => {
      const next = read()
      setSize((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    if (atOnce) measure()
    const observer = new ResizeObserver(atOnce ? measure : () => startTransition(measure))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}
