import type { ComponentProps } from 'react'
import { VgmDetailsScreen } from '../features/vgm/vgm-details.screen.tsx'
import { Queries } from './queries.tsx'

/** The page stands outside of the guard: it says itself who may not open it. */
export const VgmDetailsPage = (props: ComponentProps<typeof VgmDetailsScreen>) => (
  <Queries>
    <VgmDetailsScreen {...props} />
  </Queries>
)
