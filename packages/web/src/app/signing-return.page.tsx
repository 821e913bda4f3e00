import type { ComponentProps } from 'react'
import { ReturnScreen } from '../features/signing/room/return.screen.tsx'
import { Queries } from './queries.tsx'

/** The page stands outside of the guard: a signing service sends browsers there whose session may be over. */
export const SigningReturnPage = (props: ComponentProps<typeof ReturnScreen>) => (
  <Queries>
    <ReturnScreen {...props} />
  </Queries>
)
