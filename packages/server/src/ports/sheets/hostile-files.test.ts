import { Refusal } from '@fairway/contract/kit/errors'
import { expect, it } from 'vitest'
import { readFile } from './file-reading.ts'
import { harmless, strangers } from './hostile-files.fixture.ts'

const answerTo = (bytes: Buffer) =>
  readFile(bytes).then(
    (sheets) => `${sheets.length} sheets`,
    (error) => (error instanceof Refusal ? [error.code, ...error.args].join(' ') : String(error)),
  )

it.each(strangers)('refuses %s with %s', async (_what, answer, make) =>
  expect(await answerTo(await make())).toBe(answer),
)

it.each(harmless)('reads %s', async (_what, make) => expect(await answerTo(await make())).toBe('1 sheets'))
