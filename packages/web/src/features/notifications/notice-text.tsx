import type { Notice } from '@fairway/contract/notifications/notice.schema'
import { NOTICE_NAMED, type NoticeKind } from '@fairway/contract/notifications/notice.words'
import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { Language } from '@fairway/contract/shared/language'
import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import type { Places } from '@fairway/contract/tracking/tracking.schema'
import type { HoldType } from '@fairway/contract/tracking/tracking.words'
import { useTranslation } from '../../platform/use-translation.ts'

/** Container numbers as they are read, each on one line. */
const boxNames = (numbers = '') =>
  numbers.replaceAll(/[A-Z]{4}\d{7}/g, (number) => showContainerNumber(number).replaceAll(' ', '\u00a0'))

const ofRequests = [
  'requestApproved', 'requestRejected', 'amendmentDeclined', 'cancellationConfirmed', 'cancellationRefused', 'vesselChanged',
  'requestNotDelivered',
] as const satisfies readonly NoticeKind[] // biome-ignore format: a list of words
/** What the carrier decided on a booking request: its words need nothing but what the notice brings. */
const isOfRequest = (kind: NoticeKind): kind is (typeof ofRequests)[number] => ofRequests.some((one) => one === kind)

const ofCorrections = [
  'correctionApproved', 'correctionRejected', 'correctionCompleted', 'correctionNotDelivered',
] as const satisfies readonly NoticeKind[] // biome-ignore format: a list of words
/** The same of a correction. */
const isOfCorrection = (kind: NoticeKind): kind is (typeof ofCorrections)[number] =>
  ofCorrections.some((one) => one === kind)

const ofCorrection = ({ shipmentNo = '', blNo = '', note = '' }: Notice['args']) => ({ shipmentNo, blNo, note })

/** Some of the boxes that a notice is about, and a sign that there are more. */
const boxesOf = ({ boxes }: Notice['args'], count: number) => boxNames(boxes) + (count > NOTICE_NAMED ? ' …' : '')

/** What a notice says, in the reader's language and by the clock of the place that it is about. */
export function useNoticeText(places: Places) {
  const { t, i18n } = useTranslation('notifications')
  const language = i18n.language as Language // the platform starts with one of ours
  return ({ kind, args }: Notice): string => {
    const { text = '', vvd = '', hold = '', rule = '', total = '', at = '', place: code = '' } = args
    const { refs = '', reason = '', ediRef = '', reference = '', bookingNo = '', note = '' } = args
    const named = places[code]
    const place = named?.name[language] ?? code
    const count = Number(args.count ?? 1)
    const boxes = boxesOf(args, count)
    if (kind === 'toast') return text
    if (kind === 'boxReady') return t('kinds.boxReady', { count, place, boxes })
    if (kind === 'holdSet') {
      return t('kinds.holdSet', {
        count,
        place,
        boxes,
        hold: t(`words.holds.${hold as HoldType}`, { defaultValue: hold }),
      })
    }
    if (kind === 'estimatesMoved') return t('kinds.estimatesMoved', { count, rule, total })
    if (isOfRequest(kind)) return t(`kinds.${kind}`, { ediRef, reference, bookingNo, vvd, note })
    if (isOfCorrection(kind)) return t(`kinds.${kind}`, ofCorrection(args))
    if (kind === 'deliverySetAside') return t('kinds.deliverySetAside', { count, refs, reason })
    const minutes = Number(args.minutes ?? 0)
    const { date, time, offset } = placeTime(at, named?.zone ?? 'UTC')
    const moved = {
      count,
      vvd,
      place,
      boxes,
      hours: Math.round(Math.abs(minutes) / 60),
      when: `${date} ${time} ${offset}`,
    }
    return minutes < 0 ? t('kinds.arrivalEarlier', moved) : t('kinds.arrivalLater', moved)
  }
}
