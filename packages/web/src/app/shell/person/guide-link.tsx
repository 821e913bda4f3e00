import { personMenuOf } from '@fairway/contract/identity/menu.rules'
import { Link, useMatches } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import type { GuideChapter } from '../../../platform/pages.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './guide-link.module.css'
import { useMenuReader } from './use-menu-reader.ts'

/** The chapters of the pages in `guest.routes.tsx`: the first load carries nothing of the guide. */
const ofFirstLoad: Record<string, GuideChapter> = {
  '/containerList/$query': 'track',
  '/containerDetails/$bookingNo/$containerNo': 'track',
  '/schedules': 'book',
}

/** Leads from a page to its chapter of the User Guide, for people who have the guide in their menu. */
export function GuideLink() {
  const { t } = useTranslation('portal')
  const open = useMatches({ select: (matches) => matches.at(-1) })
  const chapter = open?.staticData.guide ?? ofFirstLoad[open?.fullPath ?? '']
  const hasGuide = personMenuOf(useMenuReader()).some(({ name }) => name === 'userGuide')
  if (!chapter || !hasGuide) return null
  return (
    <Link to="/userGuide/$chapter" params={{ chapter }} className={css.guide}>
      <Icon name="note" size={16} />
      {t('guide')}
    </Link>
  )
}
