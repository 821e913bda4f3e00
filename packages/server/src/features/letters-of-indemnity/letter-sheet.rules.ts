import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { Block, Sheet } from '../../ports/documents/sheet/sheet.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

/** The sentences of letters of indemnity and of the mails about them. */
export const letterTexts = { en, zh, vi }

/** What one kind of letter has of its own. */
export interface LetterContent {
  language: Language
  carrier: Pick<CarrierProfile, 'name' | 'papers'>
  title: string
  /** Under which number, and which version of it; in the footer of each page as well. */
  reference: string
  /** Who undertakes what, in one sentence. */
  intro: string
  /** Parties, period and what else the letter is about, in pairs; those without a text are left out. */
  facts: readonly (readonly [label: string, text: string | null | undefined])[]
  /** Shipments, where the letter names them. */
  shipments?: Extract<Block, { kind: 'table' }>
}

const text = (look: 'carrier' | 'title' | 'intro' | 'heading', words: string): Block => ({
  kind: 'text',
  text: words,
  look,
})

/** The clauses of the carrier's profile in the language of the letter; without any, those of the portal. */
function clausesOf({ language, carrier }: LetterContent): string[] {
  const own = carrier.papers?.terms.letterOfIndemnity?.[language] ?? ''
  const clauses = own.split('\n').filter((line) => line.trim() !== '')
  return clauses.length > 0
    ? clauses
    : letterTexts[language].clauses.map((clause, at) => `${at + 1}. ${fillText(clause, { carrier: carrier.name })}`)
}

/** A letter of indemnity as it is read, signed and printed. */
export function letterSheet(content: LetterContent): Sheet {
  const { language, carrier, title, reference, intro, facts, shipments } = content
  const { addressee, undertaking, closing } = letterTexts[language]
  const rows = facts.flatMap(([label, fact]): [string, string][] => (fact ? [[label, fact]] : []))
  return {
    layout: 'sheet',
    title,
    author: carrier.name,
    language,
    foot: `${title} ${reference}`,
    hasSignature: true,
    blocks: [
      text('carrier', carrier.name),
      text('title', title),
      text('intro', fillText(addressee, { carrier: carrier.name })),
      text('intro', intro),
      { kind: 'pairs', rows },
      ...(shipments ? [shipments] : []),
      text('heading', undertaking),
      ...clausesOf(content).map((clause) => text('intro', clause)),
      text('intro', closing),
    ],
  }
}
