import type { IdentityClaims, SessionTokens } from '@fairway/contract/identity/account.schema'
import type { Group } from '@fairway/contract/kit/access'
import { useSyncExternalStore } from 'react'
import { type ClientInfo, clientInfo, renewVisit } from './client-place.ts'
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
  /** The client details, as far as they are known. */
  clientDetails?: ClientInfo | undefined
  claims: IdentityClaims
}
/** The customer whom a person of customer service stands in for. */
export interface AssumedUser {
  username: string
  groups: Group[]
  /** When it ends by itself, in milliseconds by this browser's own clock. */
  expiresAt: number
}
/** The browser goes by another name than this page, which says who it is and why: this page sends nothing any more. */
export interface NameChange {
  /** Whose name counts by now; undefined is one's own. */
  to: AssumedUser | undefined
  /** Chosen on this page, in another tab, or nobody chose it: the time was up. */
  why: 'chosen' | 'elsewhere' | 'over'
}
/** Why nobody is signed in any more: they left, they were away for too long, or the server knows them no longer. */
export type SessionEnd = 'left' | 'expired' | 'refused'

interface SessionEndState {
  why: SessionEnd
  /** This tab found out; the others only follow. */
  here: boolean
}

export const session = createStore<Session | undefined>(undefined)
/** Under whose name this page was loaded; it keeps that name until it is loaded anew. */
export const assumedUser = createStore<AssumedUser | undefined>(undefined)
export const nameChange = createStore<NameChange | undefined>(undefined)
/** How many calls of this page were held back since; whoever made one is told why nothing happens. */
export const blockedCalls = createStore(0)
export const sessionEnd = createStore<SessionEndState>({ why: 'left', here: false })

/** What was last read; where nothing can be stored, memory alone knows of the session. */
let known: string | null = null
let knownAssumed: string | null = null
let accessAt = 0
let inMemoryOnly = false
/** So close to its end a name is over by itself, whichever tab noticed first. */
const NEARLY_MS = 5_000
/** This page belongs to someone who is gone while somebody else has come: it sends nothing any more. */
let isOver = false

/** Brings what this tab knows in line with what all tabs of the browser share, and says who is signed in. */
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

/** A page takes the name that counts when its person comes; when that is another one later, the page is over. */
function settleName(former: Session | undefined, next: Session | undefined) {
  if (former && next && !isSamePerson(former, next)) return // over as a whole
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

/** From now on this browser goes by another name. The page keeps its own, and has to be loaded anew. */
export function changeName({ to, why }: NameChange) {
  knownAssumed = to ? JSON.stringify(to) : null
  if (knownAssumed) writeStored(ASSUMED, knownAssumed)
  else removeStored(ASSUMED)
  nameChange.set({ to, why })
}

/** True once another person or another name counts: the page has to go before anything is sent under it. */
export const isSuperseded = () => isOver || nameChange.get() !== undefined

/** What is thrown instead of a call, or of an answer, that is no longer this page's to make or to see. */
export const sessionChangedError = () => new DOMException('the session has changed', 'AbortError')

export const isSamePerson = (one: Session, other: Session | undefined) => one.claims.sub === other?.claims.sub

/** Signs in, or keeps the new tokens of whoever is signed in; every tab of this browser follows. */
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
  if (former?.claims.sid !== claims.sid) removeStored(ASSUMED) // standing in for somebody belongs to one session
  known = JSON.stringify(stored)
  writeStored(SESSION, known)
  writeStored(TOKENS_AT, String(Date.now()))
  inMemoryOnly = readStored(SESSION) !== known
  session.set(next)
  knownAssumed = readStored(ASSUMED)
  settleName(former, next)
  return next
}

/** Forgets who is signed in, in every tab. The last access stays where it tells the other tabs that time ran out. */
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

/** The lookup answered or the language changed: the session's details follow, whichever tab wrote its tokens last. */
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
export const effectiveGroups = () => assumedUser.get()?.groups ?? session.get()?.claims.groups

/** The first HTML is a guest's; who is signed in shows right after it has come alive. */
export const useSession = () => useSyncExternalStore(session.watch, session.get, () => undefined)

function readSession(stored: string | null): Session | undefined {
  const saved = parse(stored) as Partial<Session> | undefined // written by this portal; what matters is checked
  const claims = typeof saved?.idToken === 'string' ? claimsOf(saved.idToken) : undefined
  if (!saved || !claims || typeof saved.accessToken !== 'string' || typeof saved.expiresIn !== 'number')
    return undefined
  return { ...(saved as Session), username: String(saved.username ?? ''), claims } // the rest stood beside them
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

/** What an identity token says of its owner. Nobody is trusted for it: the server checks the token, the web only reads. */
function claimsOf(idToken: string): IdentityClaims | undefined {
  try {
    const part = (idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(part), (sign) => sign.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<IdentityClaims> | null // each part is checked below
    const { sub, sid, iat = 0, exp, groups, given_name = '', webid = '' } = claims ?? {}
    if (!sub || !sid || typeof exp !== 'number' || !Array.isArray(groups)) return undefined
    return { sub, sid, iat, exp, groups, given_name: String(given_name), webid: String(webid) }
  } catch {
    return undefined
  }
}
