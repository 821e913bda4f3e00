import { expect, it } from 'vitest'
import { defineErrors } from './errors.ts'
import type { ErrorTexts, Same } from './messages.ts'

const errors = defineErrors({ PA0001: { status: 404 }, PA0002: { status: 422, args: ['cage', 'keeper'] } })
const en = { title: 'Parrots', count: '{{count}} parrots of {{owner}}', kinds: { grey: 'Grey' } } as const

/** The compiler checks these: each directive fails the type check when the line below it has no error. */
it('accepts a complete translation, with the placeholders in the order of its own language', () => {
  const zh: Same<typeof en> = { title: '鹦鹉', count: '{{owner}} 的 {{count}} 只鹦鹉', kinds: { grey: '灰' } }
  const texts: ErrorTexts<typeof errors> = { PA0001: 'No parrot.', PA0002: '{{key1}} keeps {{key0}} closed.' }
  expect([Object.keys(zh), Object.keys(texts)]).toEqual([Object.keys(en), Object.keys(errors)])
})

it('refuses a translation with a missing key, a surplus key or a lost placeholder', () => {
  // @ts-expect-error the title is missing
  const missing: Same<typeof en> = { count: '{{count}} {{owner}}', kinds: { grey: '灰' } }
  // @ts-expect-error there are no green parrots in English
  const surplus: Same<typeof en> = { title: '鹦鹉', count: '{{count}} {{owner}}', kinds: { grey: '灰', green: '绿' } }
  // @ts-expect-error whose parrots?
  const lost: Same<typeof en> = { title: '鹦鹉', count: '{{count}} 只鹦鹉', kinds: { grey: '灰' } }
  expect([missing, surplus, lost]).toHaveLength(3)
})

it('refuses texts without a code, or without one of its arguments', () => {
  // @ts-expect-error PA0002 has no text
  const missing: ErrorTexts<typeof errors> = { PA0001: 'No parrot.' }
  // @ts-expect-error the keeper is not named
  const silent: ErrorTexts<typeof errors> = { PA0001: 'No parrot.', PA0002: 'Cage {{key0}} is closed.' }
  expect([missing, silent]).toHaveLength(2)
})
