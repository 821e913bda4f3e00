import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkSeal } from './seal-check.ts'
import { letterPdf, sealer } from './sealed-pdf.fixture.ts'

const us = sealer()
const others = sealer('Other Lines')
const ours = new Set([us.fingerprint])
let plain: Buffer
let sealed: Buffer
beforeAll(async () => {
  plain = await letterPdf()
  sealed = us.seal(plain)
})
const findingOf = (bytes: Buffer) => checkSeal(bytes, ours).finding
const replaced = (from: string, to: string) => Buffer.from(sealed.toString('latin1').replace(from, to), 'latin1')
/** The numbers by which a seal says which bytes it speaks of. */
const rangeOf = (bytes: Buffer) => /\/ByteRange \[[^\]]*\]/.exec(bytes.toString('latin1'))?.[0] ?? ''

describe('a PDF that we sealed', () => {
  it('is ours and unchanged, and says who sealed it, why and when', () => {
    expect(checkSeal(sealed, ours)).toMatchObject({
      finding: 'unchanged',
      seal: {
        name: 'Lin Mei 林美',
        reason: 'LOI 4711',
        at: '2026-11-16T23:10:00.000Z',
        clock: 'own',
        certificate: { subject: 'Fairway Lines portal seal', fingerprint: us.fingerprint },
      },
    })
  })

  it('is never unchanged when any single byte of what was sealed is another one', () => {
    const hole = [sealed.indexOf('/Contents <') + 10, sealed.indexOf('>', sealed.indexOf('/Contents <'))] as const
    const places = fc.integer({ min: 0, max: sealed.length - 1 }).filter((at) => at < hole[0] || at > hole[1])
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = Buffer.from(sealed)
        changed[at] = (changed[at] ?? 0) ^ by
        expect(findingOf(changed)).not.toBe('unchanged')
      }),
      { numRuns: 60 },
    )
  })

  it('is changed where its text, its page or its signature is another one', () => {
    expect(findingOf(replaced('/Title', '/Tilde'))).toBe('changed')
    expect(findingOf(replaced('/MediaBox [0 0 595.28', '/MediaBox [0 0 295.28'))).toBe('changed')
    const broken = Buffer.from(sealed)
    const at = sealed.indexOf('/Contents <') + 200
    broken.write(broken.toString('latin1', at, at + 1) === '0' ? '1' : '0', at, 'latin1')
    expect(findingOf(broken)).not.toBe('unchanged')
  })

  it.each([
    ['a line', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n% a line\n')])],
    ['a single byte', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n')])],
    ['a signature of somebody else', (bytes: Buffer) => Buffer.concat([bytes, others.seal(plain)])],
  ])('is named as extended when somebody adds %s', (_what, add) => {
    expect(findingOf(add(sealed))).toBe('extended')
  })

  it('says what its own seal says, not what a copy says that was added behind it', () => {
    const forged = `\n9 0 obj\n<< /Name <feff0058> ${rangeOf(sealed)} >>\nendobj\n`
    const { finding, seal } = checkSeal(Buffer.concat([sealed, Buffer.from(forged)]), ours)
    expect([finding, seal?.name]).toEqual(['extended', 'Lin Mei 林美'])
  })

  it('is changed when it is cut off or put into another file', () => {
    expect(findingOf(sealed.subarray(0, sealed.length - 1))).toBe('changed')
    const inside = Buffer.concat([Buffer.from('%PDF-1.7\n% another page\n'), sealed])
    expect(findingOf(inside)).toBe('changed')
  })

  it('does not lend its signature to another text', async () => {
    const other = us.seal(await letterPdf('Pay the double'))
    const signature = /\/Contents <[\da-f]*>/.exec(sealed.toString('latin1'))?.[0] ?? ''
    const moved = Buffer.from(other.toString('latin1').replace(/\/Contents <[\da-f]*>/, signature), 'latin1')
    expect(findingOf(moved)).toBe('changed')
  })
})

describe('a file that we did not seal', () => {
  it.each<[string, () => Buffer, string]>([
    ['signed by somebody else', () => others.seal(plain), 'foreign'],
    ['signed by nobody', () => plain, 'unsigned'],
    ['an empty file', () => Buffer.alloc(0), 'unreadable'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'unreadable'],
    ['half a PDF', () => plain.subarray(0, 400), 'unreadable'],
    ['something that speaks of a PDF', () => Buffer.from('see %PDF-1.7 %%EOF'), 'unreadable'],
    ['a seal without its signature', () => Buffer.from('%PDF-1.7 /ByteRange [0 1 2 3] %%EOF'), 'foreign'],
    ['a range beyond the end', () => Buffer.from('%PDF-1.7 /ByteRange [0 9 9999999999 9] %%EOF'), 'foreign'],
  ])('%s is what it is', (_what, make, finding) => {
    expect(findingOf(make())).toBe(finding)
  })

  it('is looked at without end neither in its signatures nor in their contents', () => {
    const many = Buffer.from(`%PDF-1.7 ${'/ByteRange [0 1 2 3] '.repeat(50_000)}%%EOF`)
    expect(findingOf(many)).toBe('foreign')
    const deep = `30${'80'.repeat(1)}${'3080'.repeat(60_000)}`
    const nested = `%PDF-1.7 9 0 obj << /ByteRange [0 14 15 2] /Contents <${deep}> >> endobj %%EOF`
    expect(findingOf(Buffer.from(nested))).toBe('foreign')
  })
})
