import { needPortalMessages } from '../../portal/portal.messages.ts'
import { PersonBanner } from './person-banner.tsx'
import { PersonCorner } from './person-corner.tsx'
import { PersonMenu } from './person-menu.tsx'
import { loadStandIn, StandInPart } from './stand-in-part.tsx'

/** What a signed-in person's header is made of, fetched as one. */
export const parts = { PersonBanner, PersonCorner, PersonMenu, StandInPart }
export const loadTexts = () => Promise.all([needPortalMessages(), loadStandIn()])
