import { useEffect } from 'react'
import { nameTitle } from '../../platform/page-title.ts'
import icon from './assumed.svg'

/** Marks the tab itself: the customer's name before the title, another icon, and room for the banner at the top. */
export function useNameMarks(username: string) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    const usual = link?.href
    nameTitle(username)
    if (link) link.href = icon
    document.documentElement.dataset.assuming = ''
    return () => {
      nameTitle('')
      if (link && usual !== undefined) link.href = usual
      delete document.documentElement.dataset.assuming
    }
  }, [username])
}
