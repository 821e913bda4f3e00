import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Props {
  /** A path of the menu's rules, with what stands behind `#`. */
  to: string
  className?: string | undefined
  onClick?: () => void
  children: ReactNode
}

/** A link to a page that the rules of the menu name. */
export function PageLink({ to, ...rest }: Props) {
  const [path, hash] = to.split('#')
  // a test holds the menu's paths to the router's
  return <Link to={path as '/'} {...(hash !== undefined && { hash })} activeOptions={{ includeHash: true }} {...rest} />
}
