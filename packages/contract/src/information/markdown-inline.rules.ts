/** A part of a line. A link whose address is refused keeps its words and loses its address. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link' | 'refusedLink'; href: string; content: Inline[] }
  | { kind: 'break' }

/** Words inside words go this deep; deeper marks are text. */
const DEPTH = 4
const LINK_TEXT = 300
const LINK_ADDRESS = 1000

/** Own paths, from the root of the portal: neither another host nor a way around it. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/
/** A host by its name, with a port and whatever follows; no name and password before it. */
const WEB_ADDRESS = /^https?:\/\/(?:[\p{L}\p{N}_-]{1,63}\.)*[\p{L}\p{N}_-]{1,63}(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu
const hasControl = (text: string) => /[\p{Cc}\p{Zl}\p{Zp}\s]/u.test(text)

/** The address of a link as it is used: http or https with a host and without a password, or a path of the portal. */
export function linkAddress(text: string): string | undefined {
  const address = text.trim()
  if (address === '' || hasControl(address)) return undefined
  return OWN_PATH.test(address) || WEB_ADDRESS.test(address) ? address : undefined
}

/** Whether a link leads out of the portal. */
export const isOutside = (href: string): boolean => !href.startsWith('/')

const ESCAPABLE = /[\\`*_[\]()#|>~!+.-]/
/** An address that stands in the text by itself; a full stop behind it belongs to the sentence, Chinese signs too. */
const BARE = /https?:\/\/[\w\-.~:/?#[\]@!$&'*+,;=%]*[\w\-~/#=&%+]/iy
const LINK = /\[([^[\]\n]{1,300})\]\(\s*<?((?:[^\s()<>]|\([^\s()<>]{0,200}\)){0,500})>?\s*(?:"[^"\n]{0,200}")?\s*\)/y
/** A picture is its description: pictures are attached, not drawn. */
const PICTURE = /!(?=\[)/y

const isWordLike = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

class Reader {
  readonly text: string
  readonly depth: number
  /** Marks that have no second one behind this place: they are not looked for again. */
  readonly lonely = new Set<string>()
  parts: Inline[] = []
  words = ''

  constructor(text: string, depth: number) {
    this.text = text
    this.depth = depth
  }

  flush() {
    if (this.words !== '') this.parts.push({ kind: 'text', text: this.words })
    this.words = ''
  }

  add(part: Inline) {
    this.flush()
    this.parts.push(part)
  }

  /** Where the mark ends what it began; -1 where it does not. */
  closing(mark: string, from: number): number {
    if (this.lonely.has(mark)) return -1
    const end = this.text.indexOf(mark, from)
    if (end < 0) this.lonely.add(mark)
    return end
  }
}

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Reads the words of a block. */
export const parseInline = (text: string): Inline[] => read(text, 0)

function read(text: string, depth: number): Inline[] {
  const reader = new Reader(text, depth)
  let at = 0
  while (at < text.length) {
    const taken = takeBreak(reader, at) || takeMarked(reader, at) || takeLink(reader, at)
    if (taken > 0) at += taken
    else {
      const isEscaped = text[at] === '\\' && ESCAPABLE.test(text[at + 1] ?? '')
      reader.words += isEscaped ? text[at + 1] : text[at]
      at += isEscaped ? 2 : 1
    }
  }
  reader.flush()
  return reader.parts
}

/** The end of a line: a new one where two spaces or a backslash stand before it, else a space. */
function takeBreak(reader: Reader, at: number): number {
  const { text } = reader
  const isSlashed = text[at] === '\\' && text[at + 1] === '\n'
  if (text[at] !== '\n' && !isSlashed) return 0
  if (isSlashed || reader.words.endsWith('  ')) {
    reader.words = reader.words.trimEnd()
    reader.add({ kind: 'break' })
  } else reader.words += needsSpace(reader.words.at(-1), text[at + 1]) ? ' ' : ''
  return isSlashed ? 2 : 1
}

/** Chinese lines join without a space. */
const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u
const needsSpace = (before: string | undefined, after: string | undefined) =>
  !(HAN.test(before ?? '') && HAN.test(after ?? ''))

const marks = [
  { mark: '**', kind: 'strong' },
  { mark: '*', kind: 'emphasis' },
  { mark: '_', kind: 'emphasis' },
] as const

function takeMarked(reader: Reader, at: number): number {
  const { text } = reader
  if (text[at] === '`') {
    const end = reader.closing('`', at + 1)
    if (end <= at + 1) return 0
    reader.add({ kind: 'code', text: text.slice(at + 1, end).replaceAll('\n', ' ') })
    return end + 1 - at
  }
  if (reader.depth >= DEPTH) return 0
  for (const { mark, kind } of marks) {
    if (!text.startsWith(mark, at)) continue
    const from = at + mark.length
    const end = reader.closing(mark, from)
    if (end <= from || /\s/.test(text[from] ?? '') || /\s/.test(text[end - 1] ?? '')) continue
    // a name such as `contract_no` has no emphasis in it
    if (mark === '_' && (isWordLike(text[at - 1]) || isWordLike(text[end + 1]))) continue
    reader.add({ kind, content: read(text.slice(from, end), reader.depth + 1) })
    return end + mark.length - at
  }
  return 0
}

function takeLink(reader: Reader, at: number): number {
  const { text } = reader
  if (text[at] === '!') return matchAt(PICTURE, text, at) ? 1 : 0
  if (text[at] === '[') {
    const end = text.slice(at, at + LINK_TEXT + 2).indexOf('](')
    const link = end < 0 ? null : matchAt(LINK, text.slice(at, at + LINK_TEXT + LINK_ADDRESS + 220), 0)
    if (!link) return 0
    const [whole, words = '', address = ''] = link
    const content = reader.depth >= DEPTH ? [{ kind: 'text' as const, text: words }] : read(words, DEPTH - 1)
    const href = linkAddress(address)
    reader.add(href === undefined ? { kind: 'refusedLink', href: address, content } : { kind: 'link', href, content })
    return whole.length
  }
  if ((text[at] !== 'h' && text[at] !== 'H') || isWordLike(text[at - 1])) return 0
  const [bare = ''] = matchAt(BARE, text.slice(at, at + LINK_ADDRESS), 0) ?? []
  const href = bare === '' ? undefined : linkAddress(bare)
  if (href === undefined) return 0
  reader.add({ kind: 'link', href, content: [{ kind: 'text', text: bare }] })
  return bare.length
}
