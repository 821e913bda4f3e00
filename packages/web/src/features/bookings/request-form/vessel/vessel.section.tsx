import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { apiQuery } from '../../../../platform/calls/api.ts'
import { useFailureText } from '../../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import { SkeletonLines } from '../../../../ui/feedback/skeleton.tsx'
import fieldCss from '../../../../ui/form/field.module.css'
import { FieldFrame, FieldNotes } from '../../../../ui/form/field.tsx'
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx'
import { Muted } from '../../../../ui/text.tsx'
import { DayLine, useDocument, useFieldError, useNow, useRequestParts } from '../request-context.ts'
import { RequestSectionFrame } from '../sections/section-frame.tsx'
import css from '../sections/sections.module.css'
import type { OwnSpaceNote } from './own-space.tsx'
import { SailingChoice } from './sailing-choice.tsx'
import vesselCss from './vessel.module.css'
import { matchesTyped, typedVoyage, vesselSearch } from './vessel-query.rules.ts'

const OwnSpace = lazyPart<ComponentProps<typeof OwnSpaceNote>>(
  async () => (await import('./own-space.tsx')).OwnSpaceNote,
  { whenIdle: true },
)

/** Which ship: found by its voyage or by the days of departure, with every cut-off before one chooses. */
export function VesselSection() {
  const { t } = useTranslation('bookingForm')
  const { id } = useRequestParts()
  const [typed, setTyped] = useState('')
  const field = `${id}findVvd`
  return (
    <RequestSectionFrame section="vessel">
      <div className={css.three}>
        <DayLine path="departureFrom" label={t('words.fields.departureFrom')} optional />
        <DayLine path="departureTo" label={t('words.fields.departureTo')} optional />
        <FieldFrame id={field} label={t('vessel.findVvd')} optional error={undefined}>
          <input
            id={field}
            className={fieldCss.input}
            type="text"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FieldFrame>
      </div>
      <FoundSailings typed={typed} />
    </RequestSectionFrame>
  )
}

/** The ships that fit; a chosen one that is not among them stays chosen and is shown first. */
function FoundSailings({ typed }: { typed: string }) {
  const { t } = useTranslation('bookingForm')
  const { id: formId, choices } = useRequestParts()
  const portOfLoading = useDocument((document) => document.portOfLoading)
  const portOfDischarge = useDocument((document) => document.portOfDischarge)
  const departureFrom = useDocument((document) => document.departureFrom)
  const departureTo = useDocument((document) => document.departureTo)
  const vvd = useDocument((document) => document.vvd)
  const fieldError = useFieldError('vvd')
  const id = lineId(formId, 'vvd')
  const zone = choices.places.find(({ code }) => code === portOfLoading)?.zone ?? 'UTC'
  const today = placeTime(new Date(useNow()).toISOString(), zone).date
  const voyage = typedVoyage(typed, choices.vvds)
  const search = vesselSearch({ portOfLoading, portOfDischarge, departureFrom, departureTo }, voyage, today)
  const { data, error, isPending } = useQuery({
    ...apiQuery('GET /api/bookings/vessels', { query: search ?? { vvd: '', pol: '', pod: '', from: '', to: '' } }),
    enabled: search !== undefined,
  })
  const chosen = usePicked()
  const [isOpen, setIsOpen] = useState(false)
  const problem = useFailureText(search && error)
  const found = search ? (data?.sailings ?? []).filter((sailing) => matchesTyped(sailing, typed)) : []
  const all = chosen && !found.some((one) => one.vvd === vvd) ? [chosen, ...found] : found
  // once a ship is chosen, the others step back until they are asked for
  const isShort = chosen !== undefined && !isOpen && typed === ''
  const shown = isShort ? all.filter((one) => one.vvd === vvd) : all
  const text = () => {
    if (portOfLoading === '' || portOfDischarge === '') return t('vessel.portsFirst')
    if (!search) return t('vessel.rangeFirst')
    if (problem) return problem
    if (isPending || found.length > 0) return ''
    return typed.trim() === '' ? t('vessel.none') : t('vessel.noVvd', { typed: typed.trim() })
  }
  return (
    <fieldset className={classNames(fieldCss.field, fieldError !== undefined && fieldCss.wrong)}>
      <legend className={fieldCss.label}>{t('words.fields.vvd')}</legend>
      <FieldNotes id={id} error={fieldError} />
      <div className={vesselCss.sailings} id={id} tabIndex={-1}>
        {shown.map((sailing) => (
          <SailingChoice
            key={`${sailing.vvd} ${sailing.departure.planned}`}
            sailing={sailing}
            onBrowse={() => setIsOpen(true)}
          />
        ))}
        {search && isPending && <SkeletonLines count={3} />}
      </div>
      <Muted size="sm" className={vesselCss.told} role="status">
        {text()}
      </Muted>
      {isShort && all.length > 1 && (
        <Button small className={vesselCss.others} onClick={() => setIsOpen(true)}>
          {t('vessel.others', { count: all.length - 1 })}
        </Button>
      )}
      <OwnSpace sailings={data?.sailings ?? []} />
      {data?.isCut && !isShort && shown.length > 0 && (
        <Muted size="sm" className={vesselCss.told}>
          {t('vessel.more')}
        </Muted>
      )}
    </fieldset>
  )
}

/** The chosen sailing. */
const usePicked = () => useStore(useRequestParts().sailing)
