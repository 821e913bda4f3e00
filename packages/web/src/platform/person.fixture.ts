import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import type { Group } from '@fairway/contract/kit/access'
import { vi } from 'vitest'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface TokenOptions {
  name?: string
  sid?: string
  groups?: Group[]
  /** Seconds until the tokens end. */
  life?: number
  generation?: number
}

/** Tokens as a sign-in gives them; nobody in the browser checks the signature. */
export function tokensOf({
  name = 'Lin',
  sid,
  groups = ['BD'],
  life = 3600,
  generation = 0,
}: TokenOptions = {}): SessionTokens {
  const exp = Math.floor(Date.now() / 1000) + life
  const claims = {
    sub: `account of ${name}`,
    sid: sid ?? `session of ${name}`,
    exp,
    groups,
    given_name: name,
    webid: 'W7',
  }
  return {
    username: `${name.toLowerCase()}@fairway.test`,
    idToken: `${encode({ alg: 'EdDSA' })}.${encode({ ...claims, generation })}.c2lnbmVk`,
    accessToken: `access ${generation} of ${name}`,
    refreshToken: `refresh ${generation} of ${name}`,
    tokenType: 'Bearer',
    expiresIn: 3600,
  }
}

/** The storage that all tabs of a browser share; what one tab writes, the others are told of. */
export function sharedStorage() {
  const storage = new Map<string, string>()
  const tabs = new Set<EventTarget>()
  const notifyTabs = () => {
    for (const tab of tabs) tab.dispatchEvent(new Event('storage'))
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  return {
    storage,
    notifyTabs,
    /** A tab of its own: the module as a new page would load it. */
    openTab: async () => {
      const page = new EventTarget()
      tabs.add(page)
      vi.stubGlobal('window', page)
      vi.resetModules()
      return import('./session.store.ts')
    },
  }
}
