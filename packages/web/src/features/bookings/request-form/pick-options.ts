import type { EquipmentChoice } from '@fairway/contract/bookings/booking-choices.schema'
import type { Language } from '@fairway/contract/shared/language'
import { useTranslation } from 'react-i18next'
import { useRequestParts } from './request-context.ts'

/** The language of the page, for names that come in all three. */
export const useLanguage = () => useTranslation().i18n.language as Language // only our own start and switch set it

const reefers = new WeakMap<readonly EquipmentChoice[], EquipmentChoice[]>()

/** The kinds of boxes to choose from: all of them, or reefers alone; each row gets the same list. */
export function useBoxes(isChilled: boolean): readonly EquipmentChoice[] {
  const { containerTypes } = useRequestParts().choices
  if (!isChilled) return containerTypes
  const known = reefers.get(containerTypes) ?? containerTypes.filter(({ group }) => group === 'reefer')
  reefers.set(containerTypes, known)
  return known
}
