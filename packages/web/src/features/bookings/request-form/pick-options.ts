import type { EquipmentChoice } from '@fairway/contract/bookings/booking-choices.schema'
import { equipmentAliases } from '@fairway/contract/bookings/equipment-aliases.values'
import type { Choice } from '../../../ui/form/choice.rules.ts'
import { useRequestParts } from './request-context.ts'

interface Offered {
  all: readonly Choice[]
  reefers: readonly Choice[]
}
const offered = new WeakMap<readonly EquipmentChoice[], Offered>()

function offerOf(types: readonly EquipmentChoice[]): Offered {
  const aliases = equipmentAliases(new Set(types.map(({ code }) => code)))
  const all = types.map((type) => ({ ...type, aliases: aliases.get(type.code) }))
  return { all, reefers: all.filter(({ group }) => group === 'reefer') }
}

/** The kinds of boxes to choose from, by what the trade calls them too: all of them, or reefers alone; each row gets the same list. */
export function useBoxes(isChilled: boolean): readonly Choice[] {
  const { containerTypes } = useRequestParts().choices
  const known = offered.get(containerTypes) ?? offerOf(containerTypes)
  offered.set(containerTypes, known)
  return isChilled ? known.reefers : known.all
}
