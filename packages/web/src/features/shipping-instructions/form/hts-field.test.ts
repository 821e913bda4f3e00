import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts, startI18n } from '../../../platform/language/i18n.ts'
import '../../../ui/form/form.messages.ts'
import '../hts/hts.messages.ts'
import { HtsField } from './hts-field.tsx'

beforeAll(async () => {
  startI18n('en', {})
  await loadTexts('hts', 'form')
})

const chapters = { '85': { en: 'Electrical equipment', zh: '电气设备', vi: 'Thiết bị điện' } }
const lamps = { en: 'LED lamps', zh: 'LED灯泡', vi: 'Bóng đèn LED' }

/** The field as it is drawn where the carrier's list has these answers already. */
function draw(value: string, checked: Record<string, object> = {}, more: object = {}) {
  const client = new QueryClient()
  client.setQueryData(['htsChapters'], chapters)
  for (const [code, answer] of Object.entries(checked)) client.setQueryData(['htsCode', code], { code, ...answer })
  const field = createElement(HtsField, { id: 'hts', label: 'HTS', value, onChange: () => {}, ...more })
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, field))
}

describe('an HTS field', () => {
  it('shows a code with its dots and what it is', () => {
    const html = draw('8539520010', { '8539520010': { status: 'known', name: lamps } })
    expect(html).toContain('value="8539.52.0010"')
    expect(html).toContain('LED lamps')
    expect(html).not.toContain('not in the carrier')
  })

  it('names the chapter of a code that has no name, and warns of one that is not known', () => {
    const html = draw('853999', { '853999': { status: 'unknown', name: null } })
    expect(html).toContain('Chapter 85: Electrical equipment')
    expect(html).toContain('This code is not in the carrier’s list')
    expect(draw('853999', { '853999': { status: 'withdrawn', name: lamps } })).toContain('has withdrawn this code')
    expect(draw('853999', { '853999': { status: 'unchecked', name: null } })).not.toContain('carrier')
  })

  it('leaves text that is no code as it was typed', () => {
    for (const typed of ['85395', '85395200101', 'lamps']) expect(draw(typed)).toContain(`value="${typed}"`)
  })

  it('is a combobox that is described by its error, its meaning and its warning', () => {
    const html = draw('853952', {}, { error: 'Please enter HTS', warning: 'Differs from the booking' })
    expect(html).toContain('role="combobox"')
    expect(html).toContain('aria-describedby="htswrong htsbelow"')
    expect(html).toContain('Differs from the booking')
  })

  it('says once that a code is not known, in the words of the form where it has some', () => {
    const html = draw('853999', { '853999': { status: 'unknown', name: null } }, { warning: 'HTS code 853999 …' })
    expect(html).toContain('HTS code 853999 …')
    expect(html).not.toContain('This code is not in')
  })
})
