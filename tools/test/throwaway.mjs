// @ts-check
import fs from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'

const IN_MEMORY = '/dev/shm'
/** More than the databases of the tests ever take. */
const ENOUGH_BYTES = 2 ** 31

/** Where databases of tests are. A database is a thousand files, and where thousands were just deleted, ext4 takes ten
 * times as long to make another thousand: so they are in memory, where the machine has room for them.
 * @param {string} [inMemory]
 * @param {number} [enough]
 * @returns {string} */
export function placeOfDatabases(inMemory = IN_MEMORY, enough = ENOUGH_BYTES) {
  try {
    fs.accessSync(inMemory, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(inMemory)
    return Math.min(bavail * bsize, freemem()) > enough ? inMemory : tmpdir()
  } catch {
    return tmpdir() // there is no such place, as on Windows and macOS
  }
}

/** A temporary folder for one stage. PostgreSQL, which never runs as root, must be able to enter it.
 * @template T
 * @param {(folder: string) => Promise<T>} use
 * @param {string} [place]
 * @returns {Promise<T>} */
export async function withFolder(use, place = tmpdir()) {
  const folder = fs.mkdtempSync(path.join(place, 'fairway-test-'))
  fs.chmodSync(folder, 0o755)
  try {
    return await use(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
