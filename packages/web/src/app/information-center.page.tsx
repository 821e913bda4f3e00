import type { ComponentProps } from 'react'
import { InformationCenterScreen } from '../features/information/center/information-center.screen.tsx'
import { Queries } from './queries.tsx'

/** The page stands outside of the guard: guests read too. */
export const InformationCenterPage = (props: ComponentProps<typeof InformationCenterScreen>) => (
  <Queries>
    <InformationCenterScreen {...props} />
  </Queries>
)
