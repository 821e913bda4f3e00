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

/** Puts a prefix such as 'Error:' before the title; an empty text removes it. */
export function markTitle(text: string) {
  if (text === mark) return
  mark = text
  write()
}

/** Puts the user name of the customer acted for before every title; an empty text removes it. */
export function nameTitle(username: string) {
  customer = username
  write()
}
