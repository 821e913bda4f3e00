import { inflateSync } from 'node:zlib'

/** The objects of a PDF by number: their dictionary, and what is in their stream. */
function objectsOf(pdf: Buffer) {
  const text = pdf.toString('latin1')
  return new Map(
    [...text.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', body = '']) => {
      const at = body.indexOf('stream\n')
      if (at < 0) return [number, { dictionary: body, stream: '' }]
      const dictionary = body.slice(0, at)
      const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
      const bytes = Buffer.from(body.slice(at + 7, at + 7 + length), 'latin1')
      const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString()
      return [number, { dictionary, stream }]
    }),
  )
}

/** The characters that the glyphs of a font stand for, as the PDF itself says for copying and searching. */
function charactersOf(map: string) {
  const found = new Map<number, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi))
    for (const [at, [, code = '']] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries())
      found.set(
        Number.parseInt(first, 16) + at,
        Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
  return found
}

/** The text of a PDF as one copies it: its lines, from top to bottom. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const object = (name: string, dictionary: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '') ?? { dictionary: '', stream: '' }
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary))
  return pages
    .map(({ dictionary }) => {
      const fonts = new Map(
        [...object('Resources', dictionary).dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
          ([, name = '', at = '']) => [
            name,
            charactersOf(object('ToUnicode', objects.get(at)?.dictionary ?? '').stream),
          ],
        ),
      )
      return linesOf(object('Contents', dictionary).stream, fonts)
    })
    .join('\n')
}

function linesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>) {
  let [line, height, text] = ['', '', '']
  for (const [, y = '', font = '', shown = ''] of content.matchAll(
    /1 0 0 1 [\d.-]+ ([\d.-]+) Tm\n\/(F\d+) [\d.]+ Tf\n(?:[\d.-]+ T\w\n)*\[([^\]]*)\] TJ/g,
  )) {
    if (y !== height) {
      text += `${line.trimEnd()}\n`
      line = ''
      height = y
    }
    for (const [, glyphs = ''] of shown.matchAll(/<([\da-f]*)>/g))
      for (const [glyph] of glyphs.matchAll(/.{4}/g)) line += fonts.get(font)?.get(Number.parseInt(glyph, 16)) ?? '?'
  }
  return `${text}${line}`.trim()
}
