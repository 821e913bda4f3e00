import { isBookingNumber } from '@fairway/contract/shared/search-number'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useMayOpen } from '../../../platform/session/use-may-open.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { type ListScreenProps, useListPage } from '../../../ui/listing/use-list-page.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { requestPath } from '../request-links.ts'
import { bookingList } from './bookings.list.ts'
import { containerDashboardPath } from './bookings.rules.ts'

/** The numbers of so many bookings fit into an address. */
const CONTAINERS_LIMIT = 100

/** All bookings of a person: how many stand where and need somebody, which of them, and all that is known of each. */
export function BookingDashboardScreen(props: ListScreenProps) {
  const { t } = useTranslation('bookingDashboard')
  const page = useListPage(bookingList, props)
  const mayRequest = useMayOpen('/bookingRequestDetails')
  return (
    <ListPage
      page={page}
      selectLimit={page.labels.mayTrack ? CONTAINERS_LIMIT : undefined}
      action={
        mayRequest && (
          <PageLink href={requestPath('new')} className={buttonClass({ variant: 'primary', small: true })}>
            {t('newRequest')}
          </PageLink>
        )
      }
      actions={<ContainersOfChosen numbers={[...page.keys].filter(isBookingNumber)} />}
    />
  )
}

/** The way to the containers of the bookings that are chosen. */
function ContainersOfChosen({ numbers }: { numbers: string[] }) {
  const { t } = useTranslation('bookingDashboard')
  if (numbers.length === 0) return null
  return (
    <PageLink
      href={containerDashboardPath(numbers)}
      className={buttonClass({ variant: 'primary', small: true })}
      title={t('boxesHint', { limit: CONTAINERS_LIMIT })}
    >
      {t('boxes', { count: numbers.length })}
    </PageLink>
  )
}
