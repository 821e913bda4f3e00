import type { IdentityClaims, SessionTokens } from '@fairway/contract/identity/account.schema'
import type { Group } from '@fairway/contract/kit/access'
import { useSyncExternalStore } from 'react'
import { clientPlace } from './client-place.ts'
import { claimsOf } from './identity-claims.ts'
import { readStored, removeStored, writeStored } from './safe-storage.ts'
import { createStore } from './store.ts'

const SESSION = 'session'
const LAST_ACCESS = 'lastAccess'
const ASSUMED = 'assumedUser'
const TOKENS_AT = 'tokensAt'

/** Who is signed in to this browser. */
export interface Session extends SessionTokens {
  continent_code: string
  /** Came by a link that opens the weights of one booking and nothing else. */
  vgm: boolean
  claims: IdentityClaims
}
/** The customer whom a person of customer service stands in for. */
export interface AssumedUser {
  username: string
  groups: Group[]
}
/** Why nobody is signed in any more: they left, they were away for too long, or the server knows them no longer. */
export type SessionEnd = 'left' | 'expired' | 'refused'

interface Ended {
  why: SessionEnd
  /** This tab found out; the others only follow. */
  here: boolean
}

export const session = createStore<Session | undefined>(undefined)
export const assumedUser = createStore<AssumedUser | undefined>(undefined)
export const sessionEnd = createStore<Ended>({ why: 'left', here: false })

/** What was last read; where nothing can be stored, memory alone knows of the session. */
let known: string | null = null
let knownAssumed: string | null = null
let accessAt = 0
let inMemoryOnly = false
/** This page belongs to someone who is gone while somebody else has come: it sends nothing any more. */
let isOver = false

/** Brings what this tab knows in line with what all tabs of the browser share, and says who is signed in. */
export function syncSession(): Session | undefined {
  if (inMemoryOnly) return session.get()
  const stored = readStored(SESSION)
  const assumed = readStored(ASSUMED)
  if (assumed !== knownAssumed) {
    knownAssumed = assumed
    assumedUser.set(readAssumed(assumed))
  }
  if (stored !== known) {
    known = stored
    const next = readSession(stored)
    if (next) isOver ||= !isSamePerson(session.get() ?? next, next)
    else sessionEnd.set({ why: readStored(LAST_ACCESS) === null ? 'left' : 'expired', here: false })
    session.set(next)
  }
  return session.get()
}

/** True once another person signed in elsewhere: the page has to go before anything is sent under their name. */
export const isTaken = () => isOver

/** What is thrown instead of a call, or of an answer, that is no longer this page's to make or to see. */
export const calledOff = () => new DOMException('the session has changed', 'AbortError')

export const isSamePerson = (one: Session, other: Session | undefined) => one.claims.sub === other?.claims.sub

/** Signs in, or keeps the new tokens of whoever is signed in; every tab of this browser follows. */
export function beginSession(tokens: SessionTokens, place = clientPlace.get()): Session {
  const former = session.get()
  const { username, idToken, accessToken, refreshToken, tokenType, expiresIn } = tokens
  const kept = {
    ...{ username, idToken, accessToken, refreshToken, tokenType, expiresIn },
    continent_code: place?.continent_code ?? former?.continent_code ?? 'NA',
    vgm: former?.vgm ?? false,
  }
  const claims = claimsOf(idToken)
  if (!claims) throw new Error('the identity token cannot be read')
  const next = { ...kept, claims }
  if (former?.claims.sid !== claims.sid) noteAccess()
  if (!isSamePerson(next, former)) removeStored(ASSUMED)
  known = JSON.stringify(kept)
  writeStored(SESSION, known)
  writeStored(TOKENS_AT, String(Date.now()))
  inMemoryOnly = readStored(SESSION) !== known
  session.set(next)
  syncSession()
  return next
}

/** Forgets who is signed in, in every tab. The last access stays where it tells the other tabs that time ran out. */
export function forgetSession(why: SessionEnd) {
  sessionEnd.set({ why, here: true })
  if (why !== 'expired') removeStored(LAST_ACCESS)
  removeStored(ASSUMED)
  removeStored(SESSION)
  removeStored(TOKENS_AT)
  known = null
  inMemoryOnly = false
  assumedUser.set(undefined)
  session.set(undefined)
}

/** When the tokens came, by this browser's own clock, in milliseconds; 0 where that is not known. */
export const tokensAt = () => Number(readStored(TOKENS_AT))

/** When an answer last came to any tab, in milliseconds. */
export const lastAccess = () => (inMemoryOnly ? accessAt : Number(readStored(LAST_ACCESS)))

/** An answer came: the session's age starts again. It never moves back. */
export function noteAccess(now = Date.now()) {
  if (now <= lastAccess()) return
  accessAt = now
  writeStored(LAST_ACCESS, String(now))
}

/** What counts for menus and pages: the person's own groups, or those of the customer they stand in for. */
export const groupsInForce = () => assumedUser.get()?.groups ?? session.get()?.claims.groups

/** The first HTML is a guest's; who is signed in shows right after it has come alive. */
export const useSession = () => useSyncExternalStore(session.watch, session.get, () => undefined)

function readSession(stored: string | null): Session | undefined {
  const kept = parse(stored) as Partial<Session> | undefined // written by this portal; what matters is checked
  const claims = typeof kept?.idToken === 'string' ? claimsOf(kept.idToken) : undefined
  if (!kept || !claims || typeof kept.accessToken !== 'string' || typeof kept.expiresIn !== 'number') return undefined
  return { ...(kept as Session), username: String(kept.username ?? ''), claims } // the rest stood beside them
}

function readAssumed(stored: string | null): AssumedUser | undefined {
  const { username, groups } = (parse(stored) ?? {}) as Partial<AssumedUser> // both parts are checked
  return username && Array.isArray(groups) ? { username, groups } : undefined
}

function parse(stored: string | null): unknown {
  try {
    return stored ? JSON.parse(stored) : undefined
  } catch {
    return undefined
  }
}

if (typeof window !== 'undefined') {
  syncSession()
  window.addEventListener('storage', syncSession)
  window.addEventListener('pageshow', syncSession)
}
