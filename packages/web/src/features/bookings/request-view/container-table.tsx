import type { ContainerRow } from '@fairway/contract/bookings/booking-request.schema'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { useChoices } from '../request-list/request-calls.ts'
import { useRequestWords } from '../request-words.ts'
import css from './request-view.module.css'

const figures = ['quantity', 'packages', 'temperature'] as const

/** The boxes of a request, a line for each kind. */
export function ContainerTable({ rows }: { rows: readonly ContainerRow[] }) {
  const { t } = useTranslation('bookings')
  const { equipment, language } = useRequestWords(useNames().data)
  const packages = useChoices()?.packageTypes
  const packageName = (code: string) => packages?.find((one) => one.code === code)?.name[language] ?? code
  const coded = (code: string, name: string) => (name === code ? code : `${name} (${code})`)
  const shown = figures.filter((field) => rows.some((row) => row[field] !== ''))
  return (
    <table className={css.boxes}>
      <thead>
        <tr>
          <th scope="col">{t('words.fields.equipment')}</th>
          <th scope="col">{t('words.fields.packageType')}</th>
          {shown.map((field) => (
            <th key={field} scope="col" className={css.figure}>
              {t(`words.fields.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
          <tr key={at}>
            <td>{coded(row.equipment, equipment(row.equipment))}</td>
            <td>{coded(row.packageType, packageName(row.packageType))}</td>
            {shown.map((field) => (
              <td key={field} className={css.figure}>
                {row[field]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
