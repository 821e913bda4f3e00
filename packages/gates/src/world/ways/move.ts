import type { EventLine } from '@fairway/contract/carrier/carrier.schema'

/** An actual move of a container, independent of when and how it is reported. */
export interface Move extends Pick<EventLine, 'kind' | 'load' | 'mode' | 'vvd' | 'location'> {
  at: number
}
