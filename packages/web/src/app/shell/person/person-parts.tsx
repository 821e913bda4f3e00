import { NoticeBell } from '../../../features/notifications/notice-bell.tsx'
import { needNotificationMessages } from '../../../features/notifications/notifications.messages.ts'
import { needPortalMessages } from '../../portal/portal.messages.ts'
import { Queries } from '../../queries.tsx'
import { PersonBanner } from './person-banner.tsx'
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
