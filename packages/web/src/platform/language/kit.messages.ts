import type { en } from '@fairway/contract/kit/messages/en'

/** The texts of failures are part of the first load: nothing can be loaded when the server is down. */
declare module './i18n.ts' {
  interface MessageShapes {
    kit: typeof en
  }
}
