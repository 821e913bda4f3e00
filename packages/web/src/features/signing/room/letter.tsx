import type { ShownBlock } from '@fairway/contract/signing/signing.schema'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Heading } from '../../../ui/text.tsx'
import css from './room.module.css'

/** A document as it is read before signing: everything that the PDF says, in the same order. */
export function Letter({ blocks, language }: { blocks: readonly ShownBlock[]; language: string }) {
  return (
    <Panel as="article" padded gap={12} lang={language} className={css.letter}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
        <LetterBlock key={at} block={block} />
      ))}
    </Panel>
  )
}

function LetterBlock({ block }: { block: ShownBlock }) {
  if (block.kind === 'text') {
    if (block.look === 'title') return <Heading size="xl">{block.text}</Heading>
    if (block.look === 'heading') return <Heading as="h3">{block.text}</Heading>
    return <p className={css.text}>{block.text}</p>
  }
  if (block.kind === 'pairs')
    return (
      <DefinitionList layout="beside">
        {block.rows.map(([term = '', text = '']) => (
          <LetterPair key={term} term={term} text={text} />
        ))}
      </DefinitionList>
    )
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {block.columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
            <tr key={at}>
              {row.map((text, column) => (
                <td key={block.columns[column]?.title}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const LetterPair = ({ term, text }: { term: string; text: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </>
)
