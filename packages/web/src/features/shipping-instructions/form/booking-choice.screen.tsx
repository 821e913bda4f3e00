import type { SiList } from '@fairway/contract/shipping-instructions/si-list.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { useComposing } from '../../../ui/form/use-composing.ts'
import { Panel, Stack } from '../../../ui/layout.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import css from './booking-choice.module.css'
import { firstDue } from './bookings-due.rules.ts'
import { CountdownText } from './countdown-text.tsx'
import { ToList } from './instruction-title.tsx'

interface Props {
  /** The instruction that is copied: usually for another booking of the same lane, so its own is offered as a beginning. */
  copyOf?: number
  onChosen: (reference: string) => void
}

/** A new instruction and a copy begin with their booking. */
export function BookingChoiceScreen({ copyOf, onChosen }: Props) {
  const query = apiQuery('GET /api/si/instruction', { query: { id: copyOf ?? 0 } })
  const { data, isError } = useQuery({ ...query, enabled: copyOf !== undefined })
  if (copyOf !== undefined && !data && !isError) return null
  return <BookingChoice usual={data?.booking.bookingNo ?? ''} onChosen={onChosen} />
}

interface ChoiceProps extends Pick<Props, 'onChosen'> {
  /** What the field says at first. */
  usual: string
}

/** Asks for a booking by number, B/L number or customer reference. */
function BookingChoice({ usual, onChosen }: ChoiceProps) {
  const { t } = useTranslation('siForm')
  const client = useQueryClient()
  const id = useId()
  const [text, setText] = useState(usual)
  const [failure, setFailure] = useState<unknown>()
  const [isMissing, setIsMissing] = useState(false)
  const [isLooking, setIsLooking] = useState(false)
  const problem = useFailureText(failure)
  const composing = useComposing()
  const find = async () => {
    const reference = text.trim()
    setFailure(undefined)
    setIsMissing(reference === '')
    if (reference === '' || isLooking) return
    setIsLooking(true)
    try {
      const { bookingNo } = await client.fetchQuery(apiQuery('GET /api/si/containers', { query: { reference } }))
      onChosen(bookingNo)
    } catch (error) {
      setFailure(error)
    } finally {
      setIsLooking(false)
    }
  }
  const error = isMissing ? t('choose.missing') : problem
  return (
    <Screen title={t('head.new')} trail={<ToList />} narrow>
      <Stack gap={16}>
        <Panel padded>
          <form
            {...composing.keys}
            className={css.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (!composing.isBusy()) void find()
            }}
          >
            <FieldFrame id={id} label={t('choose.label')} hint={t('choose.hint')} error={error}>
              <input
                id={id}
                className={fieldCss.input}
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={80}
                aria-invalid={error !== undefined}
                aria-describedby={error === undefined ? `${id}hint` : `${id}hint ${id}wrong`}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </FieldFrame>
            <Button type="submit" variant="primary" aria-disabled={isLooking}>
              {t(isLooking ? 'choose.looking' : 'choose.next')}
            </Button>
          </form>
        </Panel>
        <BookingsDue onChosen={onChosen} />
      </Stack>
    </Screen>
  )
}

interface BookingsDueProps {
  onChosen: (bookingNo: string) => void
}

/** The bookings without an instruction whose SI cut-off comes first: most people look for one of them. */
function BookingsDue({ onChosen }: BookingsDueProps) {
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

function Booking({ list: { columns, asOf }, row, onChosen }: BookingsDueProps & { list: SiList; row: number }) {
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
