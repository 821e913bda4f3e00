import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

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
