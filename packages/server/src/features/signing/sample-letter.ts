import { refuse } from '@fairway/contract/kit/general.errors'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { Context } from '../../platform/http/serve.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'
import { openSigning, type Signable, type SigningParts } from './signing.actions.ts'

const texts = { en, zh, vi }

/** A letter that an admin signs to try where and with what letters are signed. It binds nobody. */
export const sampleLetter: Signable = {
  kind: 'sample',
  objectType: 'sample letter',
  onCompleted: async () => {},
}

/** There is one sample letter, which one admin signs at a time. */
export async function openSample(
  context: Context,
  { carrierName, ...parts }: SigningParts & { carrierName: () => Promise<string> },
) {
  const { viewer } = context
  if (viewer.kind !== 'person') return refuse('GE0006')
  const { language } = viewer
  const carrier = await carrierName()
  const { title } = texts[language].sample
  const content = sampleSheet(language, { carrier, signer: viewer.username })
  return openSigning(context, parts, { signable: sampleLetter, objectId: 'letter', title, language, content })
}

function sampleSheet(language: Language, { carrier, signer }: { carrier: string; signer: string }) {
  const { title, intro, facts, terms, first, second } = texts[language].sample
  return {
    layout: 'sheet' as const,
    title,
    author: carrier,
    language,
    foot: title,
    hasSignature: true as const,
    blocks: [
      { kind: 'text' as const, text: carrier, look: 'carrier' as const },
      { kind: 'text' as const, text: title, look: 'title' as const },
      { kind: 'text' as const, text: intro, look: 'intro' as const },
      {
        kind: 'pairs' as const,
        rows: [
          [facts.carrier, carrier],
          [facts.signer, signer],
        ] as [string, string][],
      },
      { kind: 'text' as const, text: terms, look: 'heading' as const },
      { kind: 'text' as const, text: fillText(first, { carrier }), look: 'intro' as const },
      { kind: 'text' as const, text: second, look: 'intro' as const },
    ],
  }
}
