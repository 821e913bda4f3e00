/** Criteria of a search as an address carries them: a JSON object in base64, here in the form that addresses need not escape. */
export function encodeCriteria(criteria: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(criteria))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** What such a text stands for, in either form of base64; nothing when it cannot be read or is no object. */
export function decodeCriteria(text: string): Record<string, unknown> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>) // an object of JSON has names for its keys
      : undefined
  } catch {
    return undefined
  }
}
