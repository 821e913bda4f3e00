import { createHash, X509Certificate } from 'node:crypto'
import { openFonts } from '../documents/fonts.ts'
import { printDocument } from '../documents/print-document.ts'
import { factsOf } from './certificate-facts.ts'
import { signDigest } from './cms-signature.ts'
import { makeOwnCertificate } from './own-certificate.ts'
import { addSealField, fillHole, signedParts } from './seal-field.ts'

/** A letter as our maker of documents writes it. */
export async function letterPdf(text = 'Letter of indemnity 保函') {
  const blocks = [{ kind: 'text' as const, text, look: 'title' as const }]
  const sheet = {
    layout: 'sheet' as const,
    title: 'Letter',
    author: 'Fairway Lines',
    language: 'en',
    foot: 'LOI',
    blocks,
  }
  return (await printDocument(sheet, openFonts())).bytes
}

/** A certificate, its fingerprint, and what is sealed with it here and now. */
export function sealer(carrier = 'Fairway Lines') {
  const identity = makeOwnCertificate(carrier, new Date())
  const { fingerprint } = factsOf(new X509Certificate(identity.chain[0]))
  const seal = (pdf: Buffer) => {
    const at = new Date('2026-11-16T23:10:00Z')
    const prepared = addSealField(pdf, { name: 'Lin Mei 林美', reason: 'LOI 4711', at, room: 4000 })
    const digest = createHash('sha256')
    for (const part of signedParts(prepared)) digest.update(part)
    return fillHole(prepared, signDigest(digest.digest(), identity))
  }
  return { fingerprint, seal }
}
