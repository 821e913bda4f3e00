import { needCarrierMessages } from '../features/carrier/carrier.messages.ts'
import { DeliveriesScreen } from '../features/carrier/deliveries.screen.tsx'
import { Queries } from './queries.tsx'

export const loadTexts = needCarrierMessages

export function SearchPage() {
  return (
    <Queries>
      <DeliveriesScreen />
    </Queries>
  )
}
