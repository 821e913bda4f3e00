import { expect, it } from 'vitest'
import { createKeys, newSecret } from './keys.ts'
import { createTokens } from './tokens.ts'

const [former, present] = ['f'.repeat(40), 'p'.repeat(40)]
const [before, meanwhile, after] = [createKeys([former]), createKeys([present, former]), createKeys([present])]
const claims = { sub: crypto.randomUUID(), sid: crypto.randomUUID(), rights: 3 }

it('reads under a new secret what was sealed under the former one, as long as that is named', () => {
  const sealed = before.seal('a letter with a code')
  expect(meanwhile.open(sealed)).toBe('a letter with a code')
  expect(() => after.open(sealed)).toThrow('no longer known')
  expect(sealed).not.toBe(before.seal('a letter with a code'))
})

it('does not open what was changed on the way', () => {
  const sealed = Buffer.from(after.seal('a letter'), 'base64url')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => after.open(sealed.toString('base64url'))).toThrow()
})

it('makes another code for another purpose and another secret', () => {
  const codes = [after.mac('code', 'x'), after.mac('refresh', 'x'), before.mac('code', 'x')].map(String)
  expect(new Set(codes).size).toBe(3)
  expect(meanwhile.macs('code', 'x')).toEqual([after.mac('code', 'x'), before.mac('code', 'x')])
})

it('takes tokens of the former secret until it is taken away', async () => {
  const token = await createTokens(before).sign('access', claims, 60)
  expect(await createTokens(meanwhile).check('access', token)).toMatchObject({ kind: 'valid', claims })
  expect(await createTokens(after).check('access', token)).toEqual({ kind: 'invalid' })
})

it('remembers a valid token, and still knows when it ends and what it is for', async () => {
  let now = Date.now()
  const tokens = createTokens(after, () => now)
  const token = await tokens.sign('access', claims, 60)
  expect(await tokens.check('access', token)).toMatchObject({ kind: 'valid' })
  expect(tokens.check('access', token)).toMatchObject({ kind: 'valid' })
  expect(await tokens.check('identity', token)).toEqual({ kind: 'invalid' })
  now += 61_000
  expect(tokens.check('access', token)).toMatchObject({ kind: 'expired' })
})

it('makes secrets of 256 bits', () => expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32))
