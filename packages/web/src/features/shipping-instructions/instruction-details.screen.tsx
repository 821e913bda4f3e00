import { siDetailTypes } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ComponentProps, useRef } from 'react'
import { loadTexts } from '../../platform/language/i18n.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NoticePage } from '../../ui/feedback/notice-page.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { DraftScreen } from './draft/draft.screen.tsx'
import type { BookingChoiceScreen } from './form/booking-choice.screen.tsx'
import type { InstructionOpening } from './form/si-opening.tsx'
import type { InstructionViewScreen } from './form/view/instruction-view.screen.tsx'
import { copyPath, LIST_PATH, newInstructionPath } from './instruction-links.ts'
import type { InstructionAddress } from './shipping-instructions.pages.ts'

/** The draft B/L; who writes an instruction does not load it. */
const Draft = lazyPart<ComponentProps<typeof DraftScreen>>(
  async () => {
    const [screen] = await Promise.all([
      import('./draft/draft.screen.tsx'),
      loadTexts('siDraft', 'siCompare', 'documents', 'form'),
    ])
    return screen.DraftScreen
  },
  { isNeeded: true },
)
/** An instruction to look at; who only writes one does not load it. */
const View = lazyPart<ComponentProps<typeof InstructionViewScreen>>(
  async () => {
    const [screen] = await Promise.all([import('./form/view/instruction-view.screen.tsx'), loadTexts('siCompare')])
    return screen.InstructionViewScreen
  },
  { isNeeded: true },
)
/** The question for the booking of a new instruction or a copy. */
const Choice = lazyPart<ComponentProps<typeof BookingChoiceScreen>>(
  async () => (await import('./form/booking-choice.screen.tsx')).BookingChoiceScreen,
  { isNeeded: true },
)
/** An instruction to write; who only looks at one does not load it. */
const Writing = lazyPart<ComponentProps<typeof InstructionOpening>>(
  async () => (await import('./form/si-opening.tsx')).InstructionOpening,
  { isNeeded: true },
)

interface Props {
  address: InstructionAddress
}

/** An instruction by its address: a new one, a copy, one to change or to look at, or its draft B/L. Any other type is no address. */
export function InstructionDetailsScreen({ address: { type, id = 0, bookingNo: booking = '' } }: Props) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const bookingNo = String(booking)
  const known = siDetailTypes.find((one) => one === type)
  const made = useRef({ id: 0, key: '' })
  const sent = useRef({ id: 0, version: 0 })
  if (!known || (known !== 'new' && id === 0)) return <InvalidType />
  if (known === 'draft') return <Draft key={id} id={id} />
  // a new instruction that was saved first goes on in the same form under its own address
  const isMade = known === 'edit' && made.current.id === id
  const key = isMade ? made.current.key : `${known} ${id} ${bookingNo}`
  const go = (search: InstructionAddress, replace: boolean) =>
    void navigate({ to: '/shippingInstructionsDetails', search, replace, resetScroll: !replace })
  const toList = () => void navigate({ to: LIST_PATH as '/' }) // a page of the portal
  if (known === 'view')
    return (
      <View
        key={id}
        id={id}
        sentVersion={sent.current.id === id ? sent.current.version : undefined}
        onDeleted={toList}
      />
    )
  if (known !== 'edit' && bookingNo === '')
    return (
      <Choice
        key={key}
        {...(known === 'copy' && { copyOf: id })}
        onChosen={(chosen) => history.replace(known === 'copy' ? copyPath(id, chosen) : newInstructionPath(chosen))}
      />
    )
  return (
    <Writing
      key={key}
      source={known === 'edit' ? { id } : { reference: bookingNo, ...(known === 'copy' && { copyOf: id }) }}
      onCreated={(state) => {
        made.current = { id: state.id, key }
        go({ type: 'edit', id: state.id }, true)
      }}
      onSent={(state) => {
        sent.current = { id: state.id, version: state.version }
        go({ type: 'view', id: state.id }, false)
      }}
      onDeleted={toList}
      onOpen={(other) => go({ type: 'edit', id: other }, false)}
    />
  )
}

function InvalidType() {
  const { t } = useTranslation('siList')
  return (
    <NoticePage
      icon="alert"
      title={t('details.invalidType')}
      text={t('details.invalidText')}
      action={
        <PageLink href={LIST_PATH} className={buttonClass({ variant: 'primary' })}>
          {t('details.toList')}
        </PageLink>
      }
    />
  )
}
