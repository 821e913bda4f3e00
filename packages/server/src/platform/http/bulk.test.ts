import { expect, it } from 'vitest'
import { asArray } from './bulk.ts'

it('writes an array as PostgreSQL reads it: only nothing is null, and no text ends early', () => {
  expect(asArray(['FWYU4829130', 7, true, '2026-11-08T00:00:00.000Z', null, undefined])).toBe(
    '{FWYU4829130,7,true,2026-11-08T00:00:00.000Z,NULL,NULL}',
  )
  expect(asArray(['null', '', 'a,b', '{c}', 'say "no"', 'C:\\d', '宁波'])).toBe(
    String.raw`{"null","","a,b","{c}","say \"no\"","C:\\d","宁波"}`,
  )
})
