import { type RefObject, useLayoutEffect, useState } from 'react'

/** Measures an element whenever its size changes. Returns the same object while the values are equal. */
export function useSize<T extends object>(
  element: RefObject<Element | null>,
  read: () => T | undefined,
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
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}
