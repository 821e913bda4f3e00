import type { ComponentProps } from 'react'
import { CalculatorScreen } from '../features/detention/calculator.screen.tsx'
import { Queries } from './queries.tsx'

/** The page stands outside of the guard: guests calculate too. */
export const DetentionCalculatorPage = (props: ComponentProps<typeof CalculatorScreen>) => (
  <Queries>
    <CalculatorScreen {...props} />
  </Queries>
)
