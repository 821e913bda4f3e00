import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unzip } from './unzipped.fixture.ts'
import { type ZipEntry, zipOf } from './zip-stream.ts'

const NOW = new Date('2026-11-16T08:00:02Z')
async function* each(entries: readonly ZipEntry[]) {
  yield* entries
}
const zip = async (entries: readonly ZipEntry[]) => {
  const pieces: Buffer[] = []
  for await (const piece of zipOf(each(entries), NOW)) pieces.push(piece)
  return Buffer.concat(pieces)
}

it('another program unpacks what was put in, names in every language too', async () => {
  const entries = ['提单 FWYL310448201.pdf', 'Hóa đơn cước.pdf', 'empty.pdf'].map((name, at) => ({
    name,
    content: Buffer.alloc(at * 70_000, 'x'),
  })).reverse() // biome-ignore format: short
  expect(await unzip(await zip(entries))).toEqual(entries)
})

it('is read back byte for byte, whatever is in it', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 }), async (all) => {
      const entries = all.map((bytes, at) => ({ name: `${at}.pdf`, content: Buffer.from(bytes) }))
      expect(await unzip(await zip(entries))).toEqual(entries)
    }),
    { numRuns: 30 },
  ))

it('gives each file a name of its own that leads into no other folder', async () => {
  const content = Buffer.from('x')
  const names = ['a.pdf', 'A.pdf', 'a.pdf', '../../etc/passwd', 'C:\\x.pdf', '..', 'evil\u202efdp.exe']
  const unpacked = await unzip(await zip(names.map((name) => ({ name, content }))))
  expect(unpacked.map(({ name }) => name)).toEqual([
    'a.pdf', 'A (2).pdf', 'a (3).pdf', '__.._etc_passwd', 'C__x.pdf', '_', 'evil_fdp.exe',
  ]) // biome-ignore format: short
})

it('writes each file before the next one is asked for', async () => {
  let asked = 0
  async function* slowly() {
    for (; asked < 3; ) yield { name: `${++asked}.pdf`, content: Buffer.from('x') }
  }
  const pieces = zipOf(slowly(), NOW)
  await pieces.next()
  await pieces.next()
  expect(asked).toBe(1)
})
