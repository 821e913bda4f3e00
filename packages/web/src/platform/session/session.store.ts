import type { IdentityClaims, SessionTokens } from '@fairway/contract/identity/account.schema'
import type { Group } from '@fairway/contract/kit/access'
import { useSyncExternalStore } from 'react'
import { type ClientInfo, clientInfo, renewVisit } from '../client-log/client-place.ts'
import { readStored, removeStored, writeStored } from '../storage/safe-storage.ts'
import { createStore } from '../storage/store.ts'

const SESSION = 'session'
const LAST_ACCESS = 'lastAccess'
const ASSUMED = 'assumedUser'
const TOKENS_AT = 'tokensAt'

/** Who is signed in to this browser. */
export interface Session extends SessionTokens {
  continent_code: string
  /** Signed in by a link that opens the VGM of one booking and nothing else. */
  vgm: boolean
  /** The client details, as far as they are known. */
  clientDetails?: ClientInfo | undefined
  claims: IdentityClaims
}
/** The customer for whom a person of customer service acts. */
export interface AssumedUser {
  username: string
  groups: Group[]
  /** When it expires, in milliseconds by this browser's clock. */
  expiresAt: number
}
/** The browser now uses another name than this page. Says which and why; this page sends nothing any more. */
export interface NameChange {
  /** The name that is valid now; undefined for one's own. */
  to: AssumedUser | undefined
  /** Chosen on this page, chosen in another tab, or the time was up. */
  why: 'chosen' | 'elsewhere' | 'over'
}
/** Why nobody is signed in any more: a logout, an expired session, or one that the server refused. */
export type SessionEnd = 'left' | 'expired' | 'refused'

interface SessionEndState {
  why: SessionEnd
  /** This tab noticed it; the others only follow. */
  here: boolean
}

export const session = createStore<Session | undefined>(undefined)
/** The name under which this page was loaded. It keeps that name until it is reloaded. */
export const assumedUser = createStore<AssumedUser | undefined>(undefined)
export const nameChange = createStore<NameChange | undefined>(undefined)
/** How many calls of this page were blocked since. The user is told why nothing happens. */
export const blockedCalls = createStore(0)
export const sessionEnd = createStore<SessionEndState>({ why: 'left', here: false })

/** The stored session as last read. Without storage, the session exists in memory alone. */
let known: string | null = null
let knownAssumed: string | null = null
let accessAt = 0
let inMemoryOnly = false
/** A name that ends within this time counts as expired, whichever tab noticed first. */
const NEARLY_MS = 5_000
/** Another person has signed in since this page was loaded. It sends nothing any more. */
let isOver = false

/** Updates this tab from the storage that all tabs share, and returns who is signed in. */
export function syncSession(): Session | undefined {
  const [stored, assumed] = [readStored(SESSION), readStored(ASSUMED)]
  const former = session.get()
  if (inMemoryOnly || (stored === known && assumed === knownAssumed)) return former
  const next = stored === known ? former : readSession(stored)
  const isNew = stored !== known
  known = stored
  knownAssumed = assumed
  settleName(former, next)
  if (!isNew) return next
  if (next) isOver ||= !isSamePerson(former ?? next, next)
  else sessionEnd.set({ why: readStored(LAST_ACCESS) === null ? 'left' : 'expired', here: false })
  session.set(next)
  return next
}

/** A page takes the valid name when its person signs in. When that name changes later, the page is over. */
function settleName(former: Session | undefined, next: Session | undefined) {
  if (former && next && !isSamePerson(former, next)) return // the whole page is over
  const to = next?.claims.groups.includes('CSR') ? readAssumed(knownAssumed) : undefined
  const present = assumedUser.get()
  if (former && next && to?.username !== present?.username) {
    const current = nameChange.get()
    if (current && current.to?.username === to?.username) return
    const isTimeUp = present !== undefined && present.expiresAt < Date.now() + NEARLY_MS
    nameChange.set({ to, why: isTimeUp ? 'over' : 'elsewhere' })
    return
  }
  assumedUser.set(to)
  nameChange.set(undefined)
}

/** From now on this browser uses another name. The page keeps its own and has to be reloaded. */
export function changeName({ to, why }: NameChange) {
  knownAssumed = to ? JSON.stringify(to) : null
  if (knownAssumed) writeStored(ASSUMED, knownAssumed)
  else removeStored(ASSUMED)
  nameChange.set({ to, why })
}

/** True once another person or name is valid: the page has to be reloaded before anything is sent. */
export const isSuperseded = () => isOver || nameChange.get() !== undefined

/** Thrown instead of a call or an answer that no longer belongs to this page. */
export const sessionChangedError = () => new DOMException('the session has changed', 'AbortError')

export const isSamePerson = (one: Session, other: Session | undefined) => one.claims.sub === other?.claims.sub

