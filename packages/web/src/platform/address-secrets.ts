import { useLayoutEffect, useState } from 'react'

/** Bypasses the router, which would render the page again without the secret. */
const rewrite = (address: string) => History.prototype.replaceState.call(history, history.state, '', address)

function removeQueryParam(name: string) {
  const { pathname, searchParams, hash } = new URL(location.href)
  if (!searchParams.has(name)) return
  searchParams.delete(name)
  rewrite(`${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`)
}

/**
 * A secret in the address. It is removed from there before the page is painted, so that neither a screenshot nor the next
 * page contains it, and not earlier: a rendering that is begun anew reads it again.
 */
export function useSecretParam(name: string): string | undefined {
  const [secret] = useState(() => new URL(location.href).searchParams.get(name) ?? undefined)
  useLayoutEffect(() => removeQueryParam(name), [name])
  return secret
}

/** Shows another address than the one with a secret in its path. */
export const hideAddress = (shown: string) => rewrite(shown)
