import type { InformationDocument } from '@fairway/contract/information/information.schema'
import type { Language } from '@fairway/contract/shared/language'
import type { Block, Sheet } from '../../../ports/documents/sheet/sheet.ts'

const CARRIER = 'Fairway Lines'
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** An entry of the demo on paper: its paragraphs, and its table under its own heads. */
export function entrySheet({ title, body }: InformationDocument, language: Language): Sheet {
  const blocks = body[language].split('\n\n').map((part): Block => {
    if (!part.startsWith('|'))
      return { kind: 'text', text: part.replace(/[*#>[\]]|\(\/\w+\)/g, '').trim(), look: 'intro' }
    const [heads = '', , ...rows] = part.split('\n')
    return { kind: 'table', columns: cellsOf(heads).map((head) => ({ title: head })), rows: rows.map(cellsOf) }
  })
  return {
    ...{ layout: 'sheet', title: title[language], author: CARRIER, language, foot: title[language] },
    blocks: [
      { kind: 'text', text: CARRIER, look: 'carrier' },
      { kind: 'text', text: title[language], look: 'title' },
      ...blocks,
    ],
  }
}
