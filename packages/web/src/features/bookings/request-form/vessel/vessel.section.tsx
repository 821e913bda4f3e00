import type { Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { inBoardOrder } from '@fairway/contract/bookings/requests/sailing.rules'
import { isExpired } from '@fairway/contract/schedules/transit.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { apiQuery } from '../../../../platform/calls/api.ts'
import { useFailureText } from '../../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import { SkeletonLines } from '../../../../ui/feedback/skeleton.tsx'
import { LINES_SHOWN } from '../../../../ui/form/option-keys.rules.ts'
import { OptionListInput, OptionListLines, useOptionList } from '../../../../ui/form/option-list.tsx'
import { Row, Stack } from '../../../../ui/layout.tsx'
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx'
import { Muted } from '../../../../ui/text.tsx'
import { DayLine, useDocument, useFieldError, useNow, useRequestParts } from '../request-context.ts'
import { RequestSectionFrame } from '../sections/section-frame.tsx'
import css from '../sections/sections.module.css'
import { CutOffs } from './cut-offs.tsx'
import type { OwnSpaceNote } from './own-space.tsx'
import { type LineOptions, SailingHeads, SailingLine } from './sailing-line.tsx'
import vesselCss from './vessel.module.css'
import { matchesTyped, typedVoyage, vesselSearch } from './vessel-query.rules.ts'

const OwnSpace = lazyPart<ComponentProps<typeof OwnSpaceNote>>(
  async () => (await import('./own-space.tsx')).OwnSpaceNote,
  { whenIdle: true },
)

/** Which ship: a board of sailings, narrowed by days of departure or by typing, with the cut-offs of this cargo. */
export function VesselSection() {
  const { t } = useTranslation('bookingForm')
  const { id: formId, editor } = useRequestParts()
  const [typed, setTyped] = useState('')
  const [isBrowsing, setIsBrowsing] = useState(false)
  const vvd = useDocument((document) => document.vvd)
  const flags = useDocument((document) => document.flags)
  const now = useNow()
  const chosen = useStore(useRequestParts().sailing)
  const { search, data, found, problem, isPending, hasPorts, retry } = useFoundSailings(typed)
  const lineOptions = useLineOptions(data?.inlandMinutes ?? null)
  const error = useFieldError('vvd')
  // once a ship is chosen, the others step back until they are asked for
  const isOpen = chosen === undefined || isBrowsing
  const board = useOptionList<Sailing>({
    id: lineId(formId, 'vvd'),
    lines: found,
    keyOf: (sailing) => sailing.vvd,
    chosen: vvd,
    isClosed: (sailing) => isExpired(sailing, now),
    text: typed,
    onText: setTyped,
    isOpen,
    onOpen: setIsBrowsing,
    onChoose: (sailing) => {
      editor.form.put({ ...editor.form.document.get(), vvd: sailing.vvd })
      editor.form.leave('vvd')
      setIsBrowsing(false)
      setTyped('')
    },
  })
  const text = () => {
    if (!hasPorts) return t('vessel.portsFirst')
    if (!search) return t('vessel.rangeFirst')
    if (problem) return problem
    if (isPending || found.length > 0) return ''
    return typed.trim() === '' ? t('vessel.none') : t('vessel.noVvd', { typed: typed.trim() })
  }
  const others = found.filter((one) => one.vvd !== vvd).length
  const line = { now, ...lineOptions }
  const [first] = found
  return (
    <RequestSectionFrame section="vessel">
      <div className={css.three}>
        <DayLine path="departureFrom" label={t('words.fields.departureFrom')} optional />
        <DayLine path="departureTo" label={t('words.fields.departureTo')} optional />
        <OptionListInput list={board} label={t('words.fields.vvd')} placeholder={t('board.find')} error={error} />
      </div>
      <Stack gap={8}>
        {chosen && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the looks of a form
          <div className={vesselCss.chosen} role="group" aria-label={t('board.chosen', { vvd })}>
            <SailingLine sailing={chosen} {...line} />
            <CutOffs sailing={chosen} flags={flags} now={now} />
          </div>
        )}
        {isOpen && search && isPending && !problem && <SkeletonLines count={LINES_SHOWN} />}
        <OptionListLines
          list={board}
          label={t('board.label')}
          heads={first && <SailingHeads sailing={first} {...lineOptions} />}
          draw={(sailing) => <SailingLine sailing={sailing} flags={flags} {...line} />}
        />
        {isOpen && found.length > 0 && (
          <Row gap={8} justify="between" size="sm" className={vesselCss.screens}>
            <Muted as="span">{t('board.keys')}</Muted>
            <BoardScreens board={board} />
          </Row>
        )}
        <Muted size="sm" role="status" id={`${board.id}shown`}>
          {text() || (isOpen && found.length > 0 && t('board.shown', { ...shownOf(board), count: found.length }))}
          {isOpen && data?.isCut && ` ${t('vessel.more')}`}
        </Muted>
        {problem && (
          <Button small className={vesselCss.others} onClick={retry}>
            {t('board.retry')}
          </Button>
        )}
        {!isOpen && others > 0 && (
          <Button small className={vesselCss.others} onClick={() => setIsBrowsing(true)}>
            {t('vessel.others', { count: others })}
          </Button>
        )}
        <OwnSpace sailings={data?.sailings ?? []} />
      </Stack>
    </RequestSectionFrame>
  )
}

