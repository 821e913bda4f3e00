import type { VgmBooking, VgmOutcome } from '@fairway/contract/vgm/vgm.schema'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { keepLink, linkSession, useLink } from '../../platform/session/link-session.ts'
import { createStore, useStore } from '../../platform/storage/store.ts'
import { readPlain, storePlain } from '../../platform/storage/stored-state.ts'
import { DocumentAlerts } from '../../ui/document-form/document-alerts.tsx'
import { DocumentBar } from '../../ui/document-form/document-bar.tsx'
import type { DocumentDefinition } from '../../ui/document-form/document-editor.ts'
import formCss from '../../ui/document-form/document-form.module.css'
import { DocumentPage } from '../../ui/document-form/document-page.tsx'
import { useDocumentPage } from '../../ui/document-form/use-document-page.ts'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { Row } from '../../ui/layout.tsx'
import { lazyDialog, lazyPart, usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { BookingHeader } from './booking-header.tsx'
import { ContainersSection } from './sheet/containers.section.tsx'
import {
  checkSheet,
  countToSend,
  isOwnSignaturePath,
  isSignedOnce,
  type VgmSheet,
  warnSheet,
} from './sheet/sheet.rules.ts'
import { SignatureFields, SignatureSection } from './signature.tsx'
import { useSheetNotes } from './use-sheet-notes.ts'
import { factsAt, type OpenedSheet, type VgmDetail } from './vgm.definition.ts'
import css from './vgm.module.css'
import {
  SheetPartsProvider,
  useDocument,
  useSheetDetail,
  useSheetParts,
  useSheetState,
  useVgmPathName,
} from './vgm-context.ts'
import type * as dialogs from './vgm-dialogs.tsx'
import type { VgmFiles as Files } from './vgm-files.tsx'
import type { VgmHistory as History } from './vgm-history.tsx'
import { VgmStatusTag } from './vgm-status.tsx'

const VgmHistory = lazyPart<ComponentProps<typeof History>>(async () => (await import('./vgm-history.tsx')).VgmHistory)
const VgmFiles = lazyPart<ComponentProps<typeof Files>>(async () => (await import('./vgm-files.tsx')).VgmFiles)
const LegalDialog = lazyDialog<ComponentProps<typeof dialogs.LegalDialog>>(
  async () => (await import('./vgm-dialogs.tsx')).LegalDialog,
)
const ConfirmDialog = lazyDialog<ComponentProps<typeof dialogs.ConfirmDialog>>(
  async () => (await import('./vgm-dialogs.tsx')).ConfirmDialog,
)
const OutcomeDialog = lazyDialog<ComponentProps<typeof dialogs.OutcomeDialog>>(
  async () => (await import('./vgm-dialogs.tsx')).OutcomeDialog,
)

interface Props {
  definition: DocumentDefinition<VgmSheet, VgmDetail>
  opened: OpenedSheet
  /** What became of the bookings that were sent last. */
  outcomes: ReturnType<typeof createStore<readonly VgmOutcome[]>>
  /** Called after sending; false where nothing more can be loaded, because a link was used up. */
  onSent?: (outcomes: readonly VgmOutcome[]) => boolean
  title: string
  above?: ReactNode
}

function useSheetPage({ definition, opened, outcomes, onSent }: Props) {
  const { t } = useTranslation('vgm')
  const client = useQueryClient()
  const [signedOnce] = useState(() => createStore(isSignedOnce(opened.document)))
  const refreshHistory = () => client.invalidateQueries({ queryKey: ['GET /api/vgm/history'] })
  const page: ReturnType<typeof useDocumentPage<VgmSheet, VgmDetail>> = useDocumentPage(definition, {
    opened,
    validate: (sheet, { detail }) => (detail ? checkSheet(sheet, factsAt(detail), signedOnce.get()) : []),
    warnings: (sheet) => {
      const detail = page.editor.detail.get()
      return detail ? warnSheet(sheet, factsAt(detail)) : []
    },
    onOutcome: async ({ result }) => {
      if (onSent && !onSent(outcomes.get())) return
      if (outcomes.get().length < 2)
        showToast({ kind: result === 'Success' ? 'success' : 'note', text: t(`results.${result}`) })
      page.editor.receive(await definition.load(0))
      await refreshHistory()
    },
    onNews: ({ state }, isDecided) => {
      void refreshHistory()
      const action = Object.values(state.bookings).find((one) => one?.carrierAt === state.carrierAt)?.carrierAction
      if (isDecided && action)
        showToast({ kind: 'note', text: t('decided', { action: t(`words.carrierActions.${action}`) }) })
    },
  })
  const { editor } = page
  useEffect(
    () =>
      signedOnce.watch(() =>
        editor.setValidator((sheet, { detail }) =>
          detail ? checkSheet(sheet, factsAt(detail), signedOnce.get()) : [],
        ),
      ),
    [editor, signedOnce],
  )
  return { page, signedOnce }
}

/** The form of the verified gross mass of one or several bookings: headers, containers, signature, and what was sent. */
export function VgmSheetScreen(props: Props) {
  const { title, above, outcomes } = props
  const { page, signedOnce } = useSheetPage(props)
  const [ownSignatures] = useState(() =>
    createStore({ opened: new Set<number>() as ReadonlySet<number>, isWhole: false }),
  ) // filled later
  const { editor, submission } = page
  const [isAsking, setIsAsking] = useState(false)
  usePrefetch(LegalDialog) // all three dialogs are in its file
  const { unconfirmed } = useStore(submission.state)
  const results = useStore(outcomes)
  const notes = useSheetNotes(editor)
  const nameOf = useVgmPathName(editor)
  const bookings = useStore(editor.detail)?.bookings ?? []
  const [only] = bookings
  const isOne = bookings.length === 1
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const submit = () => {
    if (!isLegalAccepted() && editor.form.attempt().length === 0) return setIsAsking(true)
    return submission.submit()
  }
  const reveal = (path: string) => {
    if (isOwnSignaturePath(path)) ownSignatures.set({ ...ownSignatures.get(), isWhole: true })
    const [list, nth] = path.split('.')
    const booking = list === 'bookings' ? bookings[Number(nth)] : undefined
    if (booking) setOpened(new Set([...opened, booking.header.bookingNo]))
  }
  return (
    <SheetPartsProvider value={{ editor, signedOnce, ownSignatures }}>
      <DocumentPage
        page={page}
        nameOf={nameOf}
        notes={notes}
        reveal={reveal}
        title={title}
        above={above}
        beside={isOne && only && <BookingStatus bookingNo={only.header.bookingNo} />}
        className={css.form}
      >
        <DocumentAlerts>
          {bookings.map((booking) => (
            <CarrierNote key={booking.header.bookingNo} booking={booking} isOne={isOne} />
          ))}
        </DocumentAlerts>
        {isOne && only ? (
          <BookingHeader nth={0} booking={only} />
        ) : (
          <BookingHeaders opened={opened} onOpened={setOpened} />
        )}
        <ContainersSection />
        <SignatureSection />
        {isOne && only && <BookingPapers bookingNo={only.header.bookingNo} />}
        <Bar onSubmit={submit} />
      </DocumentPage>
      {isAsking && (
        <LegalDialog
          onClose={() => setIsAsking(false)}
          onAccept={() => {
            acceptLegal()
            setIsAsking(false)
            void submission.submit()
          }}
        />
      )}
      {unconfirmed && (
        <ConfirmDialog warnings={unconfirmed} onClose={submission.close} onConfirm={() => void submission.confirm()} />
      )}
      {results.length > 1 && <OutcomeDialog outcomes={results} onClose={() => outcomes.set([])} />}
    </SheetPartsProvider>
  )
}

/** What was sent of a booking, its certificates and weighing tickets; a link opens the history alone. */
function BookingPapers({ bookingNo }: { bookingNo: string }) {
  const isByLink = useLink() !== undefined
  const version = useSheetState()[bookingNo]?.version ?? 0
  return (
    <>
      {!isByLink && <VgmFiles key={version} bookingNo={bookingNo} />}
      <VgmHistory bookingNo={bookingNo} />
    </>
  )
}

function BookingStatus({ bookingNo }: { bookingNo: string }) {
  return <VgmStatusTag status={useSheetState()[bookingNo]?.status ?? 'Pending'} />
}

interface HeadersProps {
  opened: ReadonlySet<string>
  onOpened: (opened: ReadonlySet<string>) => void
}

/** The headers of several bookings, each opened by its line. */
function BookingHeaders({ opened, onOpened }: HeadersProps) {
  const { t } = useTranslation('vgm')
  const { bookings } = useSheetDetail()
  const states = useSheetState()
  const isOnce = useStore(useSheetParts().signedOnce)
  return bookings.map((booking, nth) => {
    const { bookingNo, vvd } = booking.header
    const isOpen = opened.has(bookingNo)
    const toggle = (open: boolean) =>
      open !== isOpen &&
      onOpened(new Set(open ? [...opened, bookingNo] : [...opened].filter((one) => one !== bookingNo)))
    return (
      <details
        key={bookingNo}
        className={css.booking}
        open={isOpen}
        onToggle={({ currentTarget }) => toggle(currentTarget.open)}
      >
        <summary>
          <Row as="span" gap={12} rowGap={4}>
            <b>{t('header.title', { bookingNo })}</b>
            {vvd && <span>{vvd}</span>}
            <VgmStatusTag status={states[bookingNo]?.status ?? 'Pending'} />
          </Row>
        </summary>
        {isOpen && (
          <>
            <BookingHeader nth={nth} booking={booking}>
              {!isOnce && <SignatureFields nth={nth} forAll={false} />}
            </BookingHeader>
            <BookingPapers bookingNo={bookingNo} />
          </>
        )}
      </details>
    )
  })
}

/** What the carrier said of a booking, and whether it has what is written here. */
function CarrierNote({ booking, isOne }: { booking: VgmBooking; isOne: boolean }) {
  const { t } = useTranslation('vgm')
  const { bookingNo } = booking.header
  const state = useSheetState()[bookingNo]
  const name = isOne ? '' : `${t('header.title', { bookingNo })}: `
  const isCancelled = booking.bookingStatus === 'Canceled'
  if (!isCancelled && state?.status !== 'Rejected' && !(state?.hasUnsent && state.version > 0)) return null
  if (isCancelled)
    return (
      <p className={css.note}>
        {name}
        {t('answer.cancelled')}
      </p>
    )
  if (state?.status === 'Rejected')
    return (
      <p className={css.note} data-kind="blocked">
        {name}
        {t('answer.rejected', { note: state.carrierNote ?? '' })}
      </p>
    )
  return (
    <p className={css.note}>
      {name}
      {t('answer.unsent')}
    </p>
  )
}

function Bar({ onSubmit }: { onSubmit: () => unknown }) {
  const { t } = useTranslation('vgm')
  const { bookings } = useSheetDetail()
  const states = useSheetState()
  const toSend = useDocument(countToSend)
  if (bookings.every(({ bookingStatus }) => bookingStatus === 'Canceled')) return null
  const isAgain = bookings.length === 1 && Object.values(states).some((one) => one && one.version > 0)
  const ready = bookings.length === 1 ? t('bar.ready') : t('bar.readyOf', { count: toSend, all: bookings.length })
  return (
    <DocumentBar
      ready={<p className={formCss.ready}>{ready}</p>}
      texts={{ submit: t(isAgain ? 'bar.sendAgain' : 'bar.send'), sending: t('bar.sending') }}
      onSubmit={onSubmit}
    />
  )
}

/** Whether the legal statement was accepted since signing in, or since the link of this tab was opened; logout clears it. */
const isLegalAccepted = () => linkSession.get()?.isLegalAccepted ?? readPlain('vgmLegalInfo') === true

function acceptLegal() {
  const link = linkSession.get()
  if (link) keepLink({ ...link, isLegalAccepted: true })
  else storePlain('vgmLegalInfo', true)
}
