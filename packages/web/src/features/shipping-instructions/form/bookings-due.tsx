import type { SiList } from '@fairway/contract/shipping-instructions/si-list.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Panel } from '../../../ui/layout.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import css from './booking-choice.module.css'
import { firstDue } from './bookings-due.rules.ts'
import { CountdownText } from './countdown-text.tsx'

interface Props {
  onChosen: (bookingNo: string) => void
}

/** The bookings without an instruction whose SI cut-off comes first: most people look for one of them. */
export function BookingsDue({ onChosen }: Props) {
  const { t } = useTranslation('siForm')
  const { data } = useQuery(apiQuery('POST /api/si/instructions', { body: {} }))
  if (!data) return null
  const rows = firstDue(data)
  if (rows.length === 0) return null
  return (
    <Panel as="section" padded aria-labelledby="si-bookings-due">
      <Heading size="md" id="si-bookings-due">
        {t('choose.due')}
      </Heading>
      <ul className={css.due}>
        {rows.map((row) => (
          <li key={row}>
            <Booking list={data} row={row} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Booking({ list: { columns, asOf }, row, onChosen }: Props & { list: SiList; row: number }) {
  const bookingNo = columns.bookingNo[row] ?? ''
  const at = columns.siCutOffAt[row]
  return (
    <button type="button" className={css.booking} onClick={() => onChosen(bookingNo)}>
      <b>{bookingNo}</b>
      <Muted as="span">{[columns.vvd[row], columns.consignee[row]].filter(Boolean).join(' · ')}</Muted>
      {at && <CountdownText at={at} now={Date.parse(asOf)} />}
    </button>
  )
}
