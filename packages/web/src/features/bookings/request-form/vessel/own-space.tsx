import type { Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { leftOf } from '@fairway/contract/vessel-allocation/allocation.rules'
import type { Unit } from '@fairway/contract/vessel-allocation/allocation.schema'
import { containersWanted, hasRoom, nextWithRoom } from '@fairway/contract/vessel-allocation/own-space.rules'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../platform/calls/api.ts'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../../platform/live/use-own-topic.ts'
import { Button } from '../../../../ui/button.tsx'
import { figure } from '../../../../ui/figure.rules.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Row, Stack } from '../../../../ui/layout.tsx'
import { useDocument, useRequestParts } from '../request-context.ts'
import vesselCss from './vessel.module.css'

const isOwnSpace = (call: unknown) => call === 'GET /api/allocation/own'

/** How much of the contract's allocation is left on the chosen ship, and which later one has room. It stops nothing. */
export function OwnSpaceNote({ sailings }: { sailings: readonly Sailing[] }) {
  const { t } = useTranslation('bookingForm')
  const { editor, choices } = useRequestParts()
  const contract = useDocument((document) => document.serviceContract)
  const portOfLoading = useDocument((document) => document.portOfLoading)
  const vvd = useDocument((document) => document.vvd)
  const rows = useDocument((document) => document.containers)
  const isKnown = choices.serviceContracts.some(({ number }) => number === contract)
  const { data } = useQuery({
    ...apiQuery('GET /api/allocation/own', { query: { contract, portOfLoading } }),
    enabled: isKnown && portOfLoading !== '',
  })
  useOwnTopic(data, isOwnSpace)
  if (!data || data.spaces.length === 0) return null
  const wanted = containersWanted(rows, (code) => choices.containerTypes.find((one) => one.code === code)?.lengthFeet)
  const own = data.spaces.find((space) => space.vvd === vvd)
  // a ship that does not go where the cargo goes is no help
  const next = nextWithRoom(
    data.spaces.filter((space) => space.vvd === vvd || sailings.some((sailing) => sailing.vvd === space.vvd)),
    vvd,
    wanted,
  )
  const fits = own !== undefined && hasRoom(own, wanted)
  const units = ({ teu, feu }: Unit) => t('space.units', { teu: figure(teu), feu: figure(feu) })
  const leftIn = (space: Pick<(typeof data.spaces)[number], 'release' | 'booked'>) => {
    const { teu, feu } = leftOf(space.release, space.booked)
    return units({ teu: Math.max(0, teu), feu: Math.max(0, feu) })
  }
  const choose = (next: string) => {
    editor.form.put({ ...editor.form.document.get(), vvd: next })
    editor.form.leave('vvd')
  }
  const etd = next && placeTime(next.etd, data.places[next.portOfLoading]?.zone ?? 'UTC')
  return (
    <Stack gap={4} size="sm" aria-live="polite">
      {vvd !== '' && (
        <p className={vvd !== '' && !fits ? vesselCss.near : undefined}>
          {!fits && <Icon name="alert" size={15} />}{' '}
          {own
            ? t('space.left', { contract, vvd, left: leftIn(own), all: units(own.release) })
            : t('space.none', { contract, vvd })}
          {own && !fits && ` ${t('space.more', { wanted: units(wanted) })}`}
        </p>
      )}
      {!fits && next && etd && (
        <Row gap={12} rowGap={4}>
          <span>{t('space.next', { vvd: next.vvd, day: etd.date, time: etd.time, left: leftIn(next) })}</span>
          <Button small onClick={() => choose(next.vvd)}>
            {t('space.choose', { vvd: next.vvd })}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
