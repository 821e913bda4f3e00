import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import type { Group } from '@fairway/contract/kit/access'
import { vi } from 'vitest'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface TokenOptions {
  name?: string
  sid?: string
  groups?: Group[]
  /** Seconds until the tokens expire. */
  life?: number
  generation?: number
}

/** Tokens as a sign-in returns them. The browser does not check the signature. */
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

/** The storage that all tabs of a browser share. A write in one tab raises an event in the others. */
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
    /** Opens another tab: loads the module anew, as a new page would. */
    openTab: async () => {
      const page = new EventTarget()
      tabs.add(page)
      vi.stubGlobal('window', page)
      vi.resetModules()
      return import('./session.store.ts')
    },
  }
}
