import { NoticeBell } from '../../../features/notifications/notice-bell.tsx'
import { needNotificationMessages } from '../../../features/notifications/notifications.messages.ts'
import { useSession } from '../../../platform/session.store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Banner } from '../../../ui/banner.tsx'
import { needPortalMessages } from '../../portal/portal.messages.ts'
import { Queries } from '../../queries.tsx'
import { PageLink } from '../page-link.tsx'
import { PersonCorner } from './person-corner.tsx'
import { PersonMenu } from './person-menu.tsx'
import { loadStandIn, StandInPart } from './stand-in-part.tsx'

function Notices() {
  return (
    <Queries>
      <NoticeBell />
    </Queries>
  )
}

/** What a signed-in person's header is made of, fetched as one. */
export const parts = { Notices, PersonBanner, PersonCorner, PersonMenu, StandInPart }
export const loadTexts = () => Promise.all([needPortalMessages(), needNotificationMessages(), loadStandIn()])

/** Whoever has been granted nothing yet is told why the portal is so empty. */
function PersonBanner() {
  const { t } = useTranslation(['portal', 'kit'])
  if (useSession()?.claims.groups.length !== 0) return null
  return (
    <Banner kind="note" action={<PageLink to="/support">{t('pages.contact')}</PageLink>}>
      {t('underReviewBanner', { ns: 'kit' })}
    </Banner>
  )
}
