type Kind = 'localStorage' | 'sessionStorage'

/** Storage may be full, forbidden or absent; the portal works without it. */
export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string, kind: Kind = 'localStorage') {
  try {
    globalThis[kind].setItem(key, value)
  } catch {
    // only a preference is lost
  }
}

export function removeStored(key: string, kind: Kind = 'localStorage') {
  try {
    globalThis[kind].removeItem(key)
  } catch {
    // as above
  }
}

/** False where storage is full or forbidden. A missing value then does not mean that nothing was chosen. */
export function canStore(): boolean {
  const probe = 'fairwayProbe'
  writeStored(probe, probe)
  const isStored = readStored(probe) === probe
  removeStored(probe)
  return isStored
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Mirrors a preference in a cookie, by which the server chooses the first HTML. */
export function mirrorInCookie(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: many browsers of our users lack the Cookie Store API
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
