import { boot } from './boot.ts'

/** The document's title: the page first, the carrier after it. */
export const pageTitle = (title: string) => `${title} · ${boot.carrier.name}`

export function setPageTitle(title: string) {
  document.title = pageTitle(title)
}
