import type { UserNotification } from '@fairway/contract/notifications/notification.schema'
import { NOTIFICATION_NAMED_LIMIT, type NotificationKind } from '@fairway/contract/notifications/notification.values'
import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { Language } from '@fairway/contract/shared/language'
import { wholeSpan } from '@fairway/contract/shared/span.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import type { Places } from '@fairway/contract/tracking/tracking.schema'
import type { HoldType } from '@fairway/contract/tracking/tracking.values'
import { type NewsTexts, newsText } from '@fairway/contract/watching/news-text.rules'
import { type NewsKind, newsRules } from '@fairway/contract/watching/watching.values'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { session } from '../../platform/session/session.store.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { Heading, Muted } from '../../ui/text.tsx'
import { WholeDates } from '../../ui/whole-dates.tsx'
import { useMarkAsRead, useNotifications } from './notification-calls.ts'
import { groupNotifications, type NotificationGroup } from './notification-groups.rules.ts'
import { notificationLink } from './notification-link.rules.ts'
import css from './notifications.module.css'

const MINUTE_MS = 60_000

/** Formatted container numbers that never wrap. */
const nonBreakingContainerNumbers = (numbers = '') =>
  numbers.replaceAll(/[A-Z]{4}\d{7}/g, (number) => showContainerNumber(number).replaceAll(' ', '\u00a0'))

/** What happened to something that the reader watches. */
const isNewsKind = (kind: NotificationKind): kind is NewsKind => kind in newsRules

const oneOf =
  <const K extends NotificationKind>(...kinds: K[]) =>
  (kind: NotificationKind): kind is K =>
    kinds.some((one) => one === kind)

/** The carrier's decisions on booking requests. Their texts need only the arguments of the notification. */
const isRequestKind = oneOf(
  'requestApproved',
  'requestRejected',
  'amendmentDeclined',
  'cancellationConfirmed',
  'cancellationRefused',
  'vesselChanged',
  'requestNotDelivered',
)

/** The same for corrections. */
const isCorrectionKind = oneOf(
  'correctionApproved',
  'correctionRejected',
  'correctionCompleted',
  'correctionNotDelivered',
)

const correctionArgs = ({ shipmentNo = '', blNo = '', note = '' }: UserNotification['args']) => ({
  shipmentNo,
  blNo,
  note,
})

/** The same for shipping instructions. */
const isInstructionKind = oneOf('siAccepted', 'siRejected', 'siDraftCorrected', 'siNotDelivered')

const instructionArgs = ({ bookingNo = '', blNo = '', note = '' }: UserNotification['args']) => ({
  bookingNo,
  blNo,
  note,
})

/** The same for verified gross mass. */
const isVgmKind = oneOf('vgmAccepted', 'vgmRejected', 'vgmNotDelivered')

/** The same for disputes. */
const isDisputeKind = oneOf('disputeAnswered', 'disputeAccepted', 'disputeRejected', 'disputeNotDelivered')

const disputeArgs = ({ invoiceNo = '', code = '', note = '' }: UserNotification['args']) => ({ invoiceNo, code, note })

/** The same for letters of indemnity and for requests that were answered. */
const isReferenceKind = oneOf('letterSigned', 'letterExpiring', 'letterNotDelivered', 'supportAnswered')

const referenceArgs = ({ reference = '', note = '', signer = '', day = '' }: UserNotification['args']) => ({
  ...{ reference, note, signer, day },
})

const allocationArgs = ({ vvds = '', by = '', count = '', note = '' }: UserNotification['args']) => ({
  vvds,
  by,
  note,
  rows: count,
})

/** Some of the containers of a notification, and an ellipsis for more. */
const namesOf = ({ boxes, args }: UserNotification, count: number) =>
  nonBreakingContainerNumbers(
    boxes.length > 0
      ? boxes
          .slice(0, NOTIFICATION_NAMED_LIMIT)
          .map((container) => container.containerNo)
          .join(', ')
      : args.boxes,
  ) + (count > NOTIFICATION_NAMED_LIMIT ? ' …' : '')

interface MessageArgs {
  count: number
  place: string
  boxes: string
}

