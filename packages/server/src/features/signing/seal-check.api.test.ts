import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKeys } from '../../platform/keys.ts'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { builtProgram } from '../../ports/processes/program-folder.fixture.ts'
import { identityOpener } from '../../ports/sealing/seal-identity.actions.ts'
import { letterPdf } from '../../ports/sealing/sealed-pdf.fixture.ts'
import { createSealing, createSealWorker } from '../../ports/sealing/sealing.adapter.ts'
import type { Sealing } from '../../ports/sealing/sealing.port.ts'

let portal: Portal
let pdf: Buffer
let first: Sealing
const opened: Sealing[] = []
beforeAll(async () => {
  portal = await startPortal()
  pdf = await letterPdf()
  first = openSealing()
})
afterAll(async () => {
  await Promise.all(opened.map((sealing) => sealing.close()))
  await portal.stop()
})

/** A server of this installation, or of the same one after its secret was changed. */
const openSealing = (keys = portal.people.keys) => {
  const settings = { sealFile: undefined, sealPassword: undefined }
  const openIdentity = identityOpener({ pool: portal.pool, keys, settings, carrierName: async () => 'Fairway Lines' })
  const sealing = createSealing(
    { openIdentity, timeServer: undefined, log: { warn: () => {} } },
    createSealWorker({ ...builtProgram('seal'), workMs: 600_000 }),
  )
  opened.push(sealing)
  return sealing
}
const verify = (bytes: Buffer, headers: Record<string, string> = {}) =>
  portal.call('POST', '/api/signing/verify', {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
const request = () => ({ pdf, name: 'Lin Mei', reason: 'LOI 4711' })

it('knows what the portal sealed, whoever asks, whichever server sealed it and whatever its secret is now', async () => {
  const second = openSealing()
  const facts = await Promise.all([first.certificate(), second.certificate()])
  expect(facts[1]).toEqual(facts[0])
  const { bytes } = await first.seal(request())
  const { status, json } = await verify(bytes)
  expect([status, json.finding, json.seal.name]).toEqual([200, 'unchanged', 'Lin Mei'])
  expect(json.seal.certificate.fingerprint).toBe(facts[0]?.fingerprint)

  const renewed = openSealing(createKeys(['a secret that nobody knew before this day']))
  expect((await renewed.certificate()).fingerprint).not.toBe(facts[0]?.fingerprint)
  const later = (await renewed.seal(request())).bytes
  expect([(await verify(bytes)).json.finding, (await verify(later)).json.finding]).toEqual(['unchanged', 'unchanged'])
})

it('stores a key that cannot be read in the database', async () => {
  const { rows } = await portal.pool.raw.query('select sealed_key from seal_certificate')
  expect(rows).not.toEqual([])
  for (const { sealed_key: key } of rows)
    expect(Buffer.from(key, 'base64url').toString('latin1')).not.toContain('*\x86H')
})

it('says plainly what other files are, and keeps none of them', async () => {
  const sealed = (await first.seal(request())).bytes
  const changed = Buffer.from(sealed)
  changed[600] = (changed[600] ?? 0) ^ 1
  const findings = [changed, Buffer.concat([sealed, Buffer.from('%\n')]), pdf, Buffer.from('hello')].map((bytes) =>
    verify(bytes),
  )
  expect((await Promise.all(findings)).map(({ json }) => json.finding)).toEqual([
    'changed',
    'extended',
    'unsigned',
    'unreadable',
  ])
  const { rows } = await portal.pool.raw.query('select count(*)::int as files from stored_file')
  expect(rows).toEqual([{ files: 0 }])
})

it('refuses what is too large, packed, or no file', async () => {
  expect((await verify(Buffer.alloc(5 * 1024 * 1024 + 1))).json.errorCode).toBe('GE0013')
  expect((await verify(pdf, { 'content-encoding': 'gzip' })).json.errorCode).toBe('GE0014')
  expect((await portal.post('/api/signing/verify', {})).json.errorCode).toBe('GE0014')
  expect((await verify(Buffer.alloc(4 * 1024 * 1024))).json.finding).toBe('unreadable')
})
