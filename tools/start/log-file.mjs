// @ts-check
import fs from 'node:fs'

const LIMIT_BYTES = 20_000_000

/** A log of limited size: when it is full it is renamed to the old one, and the former old one is deleted.
 * @param {string} file ends in `.log` */
export function openLog(file) {
  const open = () => fs.createWriteStream(file, { flags: 'a', mode: 0o600 }).on('error', () => {})
  let stream = open()
  let size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return {
    /** @param {string} line */
    write(line) {
      size += line.length + 1
      stream.write(`${line}\n`)
      if (size < LIMIT_BYTES) return
      stream.end()
      fs.renameSync(file, file.replace(/\.log$/, '.old.log'))
      stream = open()
      size = 0
    },
    close: () => new Promise((resolve) => stream.end(resolve)),
  }
}