/** The text of a notification, in the reader's language and the zone of its place. */
function useNotificationText(places: Places) {
  const { t, i18n } = useTranslation('notifications')
  const language = i18n.language as Language // only the platform sets it
  const listed = new Intl.ListFormat(language)
  /** 'Customs hold', and not 'Data hold hold'. */
  const holdName = (type: string) => {
    const name = t(`words.holds.${type as HoldType}`, { defaultValue: type }) // the server names one of ours
    return /hold$/i.test(name) ? name : t('hold', { name })
  }
  const pickup = (
    kind: 'boxReady' | 'pickupEnded' | 'holdSet',
    about: MessageArgs,
    { basis, holds, hold = '' }: UserNotification['args'],
  ) => {
    if (kind === 'boxReady') return t(basis === 'terminal' ? 'kinds.boxReady' : 'kinds.boxExpected', { ...about })
    if (kind === 'holdSet') return t('kinds.holdSet', { ...about, hold: holdName(hold) })
    if (!holds) return t('kinds.pickupEnded', { ...about })
    return t('kinds.pickupHeld', { ...about, hold: listed.format(holds.split(',').map(holdName)) })
  }
  const arrival = (
    about: MessageArgs,
    { minutes = '0', at = '', vvd = '' }: UserNotification['args'],
    zone: string,
  ) => {
    const { date, time, offset } = placeTime(at, zone)
    const { days, hours } = wholeSpan(Number(minutes) * MINUTE_MS)
    const span = days > 0 ? t('span.days', { days, hours }) : t('span.hours', { hours })
    const moved = { ...about, vvd, span, when: `${date} ${time} ${offset}` }
    return Number(minutes) < 0 ? t('kinds.arrivalEarlier', moved) : t('kinds.arrivalLater', moved)
  }
  // the sentences with their blanks, which the rule of the contract fills
  const { words } = i18n.bundle(language, 'notifications') as {
    words: NewsTexts['watching'] & NewsTexts['tracking']
  } // loaded with the panel
  const usual = (notification: UserNotification): string => {
    const { kind, args } = notification
    const { vvd = '', rule = '', total = '', place: code = '' } = args
    const { refs = '', reason = '', ediRef = '', reference = '', bookingNo = '', note = '' } = args
    const named = places[code]
    const place = named?.name[language] ?? code
    const count = notification.boxes.length || Number(args.count ?? 1)
    const boxes = namesOf(notification, count)
    const about = { count, place, boxes }
    if (kind === 'boxReady' || kind === 'pickupEnded' || kind === 'holdSet') return pickup(kind, about, args)
    if (kind === 'estimatesMoved') return t('kinds.estimatesMoved', { count, rule, total })
    if (isRequestKind(kind)) return t(`kinds.${kind}`, { ediRef, reference, bookingNo, vvd, note })
    if (isCorrectionKind(kind)) return t(`kinds.${kind}`, correctionArgs(args))
    if (isInstructionKind(kind)) return t(`kinds.${kind}`, instructionArgs(args))
    if (isVgmKind(kind) || isDisputeKind(kind) || isReferenceKind(kind) || kind === 'allocationChanged')
      return t(`kinds.${kind}`, { ...disputeArgs(args), ...referenceArgs(args), ...allocationArgs(args), bookingNo })
    if (kind === 'deliverySetAside') return t('kinds.deliverySetAside', { count, refs, reason })
    return arrival(about, args, named?.zone ?? 'UTC')
  }
  return (notification: UserNotification): string => {
    const { kind, args, boxes } = notification
    if (!isNewsKind(kind)) return usual(notification)
    const named = places[args.place ?? '']
    const place = { name: named?.name[language] ?? args.place ?? '', zone: named?.zone ?? 'UTC' }
    return newsText(
      { watching: words, tracking: words },
      { kind, args, boxes: namesOf(notification, boxes.length), place },
    )
  }
}

const icons = { success: 'done', error: 'blocked', note: 'note' } as const

interface NotificationListProps {
  notifications: readonly NotificationGroup[]
  places: Places
  onRead: (notification: NotificationGroup) => void
  /** Before the page of one opens. */
  onLeave?: () => void
}

/** The notifications, newest first. Following a link marks it as read. */
export function NotificationList({ notifications, places, onRead, onLeave }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  const textOf = useNotificationText(places)
  const navigate = useNavigate()
  const groups = session.get()?.claims.groups ?? []
  const follow = (event: MouseEvent, notification: NotificationGroup, href: string) => {
    if (!notification.isRead) onRead(notification)
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLeave?.()
    void navigate({ href })
  }
  return (
    <ul>
      {notifications.map((notification) => {
        const href = notificationLink(notification, groups)
        return (
          <li key={notification.id}>
            <a
              href={href}
              className={css.notice}
              data-unread={!notification.isRead}
              onClick={(event) => follow(event, notification, href)}
            >
              <span className={classNames(css.icon, css[notification.tone])}>
                <Icon name={icons[notification.tone]} size={18} />
              </span>
              <span className={css.text}>
                {!notification.isRead && <span className="visually-hidden">{t('unread')}: </span>}
                <WholeDates>{textOf(notification)}</WholeDates>
                <Muted as="span" size="xs" block>
                  <ReaderTime at={notification.at} />
                  {notification.times > 1 &&
                    notification.boxes.length === 0 &&
                    ` · ${t('times', { count: notification.times })}`}
                </Muted>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** All notifications of this person, on any device. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications')
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications()
  const reading = useMarkAsRead()
  const notifications = data?.pages.flatMap((page) => page.notices) ?? []
  const places = Object.assign({}, ...(data?.pages.map((page) => page.places) ?? []))
  const unread = data?.pages[0]?.unread ?? 0
  const [newest] = notifications
  return (
    <>
      <div className={css.head}>
        <Heading size="sm">{t('title')}</Heading>
        {newest && unread > 0 && (
          <Button variant="quiet" small onClick={() => reading.mutate({ upTo: newest.id })}>
            {t('readAll')}
          </Button>
        )}
      </div>
      {(session.get()?.claims.groups ?? []).length > 0 && (
        <PageLink href="/watching" className={css.preferences} onClickCapture={onLeave}>
          {t('preferences')}
        </PageLink>
      )}
      {isError && notifications.length === 0 && (
        <EmptyState
          icon="alert"
          title={t('failed')}
          actions={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        />
      )}
      {!data && !isError && <p className={css.loading}>{t('loading')}</p>}
      {data && notifications.length === 0 && (
        <EmptyState icon="bell" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      <NotificationList
        notifications={groupNotifications(notifications)}
        places={places}
        onRead={({ ids }) => reading.mutate({ ids })}
        onLeave={onLeave}
      />
      {hasNextPage && (
        <Button
          variant="quiet"
          small
          className={css.more}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? t('loading') : t('more')}
        </Button>
      )}
    </>
  )
}
