import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapeHtml } from '@fairway/contract/shared/escape-html'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language, languages } from '@fairway/contract/shared/language'
import { isPage } from '@fairway/contract/shared/pages'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseUnknownPath } from './failures.ts'
import { answerUnknown } from './route-hooks.ts'

/** The first HTML differs by what its page will load. */
const pageKinds = ['home', 'frame', 'list', 'detail', 'schedules'] as const
type PageKind = (typeof pageKinds)[number]

function kindOf(path: string): PageKind {
  if (path === '/') return 'home'
  if (path === '/schedules') return 'schedules'
  if (path.startsWith('/containerList/')) return 'list'
  return path.startsWith('/containerDetails/') ? 'detail' : 'frame'
}

/** What the build of the web left: its pages in each language and its files. */
export interface WebBuild {
  folder: string
  build: string
  robots: string
  pages: Record<PageKind, Record<Language, string>>
}

/** What the first HTML says of the carrier; the browser reads the same block. */
export interface Boot {
  carrier: {
    name: string
    scac: string
    accent: { light: string; dark: string } | null
    icp: { label: string; href: string }[]
  }
  build: string
  demo: boolean
  /** The country that this installation serves. */
  site: string
  /** The least length of a password, which a setting may raise. */
  passwordMinimum: number
}

/** The bundle stands in packages/server/dist, the source in packages/server/src/platform: the web is beside both. */
const DEFAULT_FOLDERS = ['../../web/dist', '../../../../web/dist'].map((way) =>
  fileURLToPath(new URL(way, import.meta.url)),
)

export async function findWebBuild(configuredFolder: string | undefined): Promise<WebBuild | undefined> {
  const folder = [configuredFolder, ...DEFAULT_FOLDERS].find(
    (path) => path !== undefined && existsSync(join(path, 'build.json')),
  )
  if (!folder) return undefined
  const { build } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as { build: string } // written by our own build
  const read = async (kind: string) =>
    Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => [
          language,
          await readFile(join(folder, 'html', `${kind}.${language}.html`), 'utf8'),
        ]),
      ),
    ) as Record<Language, string> // one page per language
  const pages = Object.fromEntries(
    await Promise.all(pageKinds.map(async (kind) => [kind, await read(kind)])),
  ) as WebBuild['pages'] // one for each kind
  const robots = await readFile(join(folder, 'robots.txt'), 'utf8')
  return { folder, build, robots, pages }
}

interface Pages {
  web: WebBuild | undefined
  boot: () => Promise<Boot>
  /** Whether the browser brought the cookie of a session, good or not. */
  bringsSession: (request: FastifyRequest) => boolean
}

export type ShowPage = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>

/** Serves the web: files that never change under their name, and for every page the frame in the reader's language. */
export async function servePages(
  app: FastifyInstance,
  { web, boot, bringsSession }: Pages,
): Promise<ShowPage | undefined> {
  if (!web) {
    answerUnknown(app, refuseUnknownPath)
    return undefined
  }
  await app.register(staticFiles, {
    root: join(web.folder, 'assets'),
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  app.get<{ Params: { '*': string } }>('/assets/*', { config: { page: true } }, (request, reply) =>
    reply.sendFile(request.params['*']),
  )
  app.get('/robots.txt', { config: { page: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(web.robots),
  )
  const show: ShowPage = async (request, reply, status) => {
    const page = web.pages[kindOf(request.url.split('?')[0] ?? '/')][languageOf(request)]
    const html = fillIn(page, await boot(), {
      THEME: themeOf(request),
      SESSION: bringsSession(request) ? 'kept' : 'none',
    })
    const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`
    reply
      .headers({ 'cache-control': 'no-cache', etag: tag, vary: 'cookie, accept-encoding' })
      .type('text/html; charset=utf-8')
    if (status === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.code(status).send(html)
  }
  // a route, because the answers of the not-found handler are never compressed
  app.get('/*', { config: { page: true } }, (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    return isCall(request) ? refuseUnknownPath(request, reply) : show(request, reply, isPage(path) ? 200 : 404)
  })
  answerUnknown(app, refuseUnknownPath)
  return show
}

/** A path that a program asks for, not a person. */
export const isCall = ({ method, url }: FastifyRequest) =>
  /^\/(api|auth|carrier|files|assets)([/?]|$)/.test(url) || (method !== 'GET' && method !== 'HEAD')

/** The language of the first HTML: the browser's own choice is mirrored in a cookie. */
export function languageOf(request: FastifyRequest): Language {
  const cookieLanguage = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([a-z]{2})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1]
  return isLanguage(cookieLanguage) ? cookieLanguage : DEFAULT_LANGUAGE
}

/** The theme that the reader chose, so that a dark page does not flash white. */
export const themeOf = (request: FastifyRequest) =>
  /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? 'system'

/** JSON inside a page: nothing in it can end the block. */
const embed = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function fillIn(page: string, boot: Boot, ofReader: Record<'THEME' | 'SESSION', string>) {
  const values: Record<string, string> = {
    ...ofReader,
    CARRIER_NAME: escapeHtml(boot.carrier.name),
    CARRIER_SCAC: escapeHtml(boot.carrier.scac),
    DEMO: String(boot.demo),
    BOOT: embed(boot),
  }
  return page.replace(/%([A-Z_]+)%/g, (token, name: string) => values[name] ?? token)
}
