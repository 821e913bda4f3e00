import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useOwnTopic } from '../../../platform/use-own-topic.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { RequestConfirmation } from '../request-confirmation.tsx'
import { RequestNotOpened } from '../request-not-opened.tsx'
import { isOfRequest } from '../request-queries.ts'
import { RequestStatusTag } from '../status-tag.tsx'
import { RequestText } from './request-text.tsx'
import css from './request-view.module.css'
import { ViewDeeds } from './view-deeds.tsx'

interface Props {
  id: number
  /** The version that was sent just now. */
  sentVersion: number | undefined
  onOpen: (type: 'edit' | 'view' | 'copy', id: number) => void
  onGone: () => void
}

/** A request to look at: how it stands, what the carrier said, what was sent, and what can be done with it now. */
export function RequestViewScreen({ id, sentVersion, onOpen, onGone }: Props) {
  const { t } = useTranslation('bookingForm')
  const { data, error, refetch } = useQuery(ask('GET /api/bookings/detail', { query: { id } }))
  useOwnTopic(useQuery(ask('GET /api/notices', { query: {} })).data, isOfRequest)
  if (!data && error) return <RequestNotOpened failure={error} onRetry={() => void refetch()} />
  return (
    <Screen
      title={data ? t('head.one', { ref: data.state.ediRef }) : t('head.opening')}
      trail={
        <PageLink href="/bookingRequest" className={css.trail}>
          <Icon name="back" size={16} />
          {t('head.back')}
        </PageLink>
      }
      beside={data && <RequestStatusTag status={data.state.status} />}
      actions={data && <ViewDeeds detail={data} onOpen={onOpen} onGone={onGone} />}
    >
      {data ? (
        <div className={css.parts}>
          {data.sent && (
            <p className={css.unsent} role="status">
              <Icon name="note" size={18} />
              <span>{t('view.unsent')}</span>
              <PageLink href={`/bookingRequestDetails?type=edit&id=${id}`}>{t('view.goOn')}</PageLink>
            </p>
          )}
          {data.state.version > 0 && <RequestConfirmation id={id} sentVersion={sentVersion} />}
          <RequestText document={data.sent ?? data.document} />
        </div>
      ) : (
        <div aria-busy="true">
          <SkeletonLines count={8} />
        </div>
      )}
    </Screen>
  )
}
