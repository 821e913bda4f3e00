import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { Archive } from './archive.ts'
import { isPacked } from './file-kind.ts'
import { readContentTypes, readRelations } from './workbook-parts.ts'

/** Archives that are no workbook, by a part that only they have. */
const otherArchives: [part: RegExp, kind: string][] = [
  [/^androidmanifest\.xml$/, 'APK'],
  [/^meta-inf\/manifest\.mf$/, 'JAR'],
  [/^meta-inf\/container\.xml$/, 'EPUB'],
]
const macros = /(^|\/)(vbaproject|vbadata)|(^|\/)(macrosheets|dialogsheets)\//
const guests = /(^|\/)(externallinks|embeddings|activex|querytables|customui)\/|(^|\/)connections\.xml$/
const packedName = /\.(zip|rar|7z|gz|tgz|bz2|xz|jar|exe|dll|docx?|pptx?|xls[xmb]?|od[stp]|pdf|html?|js|vbs|lnk)$/

/** Refuses everything but a workbook that holds sheets and nothing that acts, fetches or hides another file. */
export async function refuseForeignContent(archive: Archive) {
  const names = [...archive.entries.keys()]
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/^mimetype$/)) await refuseOpenDocument(archive)
  if (has(/^index\/.*\.iwa$/)) refuse('UP0014', 'NUMBERS')
  if (!has(/^\[content_types\]\.xml$/)) refuse('UP0013', otherArchives.find(([part]) => has(part))?.[1] ?? 'ZIP')

  refuseContentTypes((await readContentTypes(archive)).join(' '))
  if (has(macros)) refuse('UP0015')
  if (has(guests)) refuse('UP0019')
  for (const name of names) {
    if (packedName.test(name)) refuse('UP0019')
    if (name.endsWith('.rels')) await readRelations(archive, name)
    else if (!/\.(xml|vml)$|\/$/.test(name) && isPacked(await beginningOf(archive, name))) refuse('UP0019')
  }
}

/** The archive's list of contents says what it is, whatever its parts are called. */
function refuseContentTypes(types: string) {
  if (/ms-excel\.sheet\.binary/i.test(types)) refuse('UP0014', 'XLSB')
  if (/macroenabled|vbaproject|intlmacrosheet|ms-excel\.macrosheet/i.test(types)) refuse('UP0015')
  if (/spreadsheetml\.(sheet|template)\.main\+xml/i.test(types)) return
  const kind = /wordprocessingml/i.test(types) ? 'DOCX' : /presentationml/i.test(types) ? 'PPTX' : 'ZIP'
  refuse('UP0013', kind)
}

async function refuseOpenDocument(archive: Archive) {
  const type = String(await beginningOf(archive, 'mimetype'))
  if (/opendocument\.spreadsheet/.test(type)) refuse('UP0014', 'ODS')
  refuse('UP0013', /opendocument/.test(type) ? 'OPENDOCUMENT' : /epub/.test(type) ? 'EPUB' : 'ZIP')
}

/** The first bytes of a part; no more of it is unpacked. */
async function beginningOf(archive: Archive, name: string) {
  for await (const piece of archive.unpack(name)) return piece
  return Buffer.alloc(0)
}
