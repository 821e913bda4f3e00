import type { SigningOpened } from '@fairway/contract/signing/signing.schema'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { assumedUser } from '../../../platform/session/session.store.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel, Row } from '../../../ui/layout.tsx'
import { openInTab } from '../../../ui/open-in-tab.ts'
import { Heading, Muted } from '../../../ui/text.tsx'

interface Props {
  /** How many shipments the signature counts for. */
  count: number
  /** Opens the letter at the server. */
  open: () => Promise<SigningOpened>
  /** It was opened, or it could not be. */
  onSettled: () => void
  /** What is said before the button. */
  note?: string | undefined
  children?: ReactNode
}

/** The button that opens the letter in another tab. Nobody signs for somebody else. */
export function SignPanel({ count, open, onSettled, note, children }: Props) {
  const { t } = useTranslation('oneTimeLetter')
  const isAssuming = assumedUser.get() !== undefined
  const opening = useMutation({ mutationFn: () => openInTab(open), onSettled })
  const problem = useFailureText(opening.error)
  return (
    <Panel as="section" padded gap={12}>
      <Heading>{t('sign.title')}</Heading>
      {note && <p>{note}</p>}
      <p>{t('sign.intro', { count })}</p>
      {problem && <p role="alert">{problem}</p>}
      {isAssuming && <Muted>{t('sign.assumed')}</Muted>}
      <Row gap={10} rowGap={8}>
        {!isAssuming && (
          <Button variant="primary" disabled={opening.isPending} onClick={() => opening.mutate()}>
            {t('sign.action')}
          </Button>
        )}
        {children}
      </Row>
    </Panel>
  )
}
