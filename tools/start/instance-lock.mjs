// @ts-check
// One Fairway per data folder, one installation at a time per project. The lock is a name that the kernel gives to one
// process and frees however that process ends: nothing stale is left, and it works before anything is installed.
// PostgreSQL's advisory lock (tools/postgres/owner.mjs) protects the data as well, for programs that do not use this
// lock.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** @typedef {{ pid: number, url?: string }} Holder */

/** @param {string} purpose
 * @param {string} folder */
function nameOf(purpose, folder) {
  const hash = createHash('sha256')
    .update(`${purpose}:${fs.realpathSync(folder)}`)
    .digest('hex')
    .slice(0, 32)
  if (process.platform === 'linux') return `\0fairway-${hash}` // a name without a file
  if (process.platform === 'win32') return `\\\\.\\pipe\\fairway-${hash}`
  return path.join(os.tmpdir(), `fairway-${hash}.sock`)
}

/** @param {string} name
 * @param {() => Holder} describe
 * @returns {Promise<net.Server | undefined>} */
function listen(name, describe) {
  return new Promise((resolve, reject) => {
    const server = net.createServer((asker) => {
      asker.on('error', () => {})
      asker.end(JSON.stringify(describe()))
    })
    server.once('error', (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(name, () => resolve(server.unref()))
  })
}

/** @param {string} name
 * @returns {Promise<Holder | undefined>} undefined when nobody answers */
function askHolder(name) {
  return new Promise((resolve) => {
    let answer = ''
    const socket = net.connect(name)
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      try {
        resolve(JSON.parse(answer))
      } catch {
        resolve(undefined)
      }
    })
  })
}

/** Takes the lock, or returns who has it.
 * @param {'run' | 'install'} purpose
 * @param {string} folder
 * @param {() => Holder} [describe] what to tell others about us
 * @returns {Promise<{ release: () => Promise<void> } | { holder: Holder | undefined }>} */
export async function acquireLock(purpose, folder, describe = () => ({ pid: process.pid })) {
  const name = nameOf(purpose, folder)
  let server = await listen(name, describe)
  if (!server) {
    const holder = await askHolder(name)
    const isFile = !name.startsWith('\0') && !name.startsWith('\\')
    if (holder || !isFile) return { holder }
    fs.rmSync(name, { force: true }) // a file that a killed process left behind
    server = await listen(name, describe)
    if (!server) return { holder: await askHolder(name) }
  }
  const lockServer = server
  return { release: () => new Promise((resolve) => lockServer.close(() => resolve())) }
}

/** The message for the second instance.
 * @param {string} folder
 * @param {Holder | undefined} holder */
export const inUse = (folder, holder) =>
  `Fairway already runs on the data folder ${folder}` +
  `${holder ? ` (process ${holder.pid}${holder.url ? `, ${holder.url}` : ''})` : ''}. ` +
  'Stop it first, or set FAIRWAY_DATA to another folder.'
