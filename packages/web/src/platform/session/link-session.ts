import type { LinkTokenInfo } from '@fairway/contract/carrier/link-token.schema'
import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '../storage/safe-storage.ts'
import { createStore } from '../storage/store.ts'

/**
 * What a link of the carrier opens in this tab: the VGM of one booking, without signing in. It is no session of a person: other
 * tabs, and whoever is signed in, are not touched by it.
 */
export interface LinkSession extends LinkTokenInfo {
  token: string
  /** Its bearer has accepted the legal statement. */
  isLegalAccepted: boolean
}

const KEY = 'linkSession'

const readLink = (): LinkSession | undefined => {
  try {
    // written by this portal; the server judges the token
    return (JSON.parse(readStored(KEY, 'sessionStorage') ?? 'null') as LinkSession | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The link of this tab. It survives a reload, because the address no longer contains it. */
export const linkSession = createStore<LinkSession | undefined>(typeof window === 'undefined' ? undefined : readLink())

/** The first HTML knows of no link; it shows right after hydration. */
export const useLink = () => useSyncExternalStore(linkSession.watch, linkSession.get, () => undefined)

export function keepLink(link: LinkSession) {
  writeStored(KEY, JSON.stringify(link), 'sessionStorage')
  linkSession.set(link)
}

export function dropLink() {
  removeStored(KEY, 'sessionStorage')
  linkSession.set(undefined)
}

/** The header of a call that the link of this tab opens; all other calls are made by whoever is signed in. */
export function linkHeader(call: string): Record<string, string> | undefined {
  const link = linkSession.get()
  return link && / \/api\/(vgm|token)\//.test(call) ? { authorization: `Link ${link.token}` } : undefined
}
