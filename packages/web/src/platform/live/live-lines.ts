import type { LiveLine } from '@fairway/contract/tracking/live/live.schema'

/** Splits incoming text into whole lines. An incomplete last line waits for the next chunk. */
export function createLineCutter() {
  let rest = ''
  return (piece: string): string[] => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    return lines
  }
}

/** Reads one line of the live stream; undefined for anything that a proxy may have inserted. */
export function readLiveLine(text: string): LiveLine | undefined {
  try {
    const { id, changed, withinMs } = JSON.parse(text) as Record<string, unknown> // each part is checked below
    if (typeof id !== 'string' || !/^\d+$/.test(id) || !Array.isArray(changed)) return undefined
    return { id, changed: changed.map(String), withinMs: Number(withinMs) || 0 }
  } catch {
    return undefined
  }
}
