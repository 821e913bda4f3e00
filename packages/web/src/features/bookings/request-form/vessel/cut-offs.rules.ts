import type { Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { cutOffKinds } from '@fairway/contract/bookings/page/booking-page.values'

/** The cut-offs that the carrier named for a sailing. */
export const cutOffsOf = ({ cutOffs }: Pick<Sailing, 'cutOffs'>) =>
  cutOffKinds.flatMap((kind) => {
    const at = cutOffs[kind]
    return at === null ? [] : [{ kind, at }]
  })
