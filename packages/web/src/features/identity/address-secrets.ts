/** The browser's own way: the router would follow and draw the page anew without what it came with. */
const rewrite = (address: string) => History.prototype.replaceState.call(history, history.state, '', address)

/** Takes a secret out of the address at once, so that neither a screenshot nor the next page gets to see it. */
export function popQueryParam(name: string): string | undefined {
  const { pathname, searchParams, hash } = new URL(location.href)
  const secret = searchParams.get(name)
  if (secret === null) return undefined
  searchParams.delete(name)
  rewrite(`${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`)
  return secret
}

/** Shows another address than the one that carried a secret in its path. */
export const hideAddress = (shown: string) => rewrite(shown)
