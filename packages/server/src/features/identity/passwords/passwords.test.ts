import fs from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPasswords, type Passwords } from './passwords.ts'

let passwords: Passwords
beforeEach(() => {
  passwords = createPasswords()
})
afterEach(() => passwords.close())

/** The processes that hash for this one. */
const hashers = () =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(name, 'stat').split(') ')[1]?.split(' ')[1] === String(process.pid))
    .filter((name) => read(name, 'cmdline').includes('argon2'))
    .map(Number)
const read = (pid: string, file: string) => {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
const killHashers = () => {
  for (const pid of hashers()) process.kill(pid, 'SIGKILL')
}

it('knows the password again, and no other', async () => {
  const hash = await passwords.hash('Lantern-harbour-58')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify(hash, 'Lantern-harbour-58')).toBe(true)
  expect(await passwords.verify(hash, 'Lantern-harbour-59')).toBe(false)
  expect(await passwords.verifyNothing('Lantern-harbour-58')).toBe(false)
})

it('refuses whoever comes when sixteen wait, and takes the next when they are gone', async () => {
  const waiting = Array.from({ length: 16 }, () => passwords.verifyNothing('x'))
  expect(() => passwords.letIn()).toThrow('AU0013')
  await Promise.all(waiting)
  passwords.letIn()
})

it('refuses whoever comes while 64 are inside, though none of them waits yet, and takes the next when one is done', () => {
  const [done] = Array.from({ length: 64 }, () => passwords.letIn())
  expect(() => passwords.letIn()).toThrow('AU0013')
  done?.()
  passwords.letIn()
  expect(() => passwords.letIn()).toThrow('AU0013')
})

it('lets only twenty inside in a flood', () => {
  const all = Array.from({ length: 64 }, () => passwords.letIn())
  for (let time = 0; time < 40; time++) expect(() => passwords.letIn()).toThrow('AU0013')
  for (const done of all.splice(20)) done()
  expect(() => passwords.letIn()).toThrow('AU0013')
  all[0]?.()
  passwords.letIn()
})

it('works at a low priority, in a session of its own', async () => {
  await passwords.verifyNothing('x')
  const [pid] = hashers()
  const fields = read(String(pid), 'stat').split(') ')[1]?.split(' ') ?? []
  expect(fields[16]).toBe('10')
  expect(fields[3]).toBe(String(pid))
})

it('fails what was under way when its process is lost, and goes on with a new one', async () => {
  await passwords.verifyNothing('x')
  const lost = passwords.verifyNothing('y')
  const next = passwords.hash('z')
  killHashers()
  await expect(lost).rejects.toThrow('hashing has ended')
  expect(await passwords.verify(await next, 'z')).toBe(true)
})

it('leaves no process behind', async () => {
  await passwords.verifyNothing('x')
  expect(hashers()).toHaveLength(1)
  await passwords.close()
  await expect.poll(hashers).toEqual([])
})
