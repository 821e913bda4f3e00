import { useEffect, useState } from 'react'

/** The server is called after this pause in typing. */
const DEBOUNCE_MS = 200

/** A text as it was when typing last paused. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
