import { useRouter } from '@tanstack/react-router'

/** Navigates to a path of the portal; `replace` keeps this page out of the history. */
export function useGo() {
  const { history } = useRouter()
  return (path: string, { replace = false } = {}) => (replace ? history.replace(path) : history.push(path))
}

/** A path with typed text in it. */
export const pathOf = (page: 'confirmUser' | 'resetPassword', username: string) =>
  `/${page}/${encodeURIComponent(username)}`
