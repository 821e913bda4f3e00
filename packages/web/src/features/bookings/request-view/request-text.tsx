import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { fieldsOf } from '@fairway/contract/bookings/request-difference.rules'
import { requestFields } from '@fairway/contract/bookings/request-field.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { useRequestWords } from '../request-words.ts'
import { bySection, compareFields, linesOf } from '../versions/compared-fields.rules.ts'
import { requestFieldWords } from '../versions/field-words.ts'
import { ContainerTable } from './container-table.tsx'
import css from './request-view.module.css'

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
