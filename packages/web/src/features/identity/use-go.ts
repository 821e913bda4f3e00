import { useRouter } from '@tanstack/react-router'

/** Leads to a page of the portal by its path; `replace` where the way back should not lead here again. */
export function useGo() {
  const { history } = useRouter()
  return (path: string, { replace = false } = {}) => (replace ? history.replace(path) : history.push(path))
}

/** A path with what people typed in it. */
export const pathOf = (page: 'confirmUser' | 'resetPassword', username: string) =>
  `/${page}/${encodeURIComponent(username)}`
