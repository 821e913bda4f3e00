import type { Account } from '@fairway/contract/accounts/accounts.schema'
import { describe, expect, it } from 'vitest'
import { getAccountActions } from './account-actions.rules.ts'

const account: Account = {
  id: '4f0b4c0e-5a5e-4c8e-9a53-0c8f4f3f2b11',
  webid: 'D0000003',
  email: 'mei@ningbo-lighting.example',
  firstName: 'Mei',
  lastName: 'Chen',
  company: 'Ningbo Lighting',
  status: 'ACTIVE',
  groups: ['BD'],
  language: 'zh',
  createdAt: '2026-11-01T08:00:00Z',
  termsAcceptedAt: '2026-11-01T08:00:00Z',
  passwordChangedAt: '2026-11-01T08:00:00Z',
  lastSignInAt: null,
  sessions: 2,
  devices: 1,
  hasSecondFactor: true,
  lockedUntil: null,
}
const open = (change: Partial<Account>) =>
  getAccountActions({ ...account, ...change })
    .filter(({ isOpen }) => isOpen)
    .map(({ action }) => action)

describe('what an admin can do about an account', () => {
  it.each<[string, Partial<Account>, string[]]>([
    ['an active one', {}, ['reset', 'sessions', 'factor']],
    [
      'one that its owner has not confirmed',
      { status: 'UNCONFIRMED', sessions: 0, hasSecondFactor: false },
      ['resend'],
    ],
    ['one that waits for a new password', { status: 'RESET_REQUIRED', sessions: 0 }, ['reset', 'factor']],
    [
      'an inactive one, whose owner is not mailed',
      { status: 'INACTIVE', sessions: 0, hasSecondFactor: false },
      ['resetQuietly'],
    ],
    ['one without session and factor', { sessions: 0, hasSecondFactor: false }, ['reset']],
  ])('%s', (_which, change, expected) => expect(open(change)).toEqual(expected))
})
