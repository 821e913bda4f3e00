import type { Endpoint } from '@fairway/contract/kit/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { hookRoutes } from './route-hooks.ts'

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  // a PDF that the page has fetched; it obeys this very policy
  'frame-src blob:',
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export interface SecurityHeaders {
  ofPages: Record<string, string>
  /** A file that pages load is never a page itself; its headers travel with every one of them. */
  ofAssets: Record<string, string>
  /** Answers to calls are never stored and never shown as a page. */
  ofAnswers: Record<string, string>
}

/** Headers that every answer carries, also one that never reached a route. */
export function securityHeaders(settings: Settings, build: string): SecurityHeaders {
  const every: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-fairway-build': build,
  }
  if (settings.publicUrl?.startsWith('https://'))
    every['strict-transport-security'] = 'max-age=63072000; includeSubDomains; preload'
  return {
    ofPages: {
      ...every,
      'content-security-policy': PAGE_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    },
    ofAssets: {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'",
      'x-fairway-build': build,
    },
    ofAnswers: { ...every, 'content-security-policy': ANSWER_POLICY, 'cache-control': 'no-store' },
  }
}

/** Pages and assets carry their headers from the start; calls get theirs together with the answer. */
export function secureAnswers(app: FastifyInstance, { ofPages, ofAssets }: SecurityHeaders) {
  hookRoutes(app, 'onRequest', (route) => {
    if (route?.config.endpoint) return undefined
    // what is no call may turn out to be a page; its handler says what may be stored
    const headers = route?.url === '/assets/*' ? ofAssets : ofPages
    return (request, reply, done) => {
      reply.headers(headers)
      reply.header('x-request-id', request.id)
      done()
    }
  })
}

/** The headers of a call's answer, in the flat form that Node writes as it is. */
export function flatHeadersOf({ ofPages, ofAnswers }: SecurityHeaders, { produces, file, tagged }: Endpoint): string[] {
  const answers = tagged ? { ...ofAnswers, 'cache-control': 'no-cache' } : ofAnswers
  const headers = produces === 'text/html' ? ofPages : answers
  if (file) return Object.entries(headers).flat()
  return [...Object.entries(headers).flat(), 'content-type', `${produces ?? 'application/json'}; charset=utf-8`]
}
