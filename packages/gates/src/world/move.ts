import type { EventLine } from '@fairway/contract/carrier/carrier.schema'

/** Something that truly happens to a box, whenever and however it may be reported. */
export interface Move extends Pick<EventLine, 'kind' | 'load' | 'mode' | 'vvd' | 'location'> {
  at: number
}
