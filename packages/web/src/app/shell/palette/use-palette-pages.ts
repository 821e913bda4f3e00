import { headerMenuOf, type MenuReader, personMenuOf } from '@fairway/contract/identity/menu.rules'
import { allows } from '@fairway/contract/kit/access'
import { accessOf, guardedPages } from '@fairway/contract/shared/pages'
import { viewLinks } from '../../../features/home/figure-link.rules.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useSession } from '../../../platform/session/session.store.ts'
import { useGuestPages } from '../guest-pages.ts'
import { useMenuReader } from '../person/use-menu-reader.ts'
import type { PageOption, ViewOption } from './palette-options.rules.ts'

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

const viewNames = ['fetchNow', 'onHold', 'detention'] as const

/** Lists that are filled in already, for who has the dashboard: whoever types 'hold' means the containers on hold. */
export function usePaletteViews(): ViewOption[] {
  const { t } = useTranslation('palette')
  const { groups } = useMenuReader()
  if (!allows(guardedPages['/containerdash'], groups)) return []
  return viewNames.map((name) => ({ kind: 'view', name: t(`palette.views.${name}`), link: viewLinks[name] }))
}
