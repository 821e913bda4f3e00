import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from './icon.tsx'

/** A link by its whole address, which opens inside the page unless the reader chooses a new tab. */
export function PageLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    router.history.push(href)
  }
  return <a href={href} onClick={open} {...rest} />
}

/** The way back, above the title of a page. */
export const BackLink = ({ children, ...rest }: ComponentProps<typeof PageLink>) => (
  <PageLink {...rest}>
    <Icon name="back" size={16} />
    {children}
  </PageLink>
)
