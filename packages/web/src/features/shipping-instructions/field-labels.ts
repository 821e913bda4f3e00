import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { formatHts } from '@fairway/contract/shipping-instructions/hts.rules'
import type { FieldPair } from '@fairway/contract/shipping-instructions/si-difference.rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import type { Translate } from '../../platform/language/translate.ts'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { NAMES_STALE_MS } from '../../ui/listing/list-calls.ts'
import { showFigure } from '../../ui/measure.rules.ts'

/** The labels of an instruction's fields and values, in the reader's language. Needs the texts `siCompare`. */
export interface SiFieldLabels {
  t: Translate<'siCompare'>
  /** `Commodity 2, container 3: Weight (kg)` for a path; an empty one is the whole document. */
  nameAt: (path: string) => string
  /** The name of a field inside its party, commodity or container. */
  nameOf: (field: string) => string
  /** A value in words: codes with their names. */
  show: (field: string, text: string) => string
}

const coded = (code: string, name: string | undefined) => (!name || name === code ? code : `${name} (${code})`)

/** A draft keeps what was typed, also what is no number. */
const figure = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? showFigure(text) : text)

export function useSiFieldLabels(): SiFieldLabels {
  const { t } = useTranslation('siCompare')
  const language = useLanguage()
  const { data: choices } = useQuery({ ...apiQuery('GET /api/si/choices', {}), staleTime: NAMES_STALE_MS })
  return useMemo(() => {
    // fields and codes come from lists of the contract, for which translations exist; what was typed stands for itself
    const nameOf = (field: string) => t(`words.fields.${field as 'blNo'}`, { defaultValue: field })
    const choice = (list: { code: string; name: Record<typeof language, string> }[] = [], code: string) =>
      coded(code, list.find((one) => one.code === code)?.name[language])
    const shown: Readonly<Record<string, (text: string) => string>> = {
      blType: (text) => t(`words.blTypes.${text as 'OBL'}`, { defaultValue: text }),
      freightDisplay: (text) => t(`words.freightDisplays.${text as 'Freighted'}`, { defaultValue: text }),
      paymentTerm: (text) => t(`words.paymentTerms.${text as 'Prepaid'}`, { defaultValue: text }),
      containerNo: showContainerNumber,
      hts: formatHts,
      packages: figure,
      weight: figure,
      volume: figure,
      equipment: (text) => choice(choices?.equipment, text),
      packageType: (text) => choice(choices?.packageTypes, text),
    }
    return {
      t,
      nameOf,
      nameAt: (path) => nameAt(path, { t, nameOf, colon: language === 'zh' ? '：' : ': ' }),
      show: (field, text) => (text === '' ? '' : (shown[field]?.(text) ?? text)),
    }
  }, [t, language, choices])
}

interface PathTexts extends Pick<SiFieldLabels, 't' | 'nameOf'> {
  colon: string
}

/** The name of the field at a path: what it belongs to, then what it is. */
function nameAt(path: string, { t, nameOf, colon }: PathTexts): string {
  if (path === '') return t('places.whole')
  const [first = '', at, inner, row, last] = path.split('.')
  if (first !== 'commodities') return at === undefined ? nameOf(first) : `${nameOf(first)}${colon}${nameOf(at)}`
  if (at === undefined) return nameOf(first)
  const commodity = t('places.commodity', { n: Number(at) + 1 })
  if (inner === undefined) return commodity
  if (row === undefined) return `${commodity}${colon}${nameOf(inner)}`
  const container = t('places.container', { commodity, n: Number(row) + 1 })
  return last === undefined ? container : `${container}${colon}${nameOf(last)}`
}

/** A container in one line: type, seal, packages, weight and volume. */
export function containerLine(
  fields: readonly FieldPair[],
  side: 'left' | 'right',
  { show }: Pick<SiFieldLabels, 'show'>,
) {
  const value = (field: string) => fields.find((one) => one.field === field)?.[side] ?? ''
  const parts = [
    show('equipment', value('equipment')),
    value('seal'),
    [show('packages', value('packages')), show('packageType', value('packageType'))].filter(Boolean).join(' '),
    value('weight') && `${show('weight', value('weight'))} kg`,
    value('volume') && `${show('volume', value('volume'))} m³`,
  ]
  return parts.filter(Boolean).join(' · ')
}
