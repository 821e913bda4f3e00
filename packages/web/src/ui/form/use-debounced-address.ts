import { useEffect, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

/** What was typed when typing last paused; the address follows it then, without a step back for each letter. */
export function useDebouncedAddress(typed: string, writeAddress: (debounced: string) => void): string {
  const debounced = useDebounced(typed)
  const [written, setWritten] = useState(debounced)
  useEffect(() => {
    if (debounced === written) return
    setWritten(debounced)
    writeAddress(debounced)
  }, [debounced, written, writeAddress])
  return debounced
}