type SailingBoard = ReturnType<typeof useOptionList<Sailing>>

const shownOf = ({ from, to }: SailingBoard) => ({ from: from + 1, to })

/** Leads to the ten sailings before and after, where there are more. */
function BoardScreens({ board: { from, to, lines, setActive } }: { board: SailingBoard }) {
  const { t } = useTranslation('bookingForm')
  if (lines.length <= LINES_SHOWN) return null
  return (
    <Row gap={8} as="span">
      <Button small aria-disabled={from === 0} onClick={() => from > 0 && setActive(from - LINES_SHOWN)}>
        {t('board.earlier')}
      </Button>
      <Button small aria-disabled={to === lines.length} onClick={() => to < lines.length && setActive(to)}>
        {t('board.later')}
      </Button>
    </Row>
  )
}

/** The sailings that fit what was typed, in the order of the board. */
function useFoundSailings(typed: string) {
  const { choices } = useRequestParts()
  const portOfLoading = useDocument((document) => document.portOfLoading)
  const portOfDischarge = useDocument((document) => document.portOfDischarge)
  const placeOfDelivery = useDocument((document) => document.placeOfDelivery)
  const departureFrom = useDocument((document) => document.departureFrom)
  const departureTo = useDocument((document) => document.departureTo)
  const now = useNow()
  const zone = choices.places.find(({ code }) => code === portOfLoading)?.zone ?? 'UTC'
  const today = placeTime(new Date(now).toISOString(), zone).date
  const route = { portOfLoading, portOfDischarge, placeOfDelivery, departureFrom, departureTo }
  const search = vesselSearch(route, typedVoyage(typed, choices.vvds), today)
  const { data, error, isPending, refetch } = useQuery({
    ...apiQuery('GET /api/bookings/vessels', { query: search ?? {} }),
    enabled: search !== undefined,
  })
  const all = search ? (data?.sailings ?? []) : []
  const found = inBoardOrder(
    all.filter((sailing) => matchesTyped(sailing, typed)),
    now,
  )
  const problem = useFailureText(search && error)
  const hasPorts = portOfLoading !== '' && portOfDischarge !== ''
  return { search, data, found, problem, isPending, hasPorts, retry: () => void refetch() }
}

/** The names of ports, and the place inland where the cargo goes. */
function useLineOptions(minutes: number | null): LineOptions {
  const { choices } = useRequestParts()
  const language = useLanguage()
  const placeOfDelivery = useDocument((document) => document.placeOfDelivery)
  const portOfDischarge = useDocument((document) => document.portOfDischarge)
  const nameOf = (code: string) => choices.places.find((place) => place.code === code)?.name[language] ?? code
  const place = choices.places.find(({ code }) => code === placeOfDelivery)
  const isInland = place !== undefined && placeOfDelivery !== portOfDischarge
  return { nameOf, inland: isInland ? { name: nameOf(place.code), zone: place.zone, minutes } : undefined }
}
