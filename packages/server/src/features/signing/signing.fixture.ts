import { expect } from 'vitest'
import type { Portal } from '../../platform/testing.ts'

type Headers = Record<string, string>

/** The calls of signing, as somebody makes them. */
export const signingCalls = (portal: Portal, headers: Headers) => ({
  open: () => portal.post('/api/signing/sample', {}, headers),
  status: (id: string) => portal.get(`/api/signing/checkcallback?id=${id}`, headers),
  room: (id: string) => portal.get(`/api/signing/room?id=${id}`, headers),
  seen: (id: string) => portal.post('/api/signing/seen', { id }, headers),
  release: (id: string) => portal.post('/api/signing/release', { id }, headers),
  complete: (id: string, signature: object = { typed: 'Lin Mei' }, more: object = {}) =>
    portal.post('/api/signing/complete', { id, consent: true, signature, ...more }, headers),
  document: async (id: string) => {
    const reply = await fetch(`${portal.url}/api/signing/document?id=${id}`, { headers })
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    return Buffer.from(await reply.arrayBuffer())
  },
})

/** Nobody was heard of for this long. */
export const passSeconds = (portal: Portal, id: string, seconds: number) =>
  portal.pool.raw.query('update signing set seen_at = seen_at - make_interval(secs => $2) where id = $1', [id, seconds])

/** What a PDF is, by the page that checks it. */
export const verify = async (portal: Portal, bytes: Buffer) =>
  (
    await portal.call('POST', '/api/signing/verify', {
      body: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
  ).json
