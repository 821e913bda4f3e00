import { useEffect, useState } from 'react'
import { effectiveGroups, isManager } from './session.store.ts'

type MayOpen = (path: string) => boolean
let known: MayOpen | undefined

/** Loaded on demand: the rules of access came with the guard of the open page and are not bundled again. */
async function load(): Promise<MayOpen> {
  const [{ allows }, { accessOf }] = await Promise.all([
    import('@fairway/contract/kit/access'),
    import('@fairway/contract/shared/pages'),
  ])
  known = (path) => {
    const access = accessOf(path)
    return !access || allows(access, effectiveGroups() ?? [], isManager())
  }
  return known
}

/** Whether the reader may open a page, once that is known. Without access no link is shown. */
export function useMayOpen(path: string): boolean {
  const [isOpen, setIsOpen] = useState(() => known?.(path) ?? false)
  useEffect(() => {
    let isCurrent = true
    load().then(
      (mayOpen) => isCurrent && setIsOpen(mayOpen(path)),
      () => {}, // then there is no link
    )
    return () => {
      isCurrent = false
    }
  }, [path])
  return isOpen
}
