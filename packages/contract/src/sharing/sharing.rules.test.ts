import { describe, expect, it } from 'vitest'
import { checkSharedLink } from './sharing.rules.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const codes = (label: string, expiresAt: string) =>
  checkSharedLink({ label, expiresAt }, now).map(({ path, code }) => `${path} ${code}`)

describe('a link for outsiders', () => {
  it.each([
    ['ends in a moment', 'For the trucker', '2026-11-15T08:00:01Z', []],
    ['ends with the ninetieth day', 'For the trucker', '2027-02-14T00:00:00Z', []],
    ['has no label', '  ', '2026-11-20T00:00:00Z', ['label SL0004']],
    ['has ended', 'For the trucker', '2026-11-15T08:00:00Z', ['expiresAt SL0005']],
    ['ends too late', 'For the trucker', '2027-02-14T08:00:01Z', ['expiresAt SL0005']],
    ['ends on no day', '', '', ['label SL0004', 'expiresAt SL0005']],
  ])('that %s', (_case, label, expiresAt, expected) => expect(codes(label, expiresAt)).toEqual(expected))
})
