import type { SiState } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { DocumentOpening } from '../../../ui/document-form/document-page.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingLines } from '../../../ui/feedback/loading.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { instructionPath } from '../instruction-links.ts'
import { InstructionNotOpened } from './instruction-not-opened.tsx'
import { type OpenedInstruction, siDefinition } from './si.definition.ts'
import { InstructionFormScreen } from './si-form.screen.tsx'

/** Which instruction: one that exists, or a new one for a booking, which may begin like another. */
export type InstructionSource = { id: number } | { reference: string; copyOf?: number }

interface Props {
  source: InstructionSource
  onCreated: (state: SiState) => void
  onSent: (state: SiState) => void
  onDeleted: () => void
  onOpen: (id: number) => void
}

const beginning = (source: { reference: string; copyOf?: number }) =>
  apiQuery('GET /api/si/form', {
    query: { reference: source.reference, ...(source.copyOf && { copyOf: source.copyOf }) },
  })

/** Loads an instruction or begins one, with the carrier's reference data, then shows the form. */
export function InstructionOpening({ source, ...ways }: Props) {
  const { t } = useTranslation('siForm')
  const client = useQueryClient()
  const choices = useQuery({
    ...apiQuery('GET /api/bookingspub/refdata', {}),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  })
  const wanted =
    'id' in source
      ? source
      : {
          begin: async () => (await client.fetchQuery({ ...beginning(source), staleTime: 0 })).document,
          like: ['booking', source.reference, source.copyOf].filter(Boolean).join('.'),
        }
  return (
    <DocumentOpening
      definition={siDefinition}
      source={wanted}
      choices={choices}
      title={t('id' in source ? 'head.opening' : 'head.new')}
      notOpened={(failure, onRetry) => <InstructionNotOpened failure={failure} onRetry={onRetry} />}
      closed={({ detail }) => detail && !canInstruct('update', detail.state.status) && <Closed id={detail.state.id} />}
    >
      {(opened, data) => (
        <WithBooking opened={opened}>
          {(booking) => (
            <InstructionFormScreen
              opened={opened}
              booking={booking}
              choices={data}
              receivedAt={choices.dataUpdatedAt}
              {...ways}
            />
          )}
        </WithBooking>
      )}
    </DocumentOpening>
  )
}

interface WithBookingProps {
  opened: OpenedInstruction
  children: (booking: NonNullable<OpenedInstruction['detail']>['booking']) => ReactNode
}

/** A saved instruction comes with its booking; for a new one it is loaded, also where its text comes back from an earlier visit. */
function WithBooking({ opened, children }: WithBookingProps) {
  const { t } = useTranslation('siForm')
  const known = opened.detail?.booking
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/si/containers', { query: { reference: opened.document.bookingNo } }),
    enabled: known === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const booking = known ?? data
  if (booking) return children(booking)
  if (error) return <InstructionNotOpened failure={error} onRetry={() => void refetch()} />
  return (
    <Screen title={t('head.new')}>
      <LoadingLines count={8} />
    </Screen>
  )
}

/** While a draft B/L waits for approval nothing else can be done. */
function Closed({ id }: { id: number }) {
  const { t } = useTranslation('siForm')
  return (
    <EmptyState
      icon="lock"
      as="h1"
      title={t('head.draftPendingTitle')}
      actions={
        <>
          <PageLink href={instructionPath('draft', id)} className={buttonClass({ variant: 'primary' })}>
            {t('head.toDraft')}
          </PageLink>
          <PageLink href={instructionPath('view', id)} className={buttonClass({})}>
            {t('life.view')}
          </PageLink>
        </>
      }
    >
      {t('head.draftPending')}
    </EmptyState>
  )
}
