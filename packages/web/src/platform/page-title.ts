import { boot } from './boot.ts'

/** The document's title: the page first, the carrier after it. */
export const pageTitle = (title: string) => `${title} · ${boot.carrier.name}`

let shown = ''
let mark = ''
let customer = ''
const write = () => {
  if (shown !== '') document.title = [customer && `[${customer}]`, mark, pageTitle(shown)].filter(Boolean).join(' ')
}

export function setPageTitle(title: string) {
  shown = title
  write()
}

/** A word before the title, such as 'Error:', while it is true; an empty text takes it away. */
export function markTitle(text: string) {
  if (text === mark) return
  mark = text
  write()
}

/** The user name of the customer whom one stands in for stands before every title; an empty text takes it away. */
export function nameTitle(username: string) {
  customer = username
  write()
}
