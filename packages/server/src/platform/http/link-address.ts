import type { Context } from './serve.ts'

/** The address of a page as a link from outside needs it: under the public name of the portal where one is set. */
export const linkAddress = ({ settings, browser }: Pick<Context, 'settings' | 'browser'>, path: string) =>
  `${(settings.publicUrl ?? browser.origin).replace(/\/+$/, '')}${path}`
