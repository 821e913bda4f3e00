import { createHmac } from 'node:crypto'

/** What a delivery carries so that its receiver can tell that it is ours, whole and fresh. */
export function signedHeaders(secrets: readonly string[], { id, body, at }: { id: string; body: string; at: Date }) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string) => `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
  return {
    'content-type': 'application/json',
    'user-agent': 'Fairway',
    'x-fairway-id': id,
    'x-fairway-timestamp': timestamp,
    'x-fairway-signature': secrets.map(sign).join(','),
  }
}
