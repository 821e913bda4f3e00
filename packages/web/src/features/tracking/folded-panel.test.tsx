import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { FoldedPanel } from './folded-panel.tsx'

/** Drawn without a screen it is that of a phone. */
const drawn = renderToStaticMarkup

describe('a folded panel', () => {
  it('is closed at first, says what matters of it, and has its content for paper', () => {
    const html = drawn(
      <FoldedPanel title="Cargo" beside={<b>2 of 9</b>} glance="18 kg">
        <p>Seal</p>
      </FoldedPanel>,
    )
    expect(html).toContain('aria-expanded="false"')
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Cargo 2 of 9 18 kgSeal')
  })

  it('opens for the page, and then leaves to its content what that says', () => {
    const html = drawn(
      <FoldedPanel title="Holds" beside={<b>2 of 9</b>} glance="18 kg" isOpen>
        <p>Customs</p>
      </FoldedPanel>,
    )
    expect(html).toContain('aria-expanded="true"')
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Holds 2 of 9Customs')
  })

  it('asks for nothing before it is opened', () => {
    const load = vi.fn(() => 'entries')
    expect(drawn(<FoldedPanel title="Customs history">{load}</FoldedPanel>)).not.toContain('entries')
    expect(load).not.toHaveBeenCalled()
  })
})
