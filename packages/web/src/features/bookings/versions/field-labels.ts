import { fieldAt, nameOfField, type PlacedField } from '@fairway/contract/bookings/requests/request-field.rules'
import { requestFields } from '@fairway/contract/bookings/requests/request-field.values'
import type { RequestLabels } from '../request-labels.ts'

/** The labels of a document's fields and values. */
export interface FieldLabels {
  nameOf: (placed: PlacedField) => string
  section: (section: string) => string
  show: (path: string, text: string) => string
}

const places = ['portOfLoading', 'portOfDischarge', 'placeOfReceipt', 'placeOfDelivery']

/** The labels of booking requests. */
export function requestFieldLabels({ t, place, equipment, language }: RequestLabels): FieldLabels {
  // labels, sections, terms and flags come from lists of the contract, for which translations exist
  const fieldLabel = (label: string) => t(`words.fields.${label as 'vvd'}`)
  const coded = (text: string, name: string) => (name === text ? text : `${name} (${text})`)
  return {
    nameOf: (placed) => nameOfField(placed, fieldLabel, language === 'zh' ? '：' : ': '),
    section: (section) => t(`words.sections.${section as 'route'}`),
    show: (path, text) => {
      if (text === '') return ''
      if (places.includes(path)) return coded(text, place(text))
      if (path.endsWith('.equipment')) return coded(text, equipment(text))
      if (path === 'paymentTerm') return t(`words.paymentTerms.${text as 'Prepaid'}`, { defaultValue: text })
      if (path !== 'flags') return text
      return text
        .split(', ')
        .map((flag) => coded(flag, t(`words.flags.${flag as 'HAZ'}`, { defaultValue: flag })))
        .join('\n')
    },
  }
}

/** The label of a request's field, by its path. An unknown path is shown as it is. */
export function nameAt(path: string, labels: FieldLabels): string {
  const placed = fieldAt(requestFields, path)
  return placed ? labels.nameOf(placed) : path
}
