import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { placeOfDatabases, withFolder } from './throwaway.mjs'

it('a folder is in the place that was asked for, PostgreSQL may enter it, and nothing of it stays', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'fairway-place-'))
  const used = await withFolder(async (folder) => {
    expect(path.dirname(folder)).toBe(place)
    if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o755)
    return folder
  }, place)
  expect(existsSync(used)).toBe(false)
  rmSync(place, { recursive: true })
})

it('databases of tests are among the other temporary files where there is no memory for them', () => {
  expect(placeOfDatabases('/dev/no-such-memory')).toBe(tmpdir())
  expect(['/dev/shm', tmpdir()]).toContain(placeOfDatabases())
})

it('databases of tests are in no place that has less room than they may take', () => {
  expect(placeOfDatabases(process.cwd(), 2 ** 60)).toBe(tmpdir())
  expect(placeOfDatabases(process.cwd(), 1)).toBe(process.cwd())
})
