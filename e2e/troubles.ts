import type { BrowserContext } from '@playwright/test'

/** Collects the errors of a browser; a test announces those that it causes. */
export class Troubles {
  readonly #host: string
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []
  readonly #tolerated: RegExp[] = []

  constructor(host: string) {
    this.#host = host
  }

  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} ${message.location().url}`)
    })
    context.on('weberror', (problem) => this.#seen.push(`page: ${problem.error().stack ?? problem.error().message}`))
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      if (/^https?:|^wss?:/.test(protocol) && host !== this.#host) this.#seen.push(`foreign host: ${request.url()}`)
    })
  }

  /** This must happen, and does not fail the test. */
  expect(...patterns: RegExp[]) {
    this.#expected.push(...patterns)
  }

  /** This may happen, depending on timing. */
  tolerate(...patterns: RegExp[]) {
    this.#tolerated.push(...patterns)
  }

  unexpected() {
    return this.#seen.filter((trouble) => ![...this.#expected, ...this.#tolerated].some((one) => one.test(trouble)))
  }

  missed() {
    return this.#expected.filter((pattern) => !this.#seen.some((trouble) => pattern.test(trouble))).map(String)
  }
}