/** Signs in, or stores new tokens for the same person. Every tab of this browser follows. */
export function beginSession(tokens: SessionTokens, details = clientInfo.get()): Session {
  const former = session.get()
  const { username, idToken, accessToken, refreshToken, tokenType, expiresIn } = tokens
  const stored = {
    ...{ username, idToken, accessToken, refreshToken, tokenType, expiresIn },
    continent_code: details?.continent_code ?? former?.continent_code ?? 'NA',
    vgm: former?.vgm ?? false,
    clientDetails: details ?? former?.clientDetails,
  }
  const claims = claimsOf(idToken)
  if (!claims) throw new Error('the identity token cannot be read')
  const next = { ...stored, claims }
  if (former?.claims.sid !== claims.sid) noteAccess()
  if (former?.claims.sid !== claims.sid) removeStored(ASSUMED) // acting for somebody belongs to one session
  known = JSON.stringify(stored)
  writeStored(SESSION, known)
  writeStored(TOKENS_AT, String(Date.now()))
  inMemoryOnly = readStored(SESSION) !== known
  session.set(next)
  knownAssumed = readStored(ASSUMED)
  settleName(former, next)
  return next
}

/** Forgets who is signed in, in every tab. After an expiry the last access stays, so that other tabs see the reason. */
export function forgetSession(why: SessionEnd) {
  sessionEnd.set({ why, here: true })
  if (why !== 'expired') removeStored(LAST_ACCESS)
  removeStored(SESSION)
  removeStored(ASSUMED)
  removeStored(TOKENS_AT)
  known = null
  knownAssumed = null
  inMemoryOnly = false
  assumedUser.set(undefined)
  nameChange.set(undefined)
  session.set(undefined)
  renewVisit()
}

/** After a lookup or a change of language the details of the session follow, whichever tab wrote its tokens last. */
function followClientInfo() {
  const [stored, details] = [parse(readStored(SESSION)), clientInfo.get()]
  const present = syncSession()
  if (!present || !details || JSON.stringify(present.clientDetails) === JSON.stringify(details)) return
  const { continent_code } = details
  if (!inMemoryOnly) {
    known = JSON.stringify({ ...(stored as object), continent_code, clientDetails: details })
    writeStored(SESSION, known)
  }
  session.set({ ...present, continent_code, clientDetails: details })
}

/** When the tokens arrived, by this browser's clock, in milliseconds; 0 if unknown. */
export const tokensAt = () => Number(readStored(TOKENS_AT))

/** When any tab last got an answer, in milliseconds. */
export const lastAccess = () => (inMemoryOnly ? accessAt : Number(readStored(LAST_ACCESS)))

/** An answer came: the age of the session starts again. It never moves back. */
export function noteAccess(now = Date.now()) {
  if (now <= lastAccess()) return
  accessAt = now
  writeStored(LAST_ACCESS, String(now))
}

/** Whether the person manages a company; customer service does not under a customer's name. */
export const isManager = () => !assumedUser.get() && session.get()?.claims.manager === true

/** The groups for menus and pages: the person's own, or those of the customer they act for. */
export const effectiveGroups = () => assumedUser.get()?.groups ?? session.get()?.claims.groups

/** The first HTML is a guest's. The signed-in person shows right after hydration. */
export const useSession = () => useSyncExternalStore(session.watch, session.get, () => undefined)

function readSession(stored: string | null): Session | undefined {
  const saved = parse(stored) as Partial<Session> | undefined // written by this portal; the important parts are checked
  const claims = typeof saved?.idToken === 'string' ? claimsOf(saved.idToken) : undefined
  if (!saved || !claims || typeof saved.accessToken !== 'string' || typeof saved.expiresIn !== 'number')
    return undefined
  return { ...(saved as Session), username: String(saved.username ?? ''), claims } // the rest was stored with them
}

function readAssumed(stored: string | null): AssumedUser | undefined {
  const { username, groups, expiresAt = 0 } = (parse(stored) ?? {}) as Partial<AssumedUser> // each part is checked
  return username && Array.isArray(groups) && expiresAt > Date.now() ? { username, groups, expiresAt } : undefined
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
  clientInfo.watch(followClientInfo)
  window.addEventListener('storage', syncSession)
  window.addEventListener('pageshow', syncSession)
}

/** The claims of an identity token. The web only reads them; the server verifies the token. */
function claimsOf(idToken: string): IdentityClaims | undefined {
  try {
    const part = (idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<IdentityClaims> | null // each part is checked below
    const { sub, sid, iat = 0, exp, groups, given_name = '', webid = '', manager } = claims ?? {}
    if (!sub || !sid || typeof exp !== 'number' || !Array.isArray(groups)) return undefined
    return {
      sub,
      sid,
      iat,
      exp,
      groups,
      given_name: String(given_name),
      webid: String(webid),
      manager: manager === true,
    }
  } catch {
    return undefined
  }
}
