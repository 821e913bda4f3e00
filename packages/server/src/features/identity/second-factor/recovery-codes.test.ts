import { kindOfFactorCode } from '@fairway/contract/identity/second-factor.rules'
import { describe, expect, it } from 'vitest'
import { createKeys } from '../../../platform/keys.ts'
import { newRecoveryCodes, recoveryMac, recoveryMacs } from './recovery-codes.ts'

const [former, present] = ['f'.repeat(40), 'p'.repeat(40)]

describe('recovery codes', () => {
  it('are ten at a time, none like another, of letters that are not mistaken for each other', () => {
    const codes = Array.from({ length: 20 }, newRecoveryCodes)
    for (const ten of codes) expect(ten).toHaveLength(10)
    expect(new Set(codes.flat()).size).toBe(200)
    for (const code of codes.flat()) {
      expect(code).toMatch(/^[^\W01ilo_]{5}-[^\W01ilo_]{5}$/)
      expect(kindOfFactorCode(code)).toBe('recovery')
    }
  })

  it('are kept so that a table of them is of no use elsewhere, and each counts for one account', () => {
    const keys = createKeys([present])
    const storedMac = recoveryMac(keys, 'mei', 'abcde-fghjk')
    expect(storedMac).toHaveLength(32)
    expect(storedMac.equals(recoveryMac(keys, 'an', 'abcde-fghjk'))).toBe(false)
    expect(storedMac.equals(recoveryMac(createKeys([former]), 'mei', 'abcde-fghjk'))).toBe(false)
  })

  it('are recognised however they are typed, and by former secrets of the installation', () => {
    const storedMac = recoveryMac(createKeys([former]), 'mei', 'abcde-fghjk')
    const macs = recoveryMacs(createKeys([present, former]), 'mei', ' ABCDE fghjk')
    expect(macs.some((mac) => mac.equals(storedMac))).toBe(true)
  })
})
