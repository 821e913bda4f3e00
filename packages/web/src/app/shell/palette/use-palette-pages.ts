import { headerMenuOf, type MenuReader, personMenuOf } from '@fairway/contract/identity/menu.rules'
import { allows } from '@fairway/contract/kit/access'
import { accessOf, guardedPages } from '@fairway/contract/shared/pages'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import type { LinkProps } from '@tanstack/react-router'
import { viewLinks } from '../../../features/home/figure-link.rules.ts'
import { viewCriteria } from '../../../features/tracking/dashboard/containers.rules.ts'
import { readersZone } from '../../../platform/language/readers-time.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useSession } from '../../../platform/session/session.store.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { listExport } from '../../../ui/grid/export/wanted-export.ts'
import { useGuestPages } from '../guest-pages.ts'
import { useMenuReader } from '../person/use-menu-reader.ts'
import type { ExportOption, PageOption, ViewOption } from './palette-options.rules.ts'

/** Pages that are reached from other pages and stand in no menu. */
const beside = [
  { name: 'security', to: '/accountSecurity' },
  { name: 'watching', to: '/watching' },
  { name: 'sharedLinks', to: '/sharedLinks' },
  { name: 'organisations', to: '/adminOrganisationSearch' },
  { name: 'grants', to: '/adminGrantSearch' },
  { name: 'signingSetup', to: '/adminSigning' },
  { name: 'detentionTerms', to: '/adminDetentionTerms' },
  { name: 'adminInformation', to: '/adminInformation' },
  { name: 'schedules', to: '/schedules' },
  { name: 'verify', to: '/verify' },
] as const

/** The same for guests. */
const besideForGuests = [
  { name: 'login', to: '/signin' },
  { name: 'schedules', to: '/schedules' },
  { name: 'verify', to: '/verify' },
] as const

/** The pages of the menus, the Home Page, and those beside them that this person may open; what only does something is no page. */
export const pagesOf = (reader: MenuReader) => {
  const isOpen = ({ to }: { to: string }) => {
    const access = accessOf(to)
    return !access || allows(access, reader.groups, reader.isManager)
  }
  const home = { name: 'home', to: '/search' } as const
  const menus = [home, ...headerMenuOf(reader), ...personMenuOf(reader)]
  return [...menus.filter(({ to }) => !to.startsWith('#')), ...beside.filter(isOpen)]
}

/** Every page that this reader has, by the name that the menus give it. */
export function usePalettePages(): PageOption[] {
  const { t } = useTranslation(['portal', 'shell'])
  const isGuest = useSession() === undefined
  const reader = useMenuReader()
  const guestPages = useGuestPages()
  if (isGuest)
    return [...guestPages, ...besideForGuests].map(({ to, name }) => ({
      kind: 'page',
      to,
      name: t(`pages.${name}`, { ns: 'shell' }),
    }))
  return pagesOf(reader).map(({ to, name }) => ({ kind: 'page', to, name: t(`pages.${name}`, { ns: 'portal' }) }))
}

const viewNames = ['fetchNow', 'onHold', 'customsHold', 'detention', 'lastFreeThisWeek', 'arrivingSoon'] as const

/** The views of the container dashboard on a day of the reader. */
function containerViews(today: string): Record<(typeof viewNames)[number], ViewOption['link']> {
  const linkOf = (criteria: object) =>
    ({ to: '/containerdash', search: { criteria: encodeCriteria(criteria) } }) as const
  return {
    ...viewLinks,
    customsHold: linkOf(viewCriteria.customsHold()),
    lastFreeThisWeek: linkOf(viewCriteria.lastFreeThisWeek(today)),
    arrivingSoon: linkOf(viewCriteria.arrivingSoon(today)),
  }
}

/** Lists that are filled in already, for who has the dashboard: whoever types 'hold' means the containers on hold. */
export function useContainerViews(): ViewOption[] {
  const { t } = useTranslation('palette')
  const { groups } = useMenuReader()
  if (!allows(guardedPages['/containerdash'], groups)) return []
  const zone = readersZone()
  const links = containerViews(placeTime(new Date().toISOString(), zone).date)
  return viewNames.map((name) => ({ kind: 'view', name: t(`palette.views.${name}`), link: links[name] }))
}

/** Forms that begin something, for who may send them. */
export function useStarts(): ViewOption[] {
  const { t } = useTranslation('palette')
  const { groups } = useMenuReader()
  const request = { type: 'new' }
  const starts = [
    {
      name: 'request',
      link: { to: '/bookingRequestDetails', search: request as LinkProps['search'] & typeof request },
    }, // other pages have an `id` that is a text
    { name: 'letter', link: { to: '/blanketloidetails', search: { type: 'add' } } },
  ] as const
  return starts
    .filter(({ link }) => allows(guardedPages[link.to], groups))
    .map(({ name, link }) => ({ kind: 'view', name: t(`palette.starts.${name}`), link }))
}

/** The same lists as workbooks, and the list of the open page. */
export function usePaletteExports(views: readonly ViewOption[]): ExportOption[] {
  const { t } = useTranslation('palette')
  const hasList = useStore(listExport) !== undefined
  const ofViews = views.map(
    ({ name, link }): ExportOption => ({ kind: 'export', name: t('palette.toExcel', { view: name }), link }),
  )
  return hasList ? [{ kind: 'export', name: t('palette.thisToExcel') }, ...ofViews] : ofViews
}
