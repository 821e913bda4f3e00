import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import type { Position, UnderWay } from '@fairway/contract/tracking/whereabouts.rules'
import { useTranslation } from '../../platform/use-translation.ts'
import type { PlaceWords } from './place-words.ts'

/** What stands below the map, and the whole of it as one sentence for those who do not see the picture. */
interface PositionWords {
  title: string
  figures?: string
  basis: string
  sentence: string
}

/** Says where the box is, and on what that word rests: between two reports nobody has seen it. */
export function usePositionWords(position: Position, reply: PublicDetailReply, words: PlaceWords): PositionWords {
  const { t } = useTranslation('tracking')
  const when = (at: string, place: string) => {
    const { date, time, offset } = words.at(at, place)
    return t('route.when', { date, time, offset })
  }
  const whole = (title: string, basis: string, figures?: string): PositionWords => ({
    title,
    basis,
    sentence: [title, figures, basis].filter(Boolean).join(t('route.join')),
    ...(figures && { figures }),
  })
  if (position.kind === 'unheard') return whole(t('route.unheard'), t('route.unheardBasis'))
  if (position.kind === 'underWay') {
    const { from, to, departedAt, dueAt, overdue } = position
    const args = { from: words.city(from), departed: when(departedAt, from), to: words.city(to), due: when(dueAt, to) }
    return whole(carrierOf(position), t(overdue ? 'route.overdue' : 'route.estimated', args), figuresOf(position))
  }
  const { kind, place, at } = position.report
  const args = { event: t(`milestones.actual.${kind}`), place: words.name(place), at: when(at, place) }
  if (position.kind === 'lost') return whole(t('route.lost'), t('route.reported', args))
  if (position.kind === 'leftPlace') return whole(args.event, t('route.left', args))
  return whole(args.place, t('route.seen', args))

  function carrierOf({ by, vvd, to }: UnderWay): string {
    const vessel = reply.legs.find((leg) => leg.vessel && leg.vessel.vvd === vvd)?.vessel
    if (by === 'rail') return t('route.onRail', { place: words.city(to) })
    return vessel ? `${vessel.name} ${vessel.vvd}` : (vvd ?? '')
  }
  /** Held before the port, nothing is known of distance and speed; and a train's miles are nobody's question. */
  function figuresOf({ by, overdue, doneNm, lengthNm, knots }: UnderWay): string | undefined {
    if (overdue || by === 'rail') return undefined
    return t('route.figures', { done: miles(doneNm), all: miles(lengthNm), speed: knots.toFixed(1) })
  }
}

/** To the ten, thousands set off by a thin space: what is estimated has no more digits than that. */
const miles = (count: number) => String(Math.round(count / 10) * 10).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f')
