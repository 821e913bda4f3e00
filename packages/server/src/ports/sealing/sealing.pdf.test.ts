import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFonts } from '../documents/fonts.ts'
import { readPdf } from '../documents/pdf-tools.fixture.ts'
import { printDocument } from '../documents/print-document.ts'
import { builtProgram } from '../processes/program-folder.fixture.ts'
import { type MadeBy, opensslFolder } from './openssl.fixture.ts'
import { checkSeal } from './seal-check.ts'
import { openOperators } from './seal-identity.actions.ts'
import type { SealIdentity } from './seal-identity.ts'
import { createSealing, createSealWorker, type RunSealWork } from './sealing.adapter.ts'
import type { Sealing, ToSeal } from './sealing.port.ts'

const run = promisify(execFile)
let folder: Awaited<ReturnType<typeof opensslFolder>>
let pdf: Buffer
let own: Sealing
const opened: Sealing[] = []
const warnings: unknown[] = []
const open = (openIdentity: (run: RunSealWork) => Promise<SealIdentity>, timeServer?: string) => {
  const log = { warn: (about: unknown) => warnings.push(about) }
  const worker = createSealWorker({ ...builtProgram('seal'), workMs: 600_000 })
  const sealing = createSealing({ openIdentity, timeServer, log }, worker)
  opened.push(sealing)
  return sealing
}
const ownCertificate = async (runWork: RunSealWork) => {
  const answer = await runWork({ kind: 'ownCertificate', carrier: 'Fairway Lines 远洋', now: new Date() })
  if (answer.tells !== 'identity') throw new Error(answer.tells)
  return answer
}
const operators = (made: MadeBy) => async (runWork: RunSealWork) =>
  openOperators(await folder.makePkcs12(made), made.password, runWork)

beforeAll(async () => {
  folder = await opensslFolder()
  const blocks = [{ kind: 'text' as const, text: 'Letter of indemnity 保函', look: 'title' as const }]
  const sheet = {
    layout: 'sheet' as const,
    title: 'Letter',
    author: 'Fairway Lines',
    language: 'en',
    foot: 'LOI',
    blocks,
  }
  pdf = (await printDocument(sheet, openFonts())).bytes
  own = open(ownCertificate)
})
afterAll(async () => {
  await Promise.all(opened.map((sealing) => sealing.close()))
  await folder.remove()
})

const visible = {
  x: 60, y: 90, width: 220, height: 80, lines: ['Signed by Lin Mei', '2026-11-16 23:10 UTC'],
  signature: { strokes: [[[0, 1], [0.4, 0], [1, 0.5]], [[0.5, 0.5]]] as [number, number][][] },
} // biome-ignore format: a drawing
const asked = (more: Partial<ToSeal> = {}): ToSeal => ({ pdf, name: 'Lin Mei 林美', reason: 'LOI 4711', ...more })

/** What Poppler says of the signatures of a file, by their names. */
async function pdfsig(bytes: Buffer) {
  await folder.write('sealed.pdf', bytes)
  const { stdout } = await run(path.join(process.env.POPPLER_PATH ?? '', 'pdfsig'), [
    '-nocert',
    folder.at('sealed.pdf'),
  ])
  return Object.fromEntries(
    [...stdout.matchAll(/^ +- ([^:\n]+)(?:: (.*))?$/gm)].map(([, name, text = '']) => [name, text]),
  )
}

