import { useMatches } from '@tanstack/react-router'
import { useTranslation } from '../platform/language/use-translation.ts'

/** What the menu calls the page that is open. */
export function usePageName(): string {
  const { t } = useTranslation('portal')
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'home' })
  return t(`pages.${title}`)
}
