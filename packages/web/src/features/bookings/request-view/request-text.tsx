import type { ContainerRow, RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { fieldsOf } from '@fairway/contract/bookings/request-difference.rules'
import { requestFields } from '@fairway/contract/bookings/request-field.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { useChoices } from '../request-list/request-calls.ts'
import { useRequestWords } from '../request-words.ts'
import { bySection, compareFields, linesOf } from '../versions/compared-fields.rules.ts'
import { requestFieldWords } from '../versions/field-words.ts'
import css from './request-view.module.css'

const figures = ['quantity', 'packages', 'temperature'] as const

/** The boxes of a request, a line for each kind. */
function ContainerTable({ rows }: { rows: readonly ContainerRow[] }) {
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

/** Everything that stands in a request, section by section; what is empty is left out. */
export function RequestText({ document }: { document: RequestDocument }) {
  const { t } = useTranslation('bookingForm')
  const words = requestFieldWords(useRequestWords(useNames().data))
  const values = fieldsOf(document)
  const sections = bySection(linesOf(compareFields(requestFields, values, values), true))
  const isRow = (path: string) => path.startsWith('containers.')
  if (sections.length === 0) return <p className={css.section}>{t('view.empty')}</p>
  return sections.map(([section, lines]) => (
    <section key={section} className={css.section} aria-labelledby={`view-${section}`}>
      <h2 id={`view-${section}`}>{words.section(section)}</h2>
      <dl className={css.facts}>
        {lines
          .filter(({ path }) => !isRow(path))
          .map(({ path, left, ...placed }) => (
            <div key={path}>
              <dt>{words.nameOf(placed)}</dt>
              <dd>{words.show(path, left)}</dd>
            </div>
          ))}
      </dl>
      {lines.some(({ path }) => isRow(path)) && <ContainerTable rows={document.containers} />}
    </section>
  ))
}