/** The signature that a file carries, and what it signs, as files. */
async function takeApart(bytes: Buffer) {
  const [, first, second] = /ByteRange \[0 (\d+) (\d+) /.exec(bytes.toString('latin1')) ?? []
  const hex = bytes.toString('latin1', Number(first) + 1, Number(second) - 1)
  await folder.write('signature.der', Buffer.from(hex, 'hex'))
  await folder.write('content', Buffer.concat([bytes.subarray(0, Number(first)), bytes.subarray(Number(second))]))
}

describe.each<[string, (runWork: RunSealWork) => Promise<SealIdentity>]>([
  ['a certificate of our own', ownCertificate],
  ["the operator's RSA key", operators({ name: 'rsa', key: 'rsa:2048', password: 'Ningbo-2026' })],
  ["the operator's EC key, with a password in Chinese", operators({ name: 'ec', key: 'ec', password: '宁波 ü' })],
])('a PDF that is sealed with %s', (_, openIdentity) => {
  let sealing: Sealing
  beforeAll(() => {
    sealing = open(openIdentity)
  })
  it.each([
    ['drawn', visible],
    ['typed', { ...visible, signature: { typed: 'Nguyễn Thị Mai 林美' } }],
    ['not seen', undefined],
  ])('is valid for other programs where the seal is %s', async (_how, shown) => {
    const { bytes, clock } = await sealing.seal(asked(shown && { visible: shown }))
    expect(clock).toBe('own')
    expect(bytes.subarray(0, pdf.length).equals(pdf)).toBe(true)
    expect((await readPdf(bytes)).pages.join('')).toContain('Letter of indemnity 保函')
    expect(await pdfsig(bytes)).toMatchObject({
      'Signature Type': 'ETSI.CAdES.detached',
      'Signing Hash Algorithm': 'SHA-256',
      'Total document signed': '',
      'Signature Validation': 'Signature is Valid.',
      'Signer Certificate Common Name': (await sealing.certificate()).subject,
    })
  })
})

describe('the signature in a sealed PDF', () => {
  it('is one that OpenSSL verifies, names its certificate, and leaves the time to the PDF', async () => {
    const sealing = open(operators({ name: 'carrier', key: 'rsa:2048', password: 'x' }))
    await takeApart((await sealing.seal(asked())).bytes)
    const cms = ['-inform', 'DER', '-in', 'signature.der']
    await folder.call(
      'cms',
      '-verify',
      ...cms,
      '-content',
      'content',
      '-binary',
      '-CAfile',
      'carrier.pem',
      '-purpose',
      'any',
      '-out',
      'out',
    )
    const printed = await folder.call('cms', '-cmsout', '-print', ...cms)
    expect(printed).toContain('id-smime-aa-signingCertificateV2')
    expect(printed).not.toContain('signingTime')
    // the hash in the attribute is that of the certificate
    const fingerprint = (await sealing.certificate()).fingerprint.toUpperCase()
    const parsed = await folder.call('asn1parse', '-inform', 'DER', '-in', 'signature.der')
    expect(parsed).toContain(`[HEX DUMP]:${fingerprint}`)
  })

  it('is no longer valid when a byte of the PDF is another one', async () => {
    const { bytes } = await own.seal(asked())
    const changed = Buffer.from(bytes)
    changed[changed.indexOf('/Title')] = 0x2e
    expect((await pdfsig(changed))['Signature Validation']).toBe('Digest Mismatch.')
    expect(await pdfsig(Buffer.concat([bytes, Buffer.from('% more\n')]))).not.toHaveProperty('Total document signed')
  })

  it('does not survive a program that saves the PDF anew', async () => {
    await folder.write('sealed.pdf', (await own.seal(asked())).bytes)
    const ours = new Set([(await own.certificate()).fingerprint])
    for (const how of [[], ['--object-streams=generate'], ['--linearize'], ['--qdf']]) {
      await run(process.env.QPDF_PATH ?? '', [...how, folder.at('sealed.pdf'), folder.at('saved.pdf')])
      expect(checkSeal(await folder.read('saved.pdf'), ours).finding).toBe('changed')
    }
  })
})

describe('the time of a seal', () => {
  let answerOf: (answer: Buffer) => Buffer | number = (answer) => answer
  let clock: Awaited<ReturnType<typeof folder.startTimeServer>>
  let sealing: Sealing
  beforeAll(async () => {
    clock = await folder.startTimeServer((answer) => answerOf(answer))
    sealing = open(ownCertificate, clock.url)
  })
  afterAll(() => clock.close())

  it('is vouched for by a time server, over what was signed', async () => {
    const sealed = await sealing.seal(asked())
    expect(sealed.clock).toBe('timeServer')
    expect((await pdfsig(sealed.bytes))['Signature Validation']).toBe('Signature is Valid.')
    await takeApart(sealed.bytes)
    const printed = await folder.call('cms', '-cmsout', '-print', '-inform', 'DER', '-in', 'signature.der')
    expect(printed).toContain('id-smime-aa-timeStampToken')
    expect(checkSeal(sealed.bytes, new Set([(await sealing.certificate()).fingerprint]))).toMatchObject({
      finding: 'unchanged',
      seal: { clock: 'timeServer', at: sealed.at.toISOString() },
    })
  })

  it.each<[string, (answer: Buffer) => Buffer | number]>([
    ['is out of order', () => 503],
    ['refuses', () => Buffer.from('30053003020102', 'hex')],
    ['changes a byte of its answer', (answer) => flip(answer, answer.length - 20)],
    ['answers with something else', () => Buffer.from('<html>welcome</html>')],
    ['answers without end', () => Buffer.alloc(100_000)],
  ])('is named as our own where the time server %s', async (_how, change) => {
    answerOf = change
    warnings.length = 0
    const sealed = await sealing.seal(asked())
    expect([sealed.clock, warnings.length]).toEqual(['own', 1])
    expect((await pdfsig(sealed.bytes))['Signature Validation']).toBe('Signature is Valid.')
  })

  it('is not taken from an answer to another request', async () => {
    let first: Buffer | undefined
    answerOf = (answer) => {
      first ??= answer
      return first
    }
    expect((await sealing.seal(asked())).clock).toBe('timeServer')
    expect((await sealing.seal(asked())).clock).toBe('own')
  })
})

describe('the certificate of the operator', () => {
  const usual: MadeBy = { name: 'operator', key: 'rsa:2048', password: 'right' }
  let next: [file: string, password: string]
  let sealing: Sealing
  beforeAll(() => {
    sealing = open((runWork) => openOperators(...next, runWork))
  })
  const openFile = (...file: typeof next) => {
    next = file
    return sealing.certificate()
  }
  it.each<[string, MadeBy, string, string]>([
    ['a wrong password', usual, 'wrong', 'does not open with FAIRWAY_SEAL_PASSWORD.'],
    ['a certificate that has expired', { ...usual, days: -1 }, 'right', 'has a certificate that has expired: '],
    ['an encryption of the past', { ...usual, isLegacy: true }, 'right', 'is no longer safe.'],
    ['a weak key', { ...usual, key: 'rsa:1024' }, 'right', 'must have an RSA key of at least 2048 bits'],
    ['no key', { ...usual, withoutKey: true }, 'right', 'has no private key with its certificate.'],
  ])('is refused with %s', async (_how, made, password, message) => {
    const file = await folder.makePkcs12(made)
    await expect(openFile(file, password)).rejects.toThrow(message)
  })

  it('is refused where the file is none, or is not there', async () => {
    await folder.write('letter.p12', pdf)
    await expect(openFile(folder.at('letter.p12'), '')).rejects.toThrow('is no PKCS #12 file')
    await expect(openFile(folder.at('absent.p12'), '')).rejects.toThrow('FAIRWAY_SEAL_FILE cannot be read: ENOENT')
  })
})

function flip(bytes: Buffer, at: number) {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}
