import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from './portal.ts'

/** Whoever needs more Tabs than this to reach something does not reach it. */
const FAR = 60
const POINTER_EVENTS = ['pointerdown', 'mousedown', 'touchstart', 'wheel']

/** A person without a mouse. Every thing that they do is a step: a key, a text, an entry that they choose, a control that they go to. */
export class Keyboard {
  private readonly page: Page
  private steps = 0

  constructor(page: Page) {
    this.page = page
  }

  /** A piece of work, and the most steps that it may take. */
  async task(name: string, most: number, work: () => Promise<void>) {
    await base.step(name, async () => {
      this.steps = 0
      await work()
      expect(this.steps, `${name}: steps`).toBeLessThanOrEqual(most)
      expect(this.steps, `${name} does something`).toBeGreaterThan(0)
    })
  }

  async press(key: string) {
    this.steps += 1
    await this.page.keyboard.press(key)
  }

  async type(text: string) {
    this.steps += 1
    await this.page.keyboard.type(text)
  }

  /** What was copied elsewhere, in a mail for example. */
  async paste(text: string) {
    this.steps += 1
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await this.page.keyboard.press('Control+v')
  }

  /** Tabs to a control that can be seen. */
  async goTo(control: Locator) {
    this.steps += 1
    await expect(control).toBeVisible()
    await this.repeat('Tab', control, isFocused)
  }

  /** Goes down a list to an entry, and takes it. */
  async choose(entry: Locator) {
    this.steps += 1
    await expect(entry).toBeVisible()
    await this.repeat('ArrowDown', entry, isCurrent)
    await this.page.keyboard.press('Enter')
  }

  /** The key of the palette works once the page is idle. */
  async openPalette() {
    this.steps += 1
    const field = this.page.locator('dialog').getByRole('combobox')
    await expect(async () => {
      if ((await this.page.locator('dialog[open]').count()) === 0) await this.page.keyboard.press('Control+k')
      await expect(field).toBeFocused({ timeout: 500 })
    }).toPass()
  }

  /** The first entry that the palette offers for a text. */
  async go(text: string) {
    await this.openPalette()
    await this.type(text)
    await this.press('Enter')
    await expect(this.page.locator('dialog').getByRole('combobox')).toHaveCount(0)
  }

  private async repeat(key: string, target: Locator, isThere: (element: Element) => boolean) {
    for (let times = 0; times < FAR; times += 1) {
      if (await target.evaluate(isThere)) return
      await this.page.keyboard.press(key)
    }
    expect(await target.evaluate(isThere), `${target} is reached by ${key}`).toBe(true)
  }
}

const isFocused = (element: Element) => element.contains(document.activeElement)
const isCurrent = (element: Element) =>
  element.contains(document.activeElement) || element.getAttribute('aria-selected') === 'true'

/** Tests whose person has a keyboard alone: one that points fails. */
export const test = base.extend<{ keys: Keyboard }>({
  keys: async ({ page, context }, use) => {
    const pointed: string[] = []
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.exposeFunction('notePointer', (event: string) => pointed.push(event))
    await page.addInitScript((events) => {
      const note = (event: Event) => event.isTrusted && (window as unknown as Noting).notePointer(event.type) // as above
      for (const event of events) addEventListener(event, note, { capture: true, passive: true })
    }, POINTER_EVENTS)
    await use(new Keyboard(page))
    expect(pointed, 'nobody pointed').toEqual([])
  },
})

interface Noting {
  notePointer: (event: string) => void
}
