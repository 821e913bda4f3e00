import { headerMenuOf, type MenuReader, personMenuOf } from '@fairway/contract/identity/menu.rules'
import { allows } from '@fairway/contract/kit/access'
import { accessOf } from '@fairway/contract/shared/pages'
import { useSession } from '../../../platform/session.store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useGuestPages } from '../guest-pages.ts'
import { useMenuReader } from '../person/use-menu-reader.ts'
import type { PageOption } from './palette-options.rules.ts'

/** Pages that are reached from other pages and stand in no menu. */
const beside = [
  { name: 'security', to: '/accountSecurity' },
  { name: 'organisations', to: '/adminOrganisationSearch' },
  { name: 'grants', to: '/adminGrantSearch' },
  { name: 'deliveries', to: '/adminDeliveries' },
] as const

/** The pages of the menus, the Home Page, and those beside them that this person may open; what only does something is no page. */
export const pagesOf = (reader: MenuReader) => {
  const isOpen = ({ to }: { to: string }) => {
    const access = accessOf(to)
    return !access || allows(access, reader.groups)
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
    return [...guestPages, { to: '/signin', name: 'login' } as const].map(({ to, name }) => ({
      kind: 'page',
      to,
      name: t(`pages.${name}`, { ns: 'shell' }),
    }))
  return pagesOf(reader).map(({ to, name }) => ({ kind: 'page', to, name: t(`pages.${name}`, { ns: 'portal' }) }))
}
