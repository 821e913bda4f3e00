import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import { CELL_LENGTH } from '@fairway/contract/form-uploads/form-upload.values'
import { SHARED_TEXTS } from './sheet-limits.ts'
import { readXml } from './xml-stream.ts'

/** One more than a cell may hold, several times over because letters may come apart from their marks. */
export const KEPT_LENGTH = 4 * CELL_LENGTH

/** Characters that XML cannot hold are written by their numbers, such as `_x000D_`; so is a `_` that would look like it. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** The texts that cells name by number. Parts of one text in different fonts are joined; how to say it aloud is left out. */
export async function readSharedTexts(pieces: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  await readXml(pieces, {
    open: (path) => {
      if (path === 'sst/si') text = ''
    },
    text: (path, piece) => {
      if (path !== 'sst/si/t' && path !== 'sst/si/r/t') return
      if (text.length < KEPT_LENGTH) text += piece.slice(0, KEPT_LENGTH)
    },
    close: (path) => {
      if (path !== 'sst/si') return
      if (texts.push(unescaped(text)) > SHARED_TEXTS) refuse('UP0017')
    },
  })
  return texts
}
