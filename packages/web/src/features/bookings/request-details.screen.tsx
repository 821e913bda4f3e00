import { type DetailType, detailTypes } from '@fairway/contract/bookings/requests/booking-request.values'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useRef } from 'react'
import { loadTexts } from '../../platform/language/i18n.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NoticePage } from '../../ui/feedback/notice-page.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import type { ChosenSailing } from './request-form/chosen-sailing.rules.ts'
import type { RequestOpening } from './request-form/request-opening.tsx'
import type { RequestViewScreen } from './request-view/request-view.screen.tsx'

export interface RequestAddress extends ChosenSailing {
  type?: string
  id?: number
}

/** A request to look at; who only writes one does not load it. */
const RequestView = lazyPart<ComponentProps<typeof RequestViewScreen>>(
  async () => {
    const [screen] = await Promise.all([import('./request-view/request-view.screen.tsx'), loadTexts('bookings')])
    return screen.RequestViewScreen
  },
  { isNeeded: true },
)

/** A request to write; who only looks at one does not load it. */
const RequestWriting = lazyPart<ComponentProps<typeof RequestOpening>>(
  async () => (await import('./request-form/request-opening.tsx')).RequestOpening,
  { isNeeded: true },
)

/** A booking request by its address: a new one, a copy, one to change or one to look at. Any other type is no address. */
export function RequestDetailsScreen({ address: { type, id = 0, ...sailing } }: { address: RequestAddress }) {
  const navigate = useNavigate()
  const known = detailTypes.find((one) => one === type)
  const made = useRef({ id: 0, key: '', isOpen: false })
  const sent = useRef({ id: 0, version: 0 })
  if (!known || (known !== 'new' && id === 0)) return <InvalidType />
  // a new request that was saved first goes on in the same form under its own address
  const isMade = known === 'edit' && made.current.id === id
  const key = isMade ? made.current.key : keyOf([known, id, sailing.vvd].join(' ').trim(), made.current)
  if (isMade) made.current.isOpen = true
  const open = (to: DetailType, which: number, replace: boolean) =>
    navigate({ to: '/bookingRequestDetails', search: { type: to, id: which }, replace, resetScroll: !replace })
  if (known === 'view')
    return (
      <RequestView
        key={id}
        id={id}
        sentVersion={sent.current.id === id ? sent.current.version : undefined}
        onOpen={(to, other) => void open(to, other, false)}
        onDeleted={() => void navigate({ to: '/bookingRequest' })}
      />
    )
  return (
    <RequestWriting
      key={key}
      type={known}
      id={id}
      sailing={sailing}
      onCreated={(state) => {
        made.current = { id: state.id, key, isOpen: false }
        void open('edit', state.id, true)
      }}
      onSent={(state) => {
        sent.current = { id: state.id, version: state.version }
        void open('view', state.id, false)
      }}
      onDeleted={() => void navigate({ to: '/bookingRequest' })}
      onOpen={(other) => void open(other === id ? 'view' : 'edit', other, false)}
    />
  )
}

/** Another new request, right after one that was saved, begins with a form of its own. */
const keyOf = (address: string, made: { id: number; key: string; isOpen: boolean }) =>
  made.isOpen && made.key === address ? `${address} after ${made.id}` : address

function InvalidType() {
  const { t } = useTranslation('bookingForm')
  return (
    <NoticePage
      icon="alert"
      title={t('head.invalidType')}
      text={t('head.invalidText')}
      action={
        <Link to="/bookingRequest" className={buttonClass({ variant: 'primary' })}>
          {t('head.back')}
        </Link>
      }
    />
  )
}
