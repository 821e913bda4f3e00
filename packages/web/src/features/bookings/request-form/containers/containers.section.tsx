import { CONTAINER_ROW_LIMIT } from '@fairway/contract/bookings/requests/booking-request.values'
import { isInReefers } from '@fairway/contract/bookings/requests/cargo.rules'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import fieldCss from '../../../../ui/form/field.module.css'
import { Row } from '../../../../ui/layout.tsx'
import { Muted } from '../../../../ui/text.tsx'
import { useDocument, useFieldError, useRequestParts } from '../request-context.ts'
import { RequestSectionFrame } from '../sections/section-frame.tsx'
import { ContainerTableRow } from './container-row.tsx'
import css from './containers.module.css'
import { goToCell } from './row-keys.ts'
import { totalsOf } from './row-totals.rules.ts'

/** The browser skips rows out of sight in groups of this size: row by row would take longer than to render them. */
const TOGETHER = 25

const bundlesOf = (keys: readonly number[]) =>
  Array.from({ length: Math.ceil(keys.length / TOGETHER) }, (_, nth) =>
    keys.slice(nth * TOGETHER, (nth + 1) * TOGETHER),
  )

const rowsVar = (count: number) => ({ '--rows': count }) as CSSProperties // React's type does not know custom properties

/** The containers: type, quantity and packages. Each row renders by itself, so that typing stays fast with 500 rows. */
export function ContainersSection() {
  const { t } = useTranslation('bookingForm')
  const { id: formId, editor } = useRequestParts()
  const rows = editor.form.rows.containers
  const keys = useStore(rows.keys)
  const isChilled = useDocument(isInReefers)
  const error = useFieldError('containers')
  const id = lineId(formId, 'containers')
  const add = () => {
    const at = keys.length
    rows.add()
    requestAnimationFrame(() => goToCell(formId, at, 'equipment'))
  }
  const columns = [
    'equipment',
    'quantity',
    'packageType',
    'packages',
    ...(isChilled ? ['temperature' as const] : []),
  ] as const
  return (
    <RequestSectionFrame section="containers" intro={keys.length > 1 && t('containers.keys')}>
      {error !== undefined && (
        <p className={fieldCss.problem} id={`${id}wrong`}>
          {error}
        </p>
      )}
      {keys.length > 0 && (
        <table className={css.table} data-chilled={isChilled}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`words.fields.${column}`)}
                </th>
              ))}
              <th>
                <span className="visually-hidden">{t('containers.actions')}</span>
              </th>
            </tr>
          </thead>
          {bundlesOf(keys).map((bundle, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is known by its position, the rows in it have keys
            <tbody key={nth} className={css.rows} style={rowsVar(bundle.length)}>
              {bundle.map((key, at) => (
                <ContainerTableRow key={key} at={nth * TOGETHER + at} isChilled={isChilled} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <Row gap={16} rowGap={8}>
        <Button id={id} onClick={add} disabled={keys.length >= CONTAINER_ROW_LIMIT}>
          {t(keys.length === 0 ? 'containers.first' : 'containers.add')}
        </Button>
        <Totals />
      </Row>
    </RequestSectionFrame>
  )
}

/** The total of containers and packages. */
function Totals() {
  const { t } = useTranslation('bookingForm')
  const { editor } = useRequestParts()
  const containerCount = useDocument(({ containers }) => totalsOf(containers).quantity)
  const packages = useDocument(({ containers }) => totalsOf(containers).packages)
  if (useStore(editor.form.rows.containers.keys).length === 0) return <Muted size="sm">{t('containers.none')}</Muted>
  return (
    <Muted size="sm">
      {t('containers.boxes', { count: containerCount })} · {t('containers.packages', { count: packages })}
    </Muted>
  )
}
