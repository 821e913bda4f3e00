import { describe, expect, it } from 'vitest'
import { relationships } from '../identity/account.values.ts'
import { suggestedGroups } from './suggested-groups.rules.ts'

describe('groups suggested for a newcomer', () => {
  it('are those that people of that kind work with', () =>
    expect(suggestedGroups(['consignee'])).toEqual(['BD', 'TD', 'OD', 'SD', 'DE']))

  it('are each named once, in the order of all groups, for someone who is several things', () =>
    expect(suggestedGroups(['forwarder', 'salesManager', 'contractHolder'])).toEqual([
      'BD', 'TD', 'BS', 'BP', 'VS', 'VG', 'BL',
    ])) // biome-ignore format: one line of codes reads better

  it.each(relationships)('exist for a %s and never include administration or customer service', (relationship) => {
    const suggested = suggestedGroups([relationship])
    expect(suggested).not.toHaveLength(0)
    expect(suggested).not.toContain('ADMIN')
    expect(suggested).not.toContain('CSR')
  })

  it('are none for someone without a relationship', () => expect(suggestedGroups([])).toEqual([]))
})
