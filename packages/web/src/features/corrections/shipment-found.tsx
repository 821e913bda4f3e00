import type { CorrectionPermission, OtherCorrection } from '@fairway/contract/corrections/correction.schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { codeText } from '../../platform/calls/failure-text.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import type { Translate } from '../../platform/language/translate.ts'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { Tag } from '../../ui/status/tag.tsx'
import { Muted } from '../../ui/text.tsx'
import { bookingPath } from './correction-links.ts'
import css from './shipment-found.module.css'
import { CorrectionStatusTag } from './status-tag.tsx'
import { useStart } from './use-start.ts'

export interface ShipmentFoundProps {
  shipmentNo: string
  onOpen: (id: number) => void
}

/** What is known of a shipment that somebody wants to correct: its bills, and the way on, or why there is none. */
export function ShipmentFound({ shipmentNo, onOpen }: ShipmentFoundProps) {
  const { t } = useTranslation('corrections')
  const found = useQuery({
    ...apiQuery('GET /api/corrections/v2/checkPermission', { query: { shipmentNo } }),
    staleTime: 0,
    retry: false,
  })
  const missing = useFailureText(found.data ? undefined : found.error)
  return (
    <Row gap={16} rowGap={8} className={css.found} role="status">
      {missing && <p className={css.why}>{missing}</p>}
      {!missing && !found.data && <Muted>{t('start.looking')}</Muted>}
      {found.data && <Known permission={found.data} onOpen={onOpen} onAgain={() => void found.refetch()} />}
    </Row>
  )
}

const otherText = (t: Translate<'corrections'>, { company }: OtherCorrection) =>
  company === null ? t('start.otherByCarrier') : t('start.other', { company })

interface KnownProps {
  permission: CorrectionPermission
  onOpen: (id: number) => void
  onAgain: () => void
}

function Known({ permission, onOpen, onAgain }: KnownProps) {
  const { t } = useTranslation('corrections')
  const { shipmentNo, bills, inProgress, otherInProgress, completedAt, refusal } = permission
  const isRunning = inProgress !== null || otherInProgress !== null
  const why = useRefusalText(isRunning ? undefined : permission)
  const { start, isStarting, problem } = useStart(onOpen, onAgain)
  const isAnother = completedAt !== null
  return (
    <>
      <Stack gap={4} className={css.facts}>
        <b>{t('start.found', { no: shipmentNo })}</b>
        <Row as="ul" gap={14} rowGap={4} className={css.bills} aria-label={t('start.bills', { count: bills.length })}>
          {bills.map(({ blNo, status }) => (
            <li key={blNo}>
              {blNo}
              <Tag
                text={t(`start.billStatuses.${status}`)}
                icon={status === 'Billed' ? 'done' : 'clock'}
                tone={status === 'Billed' ? 'clear' : 'plain'}
              />
            </li>
          ))}
          {bills.length === 0 && <Muted as="li">{t('start.noBills')}</Muted>}
        </Row>
        {why && <p className={css.why}>{why}</p>}
        {inProgress && <p>{t('start.running', { name: inProgress.startedBy })}</p>}
        {otherInProgress && (
          <>
            <p>{otherText(t, otherInProgress)}</p>
            <Muted>
              {t('start.since')} <ReaderTime at={otherInProgress.startedAt} />
            </Muted>
          </>
        )}
        {refusal === null && !isAnother && <Muted>{t('start.can')}</Muted>}
        {refusal === null && isAnother && (
          <>
            <h2 className={css.question}>{t('next.another')}</h2>
            <Muted>
              {t('start.completed')} <ReaderTime at={completedAt} />
            </Muted>
            <Muted>{t('next.anotherText')}</Muted>
          </>
        )}
        {problem && <p className={css.why}>{problem}</p>}
      </Stack>
      <Row gap={8}>
        {inProgress && (
          <>
            <CorrectionStatusTag status={inProgress.status} />
            <Button variant="primary" onClick={() => onOpen(inProgress.id)}>
              {t('start.open')}
            </Button>
          </>
        )}
        {refusal === null && (
          <Button
            variant="primary"
            aria-disabled={isStarting}
            onClick={() => void start(shipmentNo, { another: isAnother })}
          >
            {t(isStarting ? 'start.starting' : isAnother ? 'next.yes' : 'start.go')}
          </Button>
        )}
        {((refusal === null && isAnother) || otherInProgress) && (
          <PageLink href={bookingPath(shipmentNo)} className={buttonClass({})}>
            {t(otherInProgress ? 'next.bookingNow' : 'next.no')}
          </PageLink>
        )}
        {refusal !== null && !isRunning && (
          <PageLink href="/support" className={buttonClass({})}>
            {t('start.service')}
          </PageLink>
        )}
      </Row>
    </>
  )
}

/** Why a shipment cannot be corrected now, in the words of the catalogue; nothing where it can. */
function useRefusalText(permission: CorrectionPermission | undefined): string | undefined {
  const language = useLanguage()
  const [text, setText] = useState<string>()
  const code = permission?.refusal ?? undefined
  const args = permission?.args.join('\n') ?? ''
  useEffect(() => {
    let current = true
    const show = (found: string | undefined) => current && setText(found)
    if (code === undefined) show(undefined)
    else codeText(code, args.split('\n'), language).then(show, () => {})
    return () => {
      current = false
    }
  }, [code, args, language])
  return text
}
