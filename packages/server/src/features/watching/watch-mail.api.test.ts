import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSmtpServer } from '../../ports/mail/smtp-server.fixture.ts'
import * as fixture from './watching.fixture.ts'

type Server = Awaited<ReturnType<typeof startSmtpServer>>
let server: Server
let its: Awaited<ReturnType<typeof fixture.startWatchedPortal>>
beforeAll(async () => {
  server = await startSmtpServer()
  its = await fixture.startWatchedPortal({
    smtpUrl: server.url,
    mailFrom: 'Fairway Lines <portal@fairway.test>',
    publicUrl: 'https://portal.example',
  })
})
afterAll(async () => {
  await its.portal.stop()
  await server.stop()
})

let moves = 0
/** Somebody, and nobody else, is to be mailed of a move of a container that they watch. */
async function somebodyToMail() {
  await its.portal.pool.raw.query('delete from watch')
  const mei = await its.shipper()
  await its.watch(mei, fixture.container())
  await its.rule(mei, 'mail')
  const occurredAt = '2026-11-14T12:00:00Z'
  const move = { kind: 'gateIn', load: 'full', location: 'USLGB-SSA', occurredAt }
  await its.event(fixture.first, { ref: `mailed-${++moves}`, ...move })
  await its.tell()
  return mei
}
const lettersTo = ({ username }: fixture.Person, at: Server = server) =>
  at.delivered.filter(({ to }) => to.includes(username))
const waiting = async () =>
  (await its.portal.pool.raw.query('select attempts, max_attempts, run_at > now() as waits from graphile_worker.jobs'))
    .rows
/** Time passes until what waits is tried again. */
const tryAgain = async () => {
  await its.portal.pool.raw.query('update graphile_worker._private_jobs set run_at = now()')
  await its.portal.deliverMail()
}

it('a letter about what is watched carries the headers of one click, whose address ends that rule', async () => {
  const mei = await somebodyToMail()
  await its.portal.deliverMail()
  const [letter] = lettersTo(mei)
  const header = (name: string) => letter?.mail.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<(https:\/\/portal\.example\/unsubscribe\?token=\S+)>$/.exec(header('list-unsubscribe'))?.[1]
  const { pathname, search } = new URL(address ?? '')
  const clicked = await its.portal.call('POST', `${pathname}${search}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(clicked).toMatchObject({ status: 200, json: { rule: 'milestone' } })
})

it('a mail server that is down loses nothing: the letter waits through many tries and comes once', async () => {
  const mei = await somebodyToMail()
  const { port } = server
  await server.stop()
  await its.portal.deliverMail()
  for (let nth = 0; nth < 4; nth++) await tryAgain()
  expect(await waiting()).toEqual([expect.objectContaining({ max_attempts: 12 })])
  await its.tell()
  server = await startSmtpServer(port)
  await tryAgain()
  await tryAgain()
  expect(lettersTo(mei)).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

it('a mail server that does not answer is given up after a while, and the letter comes later, once', async () => {
  const mei = await somebodyToMail()
  server.mood.isSilent = true
  await its.portal.deliverMail()
  expect(lettersTo(mei)).toEqual([])
  expect(await waiting()).toHaveLength(1)
  server.mood.isSilent = false
  await tryAgain()
  expect(lettersTo(mei)).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

it('what its reader may no longer see when the server is back is not in the letter, which then does not leave', async () => {
  const mei = await somebodyToMail()
  server.mood.refusals = 1
  await its.portal.deliverMail()
  await its.portal.pool.raw.query('delete from account_organisation where account_id = $1', [mei.accountId])
  await tryAgain()
  expect(lettersTo(mei)).toEqual([])
  expect(await waiting()).toEqual([])
})
