import type { Language } from '@fairway/contract/shared/language'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { firstTexts } from './app/languages.ts'
import { createPortalRouter } from './app/routes.tsx'
import { boot } from './platform/boot.ts'
import { startI18n } from './platform/language/i18n.ts'
import { translatorOf } from './platform/language/translator.ts'
import { pageTitle } from './platform/page-title.ts'

/** Renders the first HTML: of the home page, or of the frame around every other page. Used by the build alone. */
export async function draw(page: 'home' | 'frame', language: Language) {
  startI18n(language, await firstTexts[language]())
  const path = page === 'home' ? '/' : '/frame'
  const router = createPortalRouter({ history: createMemoryHistory({ initialEntries: [path] }), drawing: true })
  await router.load()
  const title = translatorOf(language, 'homeSearch')(page === 'home' ? 'title' : 'short')
  return {
    html: renderToString(<RouterProvider router={router} />),
    title: pageTitle(title),
    description: translatorOf(language, 'shell')('description', { carrier: boot.carrier.name }),
  }
}
