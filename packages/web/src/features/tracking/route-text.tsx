import type { PublicContainer } from '@fairway/contract/tracking/tracking.schema'
import type { PlaceLabels } from './place-labels.ts'

/** Port of loading → port of discharge → destination, each place once. */
export function RouteText({ container, labels }: { container: PublicContainer; labels: PlaceLabels }) {
  const { portOfLoading, portOfDischarge, destination } = container
  const stops = [...new Set([portOfLoading, portOfDischarge, destination].map(labels.name))]
  return <span>{stops.join(' → ')}</span>
}
