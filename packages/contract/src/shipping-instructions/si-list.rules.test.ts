import { expect, it } from 'vitest'
import { isInstructionOwed, needsOf } from './si-list.rules.ts'

const now = '2026-11-16T00:00:00Z'
const row = {
  status: null,
  hasDraft: false,
  draftApprovedAt: null,
  departureAt: '2026-11-25T00:00:00Z',
  siCutOffAt: '2026-11-22T00:00:00Z',
} as const

it.each([
  ['a booking without an instruction, with time left', row, ['notStarted']],
  ['the same three days before its cut-off', { ...row, siCutOffAt: '2026-11-19T00:00:00Z' }, ['notStarted', 'due']],
  ['a draft that is late', { ...row, status: 'Draft', siCutOffAt: '2026-11-15T00:00:00Z' }, ['due']],
  ['a rejected one that is due', { ...row, status: 'Rejected', siCutOffAt: '2026-11-17T00:00:00Z' }, ['due']],
  ['one that was sent', { ...row, status: 'Submitted', siCutOffAt: '2026-11-17T00:00:00Z' }, []],
  [
    'a draft whose ship has left',
    { ...row, status: 'Draft', siCutOffAt: '2026-11-10T00:00:00Z', departureAt: now },
    [],
  ],
  ['one without a cut-off', { ...row, status: 'Draft', siCutOffAt: null }, []],
  ['a corrected draft B/L', { ...row, status: 'Correction Pending', hasDraft: true }, ['approve']],
  ['an accepted one with a draft B/L', { ...row, status: 'Accepted', hasDraft: true }, ['approve']],
  ['an approved draft B/L', { ...row, status: 'Accepted', hasDraft: true, draftApprovedAt: now }, []],
  ['a draft B/L that was returned', { ...row, status: 'Submitted', hasDraft: true }, []],
] as const)('%s needs', (_case, facts, needs) => expect(needsOf(facts, now)).toEqual(needs))

it('nobody waits for an instruction once the ship has left', () => {
  expect(isInstructionOwed(row, now)).toBe(true)
  expect(isInstructionOwed({ ...row, departureAt: null }, now)).toBe(true)
  expect(isInstructionOwed({ ...row, departureAt: '2026-11-15T00:00:00Z' }, now)).toBe(false)
})
