import { useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { comingGuardedPages, comingPages } from './coming.pages.ts'

/** Every page that can be restricted or is still to come, by its route. */
const names = {
  ...comingPages,
  ...comingGuardedPages,
  '/search': 'home',
  '/profile': 'profile',
  '/changePassword': 'changePassword',
} as const

/** What the menu calls the page that is open. */
export function usePageName(): string {
  const { t } = useTranslation('portal')
  const path: string = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const name = Object.hasOwn(names, path) ? names[path as keyof typeof names] : 'home' // asked the line before
  return t(`pages.${name}`)
}
