import type { en } from '@fairway/contract/kit/messages/en'

/** The texts of failure are part of the first load: when the server is away, nothing can be fetched any more. */
declare module './i18n.ts' {
  interface MessageShapes {
    kit: typeof en
  }
}
