import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { VgmVersion } from '@fairway/contract/vgm/vgm.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useLink } from '../../platform/session/link-session.ts'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { withUnit } from './sheet/container-facts.tsx'
import css from './vgm.module.css'
import { VgmAnswerTag } from './vgm-status.tsx'

const EVERY_MS = 30_000

/** What was sent of a booking, by whom, and what the carrier answered; newest first. */
export function VgmHistory({ bookingNo }: { bookingNo: string }) {
  const { t } = useTranslation('vgm')
  const isByLink = useLink() !== undefined
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/vgm/history', { query: { bookingNo } }),
    refetchInterval: isByLink && EVERY_MS, // nobody is signed in, so nothing is told live
  })
  return (
    <TitledPanel title={t('history.title')} className={css.history}>
      {!data && (
        <LoadingState
          loading={t('history.loading')}
          failed={t('history.failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.versions.length === 0 && <Muted className={css.line}>{t('history.none')}</Muted>}
      <ol className={css.versions}>
        {data?.versions.map((version) => (
          <Stack as="li" key={version.version} gap={4} className={css.line}>
            <Row gap={12} rowGap={4}>
              <b>{t('history.version', { version: version.version })}</b>
              {version.carrierAction ? (
                <VgmAnswerTag action={version.carrierAction} />
              ) : (
                <Muted as="span" size="sm">
                  {t('history.waiting')}
                </Muted>
              )}
            </Row>
            <Muted size="sm">
              <ReaderTime at={version.submittedAt} /> · {version.submittedBy}
              {version.carrierAt && (
                <>
                  {' · '}
                  {t('history.answered')} <ReaderTime at={version.carrierAt} />
                </>
              )}
            </Muted>
            <StatedRows version={version} />
            {version.csrNote && <p>{version.csrNote}</p>}
          </Stack>
        ))}
      </ol>
    </TitledPanel>
  )
}

/** The containers that a version stated, with their masses and whoever signed for them. */
function StatedRows({ version: { stated, document } }: { version: VgmVersion }) {
  const { t } = useTranslation('vgm')
  const rows = document.rows.filter(({ containerNo }) => stated.includes(containerNo))
  return (
    <ul className={css.stated}>
      {rows.map(({ containerNo, mass, unit, method, signatory, authorisedParty, weighedAt, weighedPlace }) => (
        <li key={containerNo}>
          <b>{showContainerNumber(containerNo)}</b> {withUnit(mass, unit)} ({method}){' '}
          <Muted as="span" size="xs">
            {t('history.signedBy', {
              name: signatory,
              party: authorisedParty,
              place: [weighedAt, weighedPlace].join(', '),
            })}
          </Muted>
        </li>
      ))}
    </ul>
  )
}
