// @ts-check
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A temporary folder for one stage. PostgreSQL, which never runs as root, must be able to enter it.
 * @template T
 * @param {(folder: string) => Promise<T>} use
 * @returns {Promise<T>} */
export async function withFolder(use) {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'fairway-test-'))
  fs.chmodSync(folder, 0o755)
  try {
    return await use(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
