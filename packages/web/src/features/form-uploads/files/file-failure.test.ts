import { FILE_BYTES } from '@fairway/contract/form-uploads/form-upload.values'
import { expect, it } from 'vitest'
import { Failure } from '../../../platform/calls/failure.ts'
import { isInFile, refusedUnread } from './file-failure.ts'

it('refuses files that are too large or empty without sending them', () => {
  expect(refusedUnread({ size: FILE_BYTES })).toBeUndefined()
  expect(refusedUnread({ size: FILE_BYTES + 1 })?.answer).toEqual({ errorCode: 'UP0012', messageArgs: ['5'] })
  expect(refusedUnread({ size: 0 })?.answer.errorCode).toBe('UP0020')
})

it('distinguishes errors in a file from temporary ones', () => {
  const refused = (errorCode: string) => new Failure('refused', 422, { errorCode })
  expect(['UP0012', 'UP0019', 'UP0026', 'UP0036'].map(refused).every(isInFile)).toBe(true)
  expect([refused('GE0015'), refused('UP0010'), new Failure('down'), new Error('other')].some(isInFile)).toBe(false)
})
