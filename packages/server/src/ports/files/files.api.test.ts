import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import type { Files } from './files.port.ts'
import { postgresFiles } from './postgres-files.repository.ts'

let portal: Portal
let files: Files
beforeAll(async () => {
  portal = await startPortal()
  files = postgresFiles(portal.pool)
})
afterAll(() => portal.stop())

const readAll = async (id: string) => {
  const pieces: Buffer[] = []
  for await (const piece of files.read(id)) pieces.push(piece)
  return Buffer.concat(pieces)
}

it.each([0, 1, 1024 * 1024, 1024 * 1024 + 1, 3_500_000])(
  'keeps a file of %i bytes and gives it back whole',
  async (size) => {
    const content = randomBytes(size)
    const chunks = Array.from({ length: Math.ceil(size / 70_000) }, (_, index) =>
      content.subarray(index * 70_000, (index + 1) * 70_000),
    )
    const stored = await files.save({
      name: '提单 FWYL310448201.pdf',
      mediaType: 'application/pdf',
      createdBy: 'mei',
      content: chunks,
    })
    expect(stored).toMatchObject({
      name: '提单 FWYL310448201.pdf',
      byteSize: size,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    expect((await readAll(stored.id)).equals(content)).toBe(true)
    expect(await files.find(stored.id)).toEqual(stored)
  },
)

it('keeps nothing of a file that breaks off', async () => {
  const before = (await portal.pool.raw.query('select count(*) from stored_file_piece')).rows[0].count
  const broken = async function* () {
    yield randomBytes(2_000_000)
    throw new Error('the line went dead')
  }
  await expect(
    files.save({ name: 'half', mediaType: 'text/plain', createdBy: 'mei', content: broken() }),
  ).rejects.toThrow('the line went dead')
  expect((await portal.pool.raw.query('select count(*) from stored_file_piece')).rows[0].count).toBe(before)
})

it('removes a file with all its pieces', async () => {
  const stored = await files.save({ name: 'a', mediaType: 'text/plain', createdBy: 'mei', content: [randomBytes(10)] })
  expect(await files.remove(stored.id)).toBe(true)
  expect(await files.find(stored.id)).toBeUndefined()
  expect(await files.remove(stored.id)).toBe(false)
})
