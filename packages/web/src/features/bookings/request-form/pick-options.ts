import type { EquipmentChoice } from '@fairway/contract/bookings/booking-choices.schema'
import { useRequestParts } from './request-context.ts'

const reefers = new WeakMap<readonly EquipmentChoice[], EquipmentChoice[]>()

/** The kinds of boxes to choose from: all of them, or reefers alone; each row gets the same list. */
export function useBoxes(isChilled: boolean): readonly EquipmentChoice[] {
  const { containerTypes } = useRequestParts().choices
  if (!isChilled) return containerTypes
  const known = reefers.get(containerTypes) ?? containerTypes.filter(({ group }) => group === 'reefer')
  reefers.set(containerTypes, known)
  return known
}
