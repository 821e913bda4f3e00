import { type Inline, parseInline } from './markdown-inline.rules.ts'

export interface ListBlock {
  kind: 'list'
  /** The number of the first item; null for bullets. */
  start: number | null
  items: { content: Inline[]; list: ListBlock | null }[]
}

/** A part of a text, as it is drawn. There is no part for HTML: what looks like it is text. */
export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'quote'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | ListBlock

/** Lists inside lists go this deep; deeper ones join the last level. */
const LIST_DEPTH = 3
/** A table has at most so many columns; further cells are part of the last one. */
const COLUMNS = 12

/** Signs that turn the direction of text around could make a link look like another one. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
const HEADING = /^ {0,3}(#{1,3}) +(\S.*)$/
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,}) *$/
const FENCE = /^ {0,3}```/
const QUOTE = /^ {0,3}> ?(.*)$/
const ITEM = /^( *)(?:[-*+]|(\d{1,4})[.)]) +(\S.*)$/
const TABLE_LINE = /^ {0,3}\|.*\| *$/
const TABLE_RULE = /^ {0,3}\|(?: *:?-+:? *\|)+ *$/

const startsBlock = (line: string) => [HEADING, RULE, FENCE, QUOTE, ITEM, TABLE_LINE].some((start) => start.test(line))
const isBlank = (line: string) => line.trim() === ''

/**
 * Reads a text in Markdown into a tree. It knows headings, paragraphs, lists, quotes, code, tables, rules, strong,
 * emphasised and code words and links; everything else is text. Any input gives a tree, in time that grows with its length.
 */
export function parseMarkdown(text: string): Block[] {
  const lines = text.replace(TURNING, '').replaceAll('\t', '    ').split('\n')
  const blocks: Block[] = []
  let at = 0
  /** The lines from here on as long as they belong together. */
  const takeWhile = (belongs: (line: string) => boolean) => {
    const from = at
    while (at < lines.length && belongs(lines[at] ?? '')) at += 1
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const single = singleLine(line)
    if (isBlank(line)) at += 1
    else if (single) {
      at += 1
      blocks.push(single)
    } else if (FENCE.test(line)) {
      at += 1
      blocks.push({ kind: 'code', text: takeWhile((one) => !FENCE.test(one)).join('\n') })
      at += 1
    } else if (QUOTE.test(line)) {
      const quoted = takeWhile((one) => QUOTE.test(one)).map((one) => QUOTE.exec(one)?.[1] ?? '')
      blocks.push({ kind: 'quote', content: parseInline(quoted.join('\n')) })
    } else if (ITEM.test(line)) {
      blocks.push(...listsOf(takeWhile((one) => ITEM.test(one) || (/^ {2,}\S/.test(one) && !isBlank(one)))))
    } else if (TABLE_LINE.test(line) && TABLE_RULE.test(lines[at + 1] ?? '')) {
      const [head = '', , ...rows] = takeWhile((one) => TABLE_LINE.test(one))
      blocks.push(tableOf(head, rows))
    } else {
      at += 1
      const rest = takeWhile((one) => !isBlank(one) && !startsBlock(one))
      blocks.push({ kind: 'paragraph', content: parseInline([line, ...rest].map((one) => one.trimStart()).join('\n')) })
    }
  }
  return withOrderedHeadings(blocks)
}

/** Headings begin on the second level, the page has the first, and go down one step at a time, whatever was typed. */
function withOrderedHeadings(blocks: Block[]): Block[] {
  const levels = [...new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])))].toSorted()
  let last = 1
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block
    last = Math.min(levels.indexOf(block.level) + 2, last + 1)
    return { ...block, level: last === 2 ? 2 : last === 3 ? 3 : 4 }
  })
}

/** A block that is one line: a heading or a rule. */
function singleLine(line: string): Block | undefined {
  const [, signs = '', text] = HEADING.exec(line) ?? []
  if (text !== undefined) return { kind: 'heading', level: levelOf(signs), content: parseInline(text) }
  return RULE.test(line) ? { kind: 'rule' } : undefined
}

const levelOf = (signs: string) => (signs.length === 1 ? 2 : signs.length === 2 ? 3 : 4)

const cellsOf = (line: string) => {
  const cells = line.trim().slice(1, -1).split('|')
  const last = cells.slice(COLUMNS - 1).join('|')
  return [...cells.slice(0, COLUMNS - 1), ...(cells.length >= COLUMNS ? [last] : [])].map((cell) => cell.trim())
}

function tableOf(head: string, rows: readonly string[]): Block {
  const names = cellsOf(head)
  const rowOf = (line: string) => {
    const cells = cellsOf(line)
    return names.map((_, column) => parseInline(cells[column] ?? ''))
  }
  return { kind: 'table', head: names.map((name) => parseInline(name)), rows: rows.map(rowOf) }
}

interface OpenList {
  indent: number
  list: ListBlock
}

/** Items by how far they are set in; a change between bullets and numbers on the first level begins another list. */
function listsOf(lines: readonly string[]): ListBlock[] {
  const found: ListBlock[] = []
  const open: OpenList[] = []
  let words: string[] = []
  const close = () => {
    const item = open.at(-1)?.list.items.at(-1)
    if (item) item.content = parseInline(words.join('\n'))
  }
  for (const line of lines) {
    const [, spaces = '', number, text = ''] = ITEM.exec(line) ?? []
    if (text === '') {
      words.push(line.trim())
      continue
    }
    close()
    words = [text]
    const indent = spaces.length
    while (open.length > 1 && indent < (open.at(-1)?.indent ?? 0)) open.pop()
    const begun = beginList(open, indent, number === undefined ? null : Number(number))
    if (begun) found.push(begun)
    open.at(-1)?.list.items.push({ content: [], list: null })
  }
  close()
  return found
}

/** Begins another list where the item does not belong to the one before it; gives back one of the first level. */
function beginList(open: OpenList[], indent: number, start: number | null): ListBlock | undefined {
  const here = open.at(-1)
  const list: ListBlock = { kind: 'list', start, items: [] }
  const isDeeper = here !== undefined && indent > here.indent + 1 && open.length < LIST_DEPTH
  if (isDeeper) {
    const parent = here.list.items.at(-1)
    if (parent) parent.list ??= list
    open.push({ indent, list: parent?.list ?? list })
    return undefined
  }
  const isOther = here === undefined || (open.length === 1 && (start === null) !== (here.list.start === null))
  if (!isOther) return undefined
  open.splice(0, open.length, { indent, list })
  return list
}

const inlinesOf = (block: Block): Inline[][] => {
  if (block.kind === 'list')
    return block.items.flatMap((item) => [item.content, ...(item.list ? inlinesOf(item.list) : [])])
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
  if (block.kind === 'code') return [[{ kind: 'code', text: block.text }]]
  return block.kind === 'rule' ? [] : [block.content]
}

const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'break' ? ' ' : 'text' in part ? part.text : wordsOf(part.content))).join('')

/** A text without its marks: for search, summaries and feeds. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(inlinesOf)
    .map((parts) => wordsOf(parts).replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .join(' ')

const refusedIn = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) =>
    part.kind === 'refusedLink' ? [part.href] : 'content' in part ? refusedIn(part.content) : [],
  )

/** The addresses in a text that are no links here: other schemes than http and https, other hosts by `//`. */
export const refusedLinks = (blocks: readonly Block[]): string[] => blocks.flatMap(inlinesOf).flatMap(refusedIn)
