import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** Which of our cookies: the session's, one attempt's with a code, or this browser's as one that is known. */
export type CookieKind = 'sess' | 'flow' | 'device'

/** The browser holds a `__Host-` cookie to this host, to https and to the root; a demo on http goes by its port. */
export function cookieName(settings: Pick<Settings, 'publicUrl' | 'port'>, kind: CookieKind, port?: number): string {
  if (settings.publicUrl?.startsWith('https://')) return `__Host-${kind}`
  const known = settings.publicUrl && (new URL(settings.publicUrl).port || '80') // of all nodes behind one address
  return `${kind}-${known ?? port ?? settings.port}`
}

/** The value of a cookie, if the browser sent exactly one of that name. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const sent = request.headers.cookie ?? ''
  if (sent.startsWith(`${name}=`) && !sent.includes(';')) return plain(sent.slice(name.length + 1))
  const values = sent
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  return values.length === 1 ? plain(values[0] ?? '') : undefined
}

const plain = (value: string) => (/^[\w-]{16,128}$/.test(value) ? value : undefined)

/** Sets a cookie that no script can read and no other site can send along; without seconds it is taken back. */
export function writeCookie(reply: FastifyReply, name: string, value: string, seconds: number) {
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`) // adds
}
