import type { Language } from '@fairway/contract/shared/language'

/** A letter as its reader gets it: the same words as text and as HTML. */
export interface Letter {
  to: string
  language: Language
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  /** The same at every try: a mail server that took the letter before can tell. */
  id?: string
  /** An address that ends such letters with one click of the mail program (RFC 8058). */
  unsubscribe?: string
}

/** A file that goes along. */
export interface Attachment {
  name: string
  mediaType: string
  content: Buffer
}

/** Carries letters out of the house. */
export interface Mail {
  /** Done when the letter was taken; throws when it was not, and then it may be tried again. */
  send(letter: Letter): Promise<void>
  close(): void
}
