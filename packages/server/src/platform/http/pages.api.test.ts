import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../testing.ts'
import { findWebBuild } from './pages.ts'

const SCRIPT = 'export const fairway = "a script that is long enough"'
let portal: Portal
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-web-'))
  await mkdir(join(folder, 'html'))
  await mkdir(join(folder, 'assets'))
  for (const kind of ['home', 'frame', 'list', 'detail', 'schedules'])
    for (const language of ['en', 'zh', 'vi'])
      await writeFile(
        join(folder, 'html', `${kind}.${language}.html`),
        `<html lang="${language}" data-theme="%THEME%" data-session="%SESSION%"><title>${kind} %CARRIER_NAME%</title><b data-demo="%DEMO%">%OTHER% 100%</b>${'<p>a page that is long enough to be worth it</p>'.repeat(40)}<script type="application/json">%BOOT%</script>`,
      )
  await writeFile(join(folder, 'build.json'), '{"build":"abc123"}')
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder, 'assets', 'index-1.js'), SCRIPT)
  await writeFile(join(folder, 'assets', 'index-1.js.br'), brotliCompressSync(SCRIPT))
  portal = await startPortal({ web: await findWebBuild(folder) })
})
afterAll(() => portal.stop())

describe('the pages', () => {
  it.each([
    ['nothing', '', 'zh'],
    ['English', 'selectedLanguage=en', 'en'],
    ['Vietnamese', 'a=b; selectedLanguage=vi; c=d', 'vi'],
    ['rubbish', 'selectedLanguage=xx', 'zh'],
  ])('come in the language of the cookie: %s', async (_name, cookie, language) => {
    const { text, headers } = await portal.get('/', { cookie })
    expect(text).toContain(`<html lang="${language}"`)
    expect(text).toContain('<title>home ')
    expect(headers.get('vary')).toContain('cookie')
  })
  it('come in the look of the cookie', async () => {
    expect((await portal.get('/', { cookie: 'theme=dark' })).text).toContain('data-theme="dark"')
    expect((await portal.get('/', { cookie: 'theme="><script>' })).text).toContain('data-theme="system"')
  })
  it('say whether the browser brought a session, so that no guest’s menu flashes for a person', async () => {
    const secret = 'a'.repeat(43)
    expect((await portal.get('/')).text).toContain('data-session="none"')
    expect((await portal.get('/', { cookie: `sess-1=${secret}` })).text).toContain('data-session="none"')
    const cookie = `theme=dark; sess-${new URL(portal.url).port}=${secret}`
    const { text, headers } = await portal.get('/', { cookie })
    expect(text).toContain('data-session="kept"')
    expect(text).not.toContain(secret)
    expect(headers.get('etag')).not.toBe((await portal.get('/', { cookie: 'theme=dark' })).headers.get('etag'))
  })
  it('carry the carrier’s name without letting it break out', async () => {
    await portal.pool.raw.query(
      'insert into carrier_profile (profile) values ($1) on conflict (only_row) do update set profile = excluded.profile',
      [{ name: '</script><b>Tide & "Co" $&', scac: 'TIDE', accent: null, icp: [] }],
    )
    await expect
      .poll(async () => (await portal.get('/')).text)
      .toContain('&#60;/script&#62;&#60;b&#62;Tide &#38; &#34;Co&#34; $&#38;')
    const { text } = await portal.get('/signin')
    expect(text).not.toContain('</script><b>')
    expect(JSON.parse(/json">(.*)<\/script>/.exec(text)?.[1] ?? '')).toMatchObject({
      carrier: { name: '</script><b>Tide & "Co" $&' },
      build: 'abc123',
      demo: false,
      site: 'CN',
    })
    expect(text).toContain('%OTHER% 100%')
  })
  it.each([
    ['/signin', 200],
    ['/containerList/container=A,B', 200],
    ['/containerDetails/3104482/FWYU4829130', 200],
    ['/nowhere', 404],
    ['/containerList/container=%E0%A4%A', 404],
    ['/containerList', 404],
    ['/.git/config', 404],
    ['/assets/../html/home.en.html', 404],
  ])('%s answers %i', async (path, status) => {
    const reply = await portal.get(path, { cookie: 'selectedLanguage=en' })
    expect(reply.status).toBe(status)
    if (status === 200) expect(reply.text).toMatch(/<title>(frame|list|detail) /)
  })
  it('know what their script will load', async () => {
    const kinds = ['/signin', '/containerList/bl=A', '/containerDetails/1/2', '/schedules?pol=CNNGB'].map(
      async (path) => /<title>(\w+)/.exec((await portal.get(path)).text)?.[1],
    )
    expect(await Promise.all(kinds)).toEqual(['frame', 'list', 'detail', 'schedules'])
  })
  it('travel compressed', async () => {
    const response = await portal.app.inject({
      url: '/',
      headers: { 'accept-encoding': 'br', cookie: 'selectedLanguage=en' },
    })
    expect(response.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<html lang="en"')
  })
  it('are asked for again only when they changed', async () => {
    const first = await portal.get('/')
    const again = await portal.get('/', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
  })
  it('come with files that are kept for ever and were compressed before', async () => {
    const response = await portal.app.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT)
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    })
    const missing = await portal.get('/assets/gone.js')
    expect([missing.status, missing.json.errorCode]).toEqual([404, 'GE0002'])
    expect((await portal.get('/robots.txt')).text).toBe('User-agent: *')
  })
  it('are not what a call with a wrong path gets', async () => {
    for (const path of ['/api/x', '/auth/x', '/carrier/v2/events', '/files/x'])
      expect((await portal.get(path)).json.errorCode).toBe('GE0002')
    expect((await portal.post('/signin', {})).json.errorCode).toBe('GE0002')
  })
})
