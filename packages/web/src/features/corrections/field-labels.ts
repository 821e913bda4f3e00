import { fieldAt, nameOfField } from '@fairway/contract/bookings/requests/request-field.rules'
import { requestFields } from '@fairway/contract/bookings/requests/request-field.values'
import type { Language } from '@fairway/contract/shared/language'
import { useMemo } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useNames } from '../../ui/listing/list-calls.ts'

const places = ['portOfLoading', 'portOfDischarge', 'placeOfReceipt', 'placeOfDelivery']

/** How fields of a booking are called and what their values read as. */
export interface CorrectionFieldLabels {
  /** `Consignee: Address`, `Containers 3: Quantity`. */
  nameAt: (path: string) => string
  /** The last part of it, where what it belongs to stands above. */
  label: (path: string) => string
  section: (section: string) => string
  show: (path: string, text: string) => string
}

export function useCorrectionFieldLabels(): CorrectionFieldLabels {
  const { t, i18n } = useTranslation('corrections')
  const language = i18n.language as Language // the platform starts with one of ours
  const names = useNames().data
  return useMemo(() => {
    // labels, sections, terms and flags come from lists of the contract, for which translations exist
    const fieldLabel = (label: string) => t(`words.fields.${label as 'vvd'}`)
    const coded = (text: string, name: string | undefined) =>
      name === undefined || name === text ? text : `${name} (${text})`
    return {
      nameAt: (path) => {
        const placed = fieldAt(requestFields, path)
        return placed ? nameOfField(placed, fieldLabel, language === 'zh' ? '：' : ': ') : path
      },
      label: (path) => fieldLabel(fieldAt(requestFields, path)?.field.label ?? path),
      section: (section) => t(`words.sections.${section as 'route'}`),
      show: (path, text) => {
        if (text === '') return ''
        if (places.includes(path)) return coded(text, names?.locations[text]?.name[language])
        if (path.endsWith('.equipment')) return coded(text, names?.equipment[text]?.name[language])
        if (path === 'paymentTerm') return t(`words.paymentTerms.${text as 'Prepaid'}`, { defaultValue: text })
        if (path !== 'flags') return text
        return text
          .split(', ')
          .map((flag) => coded(flag, t(`words.flags.${flag as 'HAZ'}`, { defaultValue: flag })))
          .join('\n')
      },
    }
  }, [t, language, names])
}
