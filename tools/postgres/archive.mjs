// @ts-check
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import zlib from 'node:zlib'
import { encodeHeader, endOfArchive, padding, readArchive } from './tar.mjs'

/**
 * @typedef {object} Manifest the last entry of a backup: its kind, and the checksum of every file
 * @property {'cluster' | 'dump'} kind PostgreSQL's own files, or SQL statements
 * @property {string} postgres its version
 * @property {string} madeAt
 * @property {Record<string, string>} checksums SHA-256 by name
 */

const MANIFEST = 'manifest.json'
const PIECE_BYTES = 1 << 20

/** Writes a backup under a temporary name, renamed when complete; only its owner can read it, since it has passwords.
 * @param {string} file */
export function createArchive(file) {
  const unfinished = `${file}.unfinished`
  const gzip = zlib.createGzip({ level: 3 })
  const out = gzip.pipe(fs.createWriteStream(unfinished, { mode: 0o600 }))
  const completion = finished(out)
  completion.catch(() => {})
  gzip.on('error', (error) => out.destroy(error))
  /** @type {Record<string, string>} */
  const checksums = {}

  const write = async (/** @type {Buffer} */ bytes) => {
    if (out.errored) throw out.errored
    if (bytes.length > 0 && !gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), completion])
  }
  /** @param {string} name
   * @param {Buffer} content */
  const addContent = async (name, content) => {
    checksums[name] = createHash('sha256').update(content).digest('hex')
    await write(encodeHeader({ name, size: content.length, mode: 0o600, isFolder: false }))
    await write(content)
    await write(padding(content.length))
  }
  return {
    addContent,
    /** @param {string} name */
    addFolder: (name) => write(encodeHeader({ name, size: 0, mode: 0o700, isFolder: true })),
    /** Adds a file at its current length; one that has just been deleted is left out.
     * @param {string} name
     * @param {string} from */
    async addFile(name, from) {
      const handle = await fs.promises.open(from).catch((error) => {
        if (error.code !== 'ENOENT') throw error
      })
      if (!handle) return
      try {
        const { size } = await handle.stat()
        const hash = createHash('sha256')
        await write(encodeHeader({ name, size, mode: 0o600, isFolder: false }))
        for (let at = 0; at < size; ) {
          const piece = Buffer.alloc(Math.min(PIECE_BYTES, size - at))
          const { bytesRead } = await handle.read(piece, 0, piece.length, at)
          const got = bytesRead > 0 ? piece.subarray(0, bytesRead) : piece // it shrank: zeros, which recovery repairs
          hash.update(got)
          await write(got)
          at += got.length
        }
        await write(padding(size))
        checksums[name] = hash.digest('hex')
      } finally {
        await handle.close()
      }
    },
    /** @param {Omit<Manifest, 'checksums'>} about */
    async finish(about) {
      await addContent(MANIFEST, Buffer.from(JSON.stringify({ ...about, checksums })))
      await write(endOfArchive)
      gzip.end()
      await completion
      fs.renameSync(unfinished, file)
      return { files: Object.keys(checksums).length - 1, bytes: fs.statSync(file).size }
    },
    async discard() {
      out.destroy()
      if (!out.closed) await once(out, 'close').catch(() => {}) // the file may be about to open
      fs.rmSync(unfinished, { force: true })
    },
  }
}

/** Unpacks a backup into an empty folder and checks every byte against the manifest.
 * @param {string} file
 * @param {string} into
 * @returns {Promise<Manifest>} */
export async function extractArchive(file, into) {
  /** @type {Record<string, string>} */
  const found = {}
  let manifestText = ''
  const source = fs.createReadStream(file)
  const plain = source.pipe(zlib.createGunzip())
  source.on('error', (error) => plain.destroy(error))
  try {
    await readArchive(plain, async ({ name, isFolder }, content) => {
      const place = path.join(into, name)
      if (isFolder) return void fs.mkdirSync(place, { recursive: true, mode: 0o700 })
      fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 })
      const hash = createHash('sha256')
      const handle = await fs.promises.open(place, 'wx', 0o600)
      try {
        for await (const piece of content) {
          hash.update(piece)
          await handle.writeFile(piece)
        }
      } finally {
        await handle.close()
      }
      if (name === MANIFEST) manifestText = fs.readFileSync(place, 'utf8')
      else found[name] = hash.digest('hex')
    })
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Error(code.startsWith('Z_') ? `${file} is no backup, or it is damaged (${message}).` : message)
  } finally {
    source.destroy()
  }
  if (!manifestText) throw new Error(`${file} holds no list of its files: it is no backup of Fairway.`)
  fs.rmSync(path.join(into, MANIFEST))
  /** @type {Manifest} */
  const manifest = JSON.parse(manifestText)
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.checksums)])
  const mismatched = [...names].filter((name) => found[name] !== manifest.checksums[name])
  if (mismatched.length > 0)
    throw new Error(`${file} is damaged: ${mismatched.length} of its files differ, first ${mismatched[0]}.`)
  return manifest
}
