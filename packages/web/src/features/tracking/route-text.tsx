import type { PublicContainer } from '@fairway/contract/tracking/tracking.schema'
import type { PlaceWords } from './place-words.ts'

/** Port of loading → port of discharge → destination, each place once. */
export function RouteText({ container, words }: { container: PublicContainer; words: PlaceWords }) {
  const { portOfLoading, portOfDischarge, destination } = container
  const stops = [...new Set([portOfLoading, portOfDischarge, destination].map(words.name))]
  return <span>{stops.join(' → ')}</span>
}
