import type { ComponentProps } from 'react'
import { SharedCargoScreen } from '../features/tracking/shared/shared-cargo.screen.tsx'
import { Queries } from './queries.tsx'

/** What a link for outsiders shows; the page stands outside of the guard. */
export const SharedCargoPage = (props: ComponentProps<typeof SharedCargoScreen>) => (
  <Queries>
    <SharedCargoScreen {...props} />
  </Queries>
)
