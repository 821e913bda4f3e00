import type { LiveLine } from '@fairway/contract/tracking/live.schema'

/** Cuts what arrives into whole lines; what follows the last one waits for the next piece. */
export function createLineCutter() {
  let rest = ''
  return (piece: string): string[] => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    return lines
  }
}

/** Reads one line of the live stream; nothing for whatever a proxy may have put into it. */
export function readLiveLine(text: string): LiveLine | undefined {
  try {
    const { id, changed, withinMs } = JSON.parse(text) as Record<string, unknown> // each part is checked below
    if (typeof id !== 'string' || !/^\d+$/.test(id) || !Array.isArray(changed)) return undefined
    return { id, changed: changed.map(String), withinMs: Number(withinMs) || 0 }
  } catch {
    return undefined
  }
}
