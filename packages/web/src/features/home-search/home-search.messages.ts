import type { en } from './messages/en.ts'

declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    homeSearch: typeof en
  }
}
