import type { en as words } from '@fairway/contract/bookings/request-messages/en'
import { useTranslation } from '../../../platform/use-translation.ts'

type FieldName = keyof typeof words.fields

/** What a field is called: 'Consignee, Address', 'Containers 3, Quantity'. */
export function usePathName() {
  const { t } = useTranslation('bookingForm')
  return (path: string) =>
    path
      .split('.')
      .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : t(`words.fields.${step as FieldName}`))) // the document's own fields
      .join(' · ')
}
