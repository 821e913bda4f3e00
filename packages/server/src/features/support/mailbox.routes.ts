import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../../platform/database/database.ts'
import { dispositionOf } from '../../platform/http/download.ts'
import { languageOf, themeOf } from '../../platform/http/pages.ts'
import { postgresFiles } from '../../ports/files/postgres-files.repository.ts'
import { findLetter, listLetters } from '../../ports/mail/mailbox.repository.ts'
import * as page from './mailbox-page.rules.ts'

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'"
const AROUND = `${NOTHING}; style-src 'self'; frame-src 'self'; frame-ancestors 'none'`
/** A letter is shown as what it is, something from outside: its own styles, no script, no picture, a place of its own. */
const LETTER = `${NOTHING}; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation`
const RENEW_SECONDS = '4'
const NO_FILE = '00000000-0000-0000-0000-000000000000'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const readerOf = (request: FastifyRequest): page.Reader => ({ language: languageOf(request), theme: themeOf(request) })

const show = (reply: FastifyReply, html: string, policy = AROUND) =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', vary: 'cookie' })
    .type('text/html; charset=utf-8')
    .send(html)

/** The mailbox of a demo without a mail server. An installation with one, and every production, has no such page. */
export function mailboxRoutes(app: FastifyInstance, pool: Pool) {
  const config = { page: true } as const
  const find = (id: string) => (UUID.test(id) ? findLetter(pool.reading(), id) : undefined)

  app.get('/dev/mailbox', { config }, async (request, reply) =>
    show(
      reply.header('refresh', RENEW_SECONDS),
      page.renderMailbox(readerOf(request), await listLetters(pool.reading())),
    ),
  )
  app.get('/dev/mailbox.css', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(page.mailboxStyle),
  )
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { config }, async (request, reply) => {
    const letter = await find(request.params.id)
    if (!letter) return show(reply.code(404), page.renderNotFound(readerOf(request)))
    return show(reply, page.renderLetter(readerOf(request), letter))
  })
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/letter', { config }, async (request, reply) => {
    const letter = await find(request.params.id)
    if (!letter) return show(reply.code(404), page.renderNotFound(readerOf(request)))
    return show(reply.header('x-frame-options', 'SAMEORIGIN'), page.frameLetter(letter.html), LETTER)
  })
  const files = postgresFiles(pool)
  app.get<{ Params: { id: string; at: string } }>(
    '/dev/mailbox/:id/attachment/:at',
    { config },
    async (request, reply) => {
      const letter = await find(request.params.id)
      const file = await files.find(letter?.attachments[Number(request.params.at)]?.fileId ?? NO_FILE)
      if (!file) return show(reply.code(404), page.renderNotFound(readerOf(request)))
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': dispositionOf(file.name) })
        .type(file.mediaType)
        .send(Readable.from(files.read(file.id)))
    },
  )
}
