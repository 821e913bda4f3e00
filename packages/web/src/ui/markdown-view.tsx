import { type Block, type ListBlock, parseMarkdown } from '@fairway/contract/information/markdown.rules'
import { type Inline, isOutside } from '@fairway/contract/information/markdown-inline.rules'
import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react'
import css from './markdown-view.module.css'
import { PageLink } from './page-link.tsx'

interface MarkdownLabels {
  /** The name of a table. */
  table: string
  /** Said after a link that leaves the portal. */
  newTab: string
}

const Labels = createContext<MarkdownLabels>({ table: '', newTab: '' })

/** A text in Markdown as elements of the page. Nothing of it is ever read as HTML. */
export function MarkdownView({ text, labels }: { text: string; labels: MarkdownLabels }) {
  const blocks = useMemo(() => parseMarkdown(text), [text])
  return (
    <Labels value={labels}>
      <div className={css.text}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name and keep no state
          <BlockView key={at} block={block} />
        ))}
      </div>
    </Labels>
  )
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    const Heading = headings[block.level]
    return <Heading>{inlines(block.content)}</Heading>
  }
  if (block.kind === 'paragraph') return <p>{inlines(block.content)}</p>
  if (block.kind === 'quote') return <blockquote>{inlines(block.content)}</blockquote>
  if (block.kind === 'rule') return <hr />
  if (block.kind === 'list') return <ListView list={block} />
  if (block.kind === 'table') return <TableView head={block.head} rows={block.rows} />
  return (
    <pre>
      <code>{block.text}</code>
    </pre>
  )
}

function ListView({ list: { start, items } }: { list: ListBlock }) {
  const drawn = items.map(({ content, list }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={at}>
      {inlines(content)}
      {list && <ListView list={list} />}
    </li>
  ))
  return start === null ? <ul>{drawn}</ul> : <ol start={start}>{drawn}</ol>
}

function TableView({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  const { table } = useContext(Labels)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work by keyboard
    <section className={css.table} aria-label={table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <th key={at} scope="col">
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>{inlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const inlines = (parts: readonly Inline[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  parts.map((part, at) => <Fragment key={at}>{inline(part)}</Fragment>)

function inline(part: Inline): ReactNode {
  if (part.kind === 'break') return <br />
  if ('text' in part) return part.kind === 'code' ? <code>{part.text}</code> : part.text
  const content = inlines(part.content)
  if (!('href' in part)) return part.kind === 'strong' ? <strong>{content}</strong> : <em>{content}</em>
  // an address that is refused leaves its words
  return part.kind === 'link' ? <TextLink href={part.href}>{content}</TextLink> : content
}

/** A link inside the portal opens in place, one that leaves it says where it leads and opens in a new tab. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const { newTab } = useContext(Labels)
  if (!isOutside(href)) return <PageLink href={href}>{children}</PageLink>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={new URL(href).host} className={css.outside}>
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}
