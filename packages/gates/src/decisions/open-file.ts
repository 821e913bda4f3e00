import type { Carrier } from '../client.ts'
import type { Brief } from './brief.ts'

const NAME = 'requests'

/** The requests that wait for an answer, kept in the portal between runs: whoever is killed goes on where it stopped. */
export async function openFile(carrier: Carrier): Promise<Map<string, Brief>> {
  const kept = (await carrier.findCursor(NAME)) ?? {}
  const briefs = Object.entries(kept).map(([key, text]) => [key, JSON.parse(String(text)) as Brief] as const) // as it was kept
  return new Map(briefs)
}

export const keepFile = (carrier: Carrier, open: ReadonlyMap<string, Brief>) =>
  carrier.keepCursor(NAME, Object.fromEntries([...open].map(([key, brief]) => [key, JSON.stringify(brief)])))
