import { type ComponentType, useEffect, useState } from 'react'
import { logClientError } from '../platform/client-log.ts'

/**
 * Makes a part of a page that few readers get to see and that is fetched when it is first shown, or before by `fetch`;
 * without it the page stands.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let known: ComponentType<P> | undefined
  const fetch = async () => {
    known ??= await load()
    return known
  }
  function LazyPart(props: P) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      let isWanted = true
      if (!known) fetch().then((loaded) => isWanted && setPart(() => loaded), logClientError)
      return () => {
        isWanted = false
      }
    }, [])
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(LazyPart, { fetch })
}
