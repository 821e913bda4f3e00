import type { BlanketLetterDetail } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { canSignLetter } from '@fairway/contract/letters-of-indemnity/blanket-letter.states'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { readersZone } from '../../../platform/language/readers-time.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { assumedUser } from '../../../platform/session/session.store.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Row } from '../../../ui/layout.tsx'
import { openInTab } from '../../../ui/open-in-tab.ts'
import { SigningWait } from '../../../ui/signing/signing-wait.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import { wallTime } from '../../../ui/wall-clock.rules.ts'
import { LETTER_CALL } from './letter-trail.tsx'

interface Props {
  letter: BlanketLetterDetail
  /** What is on the screen was not saved: it would not be what is signed. */
  isChanged: boolean
}

/** The signature of a letter: to be given, being given here or by somebody else. */
export function LetterSigning({ letter, isChanged }: Props) {
  const { id, revision, status, versions, signing } = letter
  const client = useQueryClient()
  const [openedHere, setOpenedHere] = useState<string>()
  const opening = useMutation({
    mutationFn: () => openInTab(() => send('POST /api/signing/blanket', { body: { id, revision } })),
    onSuccess: (opened) => setOpenedHere(opened.id),
    onSettled: () => client.invalidateQueries({ queryKey: [LETTER_CALL] }),
  })
  const own = signing?.id ?? openedHere
  const isOpenToOthers = signing !== null && signing.id === null
  const canSign = canSignLetter(status, versions[0]?.status ?? '')
  return (
    <>
      {isOpenToOthers && <OthersSigning signing={signing} />}
      {own && !isOpenToOthers && <SigningWait id={own} />}
      {canSign && signing?.id == null && !(isOpenToOthers && signing.isLive) && (
        <ToSign
          isChanged={isChanged}
          isBusy={opening.isPending}
          error={opening.error}
          onSign={() => opening.mutate()}
        />
      )}
    </>
  )
}

interface ToSignProps {
  isChanged: boolean
  isBusy: boolean
  error: Error | null
  onSign: () => void
}

function ToSign({ isChanged, isBusy, error, onSign }: ToSignProps) {
  const { t } = useTranslation('letters')
  const isAssuming = useStore(assumedUser) !== undefined
  const problem = useFailureText(error)
  const hint = isAssuming ? t('details.signAssumed') : isChanged ? t('details.unsaved') : t('details.toSignText')
  return (
    <Panel as="section" padded gap={12}>
      <Heading>{t('details.toSign')}</Heading>
      <p>{hint}</p>
      {problem && <p role="alert">{problem}</p>}
      <div>
        <Button variant="primary" disabled={isBusy || isChanged || isAssuming} onClick={onSign}>
          {t('details.sign')}
        </Button>
      </div>
    </Panel>
  )
}

/** Somebody else has the letter open: who, and since when. */
function OthersSigning({ signing }: { signing: NonNullable<BlanketLetterDetail['signing']> }) {
  const { t } = useTranslation('letters')
  const { signer, openedAt, isLive } = signing
  const time = wallTime(openedAt, readersZone())
  return (
    <Panel as="section" padded gap={8} aria-live="polite">
      <Row gap={8} nowrap>
        <Icon name={isLive ? 'clock' : 'alert'} size={22} />
        <Heading>{t('details.othersTitle', { signer })}</Heading>
      </Row>
      <Muted>{t(isLive ? 'details.othersText' : 'details.awayText', { time })}</Muted>
    </Panel>
  )
}
