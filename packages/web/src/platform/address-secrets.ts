/** Bypasses the router, which would render the page again without the secret. */
const rewrite = (address: string) => History.prototype.replaceState.call(history, history.state, '', address)

/** Removes a secret from the address at once, so that neither a screenshot nor the next page contains it. */
export function popQueryParam(name: string): string | undefined {
  const { pathname, searchParams, hash } = new URL(location.href)
  const secret = searchParams.get(name)
  if (secret === null) return undefined
  searchParams.delete(name)
  rewrite(`${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`)
  return secret
}

/** Shows another address than the one with a secret in its path. */
export const hideAddress = (shown: string) => rewrite(shown)
