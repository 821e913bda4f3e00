import { FOUND_LIMIT } from '@fairway/contract/accounts/account-search.rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { accountOf, SECRET, visitor } from '../identity/visitor.fixture.ts'
import { learnCommonPieces } from './account-search.repository.ts'
import { indexMissing } from './search-upkeep.actions.ts'

let portal: Portal
let admin: Awaited<ReturnType<Portal['person']>>
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 } })
  admin = await portal.person({ groups: ['ADMIN'], username: 'admin@carrier.example' })
})
afterAll(() => portal.stop())

const search = (q: string, more: Record<string, string> = {}) =>
  portal.get(`/auth/management/user/search?${new URLSearchParams({ q, ...more })}`, admin.headers)
const found = async (q: string, more?: Record<string, string>): Promise<string[]> =>
  (await search(q, more)).json.accounts.map(({ email }: { email: string }) => email)

describe('the search of accounts', () => {
  it.each([
    '梅', '陈梅', 'chenmei', 'chen mei', '宁波照明', 'ningbo', 'ning bo', 'nbzm', 'zhaoming 陈', 'mei.c', 'lakeshore.cn', 'MEI.CHEN@LAKE',
  ])('finds a newcomer at once by %j', async (q) => {
    const email = 'mei.chen@lakeshore.cn'
    if (!(await accountOf(portal, email)))
      await visitor(portal).register(email, { firstName: '梅', lastName: '陈', company: '宁波照明有限公司' })
    expect(await found(q)).toEqual([email])
  }) // biome-ignore format: one line of words

  it('finds Vietnamese names without their accents, in either Unicode form, and by web id', async () => {
    const email = 'anh@thai-duong.example'
    await visitor(portal).register(email, { firstName: 'Ánh', lastName: 'Nguyễn', company: 'Công ty Hải Phòng' })
    const { web_id } = await accountOf(portal, email)
    for (const q of ['hai phong', 'hải phòng', 'Hải Phòng'.normalize('NFD'), 'HAIPHONG', 'nguyen anh', web_id])
      expect(await found(q)).toEqual([email])
  })

  it('follows a change of the profile', async () => {
    const linh = await portal.person({ groups: ['BD'], firstName: 'Linh', company: 'Old Quay' })
    await indexMissing(portal.pool)
    expect(await found('old quay linh')).toEqual([linh.username])
    const { email, webid, status, relationships, organisations, ...profile } = (
      await portal.get('/auth/management/cp/user', linh.headers)
    ).json
    const changed = await portal.call('PUT', '/auth/management/cp/user', {
      body: JSON.stringify({ ...profile, company: '新码头物流' }),
      headers: { 'content-type': 'application/json', ...linh.headers },
    })
    expect(changed.status).toBe(200)
    expect(await found('linh xinmatou')).toEqual([linh.username])
    expect(await found('old quay linh')).toEqual([])
  })

  it('follows whoever registered last as long as the address is not proved, and nobody after that', async () => {
    const email = 'twice@harbour.example'
    const mei = visitor(portal)
    await mei.register(email, { lastName: 'Firstcomer' })
    await mei.register(email, { lastName: 'Secondcomer' })
    expect([await found('firstcomer'), await found('secondcomer')]).toEqual([[], [email]])
    await portal.pool.raw.query("update account set status = 'CONFIRMED' where username = $1", [email])
    await mei.register(email, { lastName: 'Thirdcomer' })
    expect([await found('secondcomer'), await found('thirdcomer')]).toEqual([[email], []])
  })

  it('asks for every word, wherever it stands', async () => {
    await visitor(portal).register('wei@yard.example', { firstName: 'Wei', lastName: 'Fang', company: 'Crane Yard' })
    expect(await found('crane wei')).toEqual(['wei@yard.example'])
    expect(await found('crane wei nobody')).toEqual([])
  })

  it('takes a single letter beside another word', async () => {
    await visitor(portal).register('east@asia.example', { company: 'Công ty Đông Á' })
    expect(await found('Đông Á')).toEqual(['east@asia.example'])
    expect(await found('dong q')).toEqual([])
  })

  it('takes an underscore for an underscore', async () => {
    for (const email of ['an_vo@marks.example', 'anxvo@marks.example']) await visitor(portal).register(email)
    expect(await found('an_vo@marks')).toEqual(['an_vo@marks.example'])
    // every piece of the word is there, and only a sign that stands for any letter would make one of them
    await visitor(portal).register('abxcd@marks.example', { company: 'ab_c b_cd' })
    expect(await found('ab_cd')).toEqual([])
  })
})

describe('the shares in which accounts are looked through', () => {
  it('leave nobody out and name nobody twice, wherever one share ends and the next begins', async () => {
    const starts = ['00000000', '003fffff', '00400000', '01ffffff', '02000000', '0fffffff', '10000000', 'ffffffff']
    const everybody: string[] = []
    for (const start of starts) {
      const { accountId, username } = await portal.people.account({ company: 'Shared Waters', groups: ['BD'] })
      const id = start + accountId.slice(8)
      await portal.pool.raw.query('update account set id = $2 where id = $1', [accountId, id])
      everybody.push(username)
    }
    await indexMissing(portal.pool)
    expect((await found('shared waters')).sort()).toEqual(everybody.sort())
  })
})

describe('what is shown', () => {
  it('narrows by status, and a password that has to be chosen anew is a status of its own', async () => {
    const options = { company: 'Status Lines' }
    const active = await portal.people.account({ ...options, groups: ['BD'], username: 'active@s.example' })
    await portal.people.account({ ...options, username: 'confirmed@s.example' })
    await portal.people.account({ ...options, status: 'INACTIVE', username: 'inactive@s.example' })
    await portal.people.account({ ...options, status: 'UNCONFIRMED', username: 'unconfirmed@s.example' })
    await indexMissing(portal.pool)
    expect(await found('status lines')).toHaveLength(4)
    for (const status of ['ACTIVE', 'CONFIRMED', 'INACTIVE', 'UNCONFIRMED'])
      expect(await found('status lines', { status })).toEqual([`${status.toLowerCase()}@s.example`])
    await portal.pool.raw.query("update account set password_state = 'resetRequired' where id = $1", [active.accountId])
    expect(await found('status lines', { status: 'ACTIVE' })).toEqual([])
    expect(await found('status lines', { status: 'RESET_REQUIRED' })).toEqual(['active@s.example'])
  })

  it('is who somebody is and nothing that opens an account', async () => {
    await portal.carrier('organisations', lines.organisations)
    const { rows } = await portal.pool.raw.query('select id, name from organisation limit 1')
    const options = { groups: ['BD', 'TD'], company: 'Open Book', organisationIds: [rows[0].id] } as const
    const mei = await portal.people.account(options)
    await indexMissing(portal.pool)
    await visitor(portal).login(mei.username, 'Lantern-harbour-58')
    const reply = await search('open book')
    expect(reply.json).toEqual({
      accounts: [
        {
          id: mei.accountId,
          webid: mei.webId,
          email: mei.username,
          firstName: 'Mei',
          lastName: 'Chen',
          company: 'Open Book',
          country: 'CN',
          status: 'ACTIVE',
          groups: ['BD', 'TD'],
          organisations: [rows[0].name],
          createdAt: expect.stringMatching(/Z$/),
          lastSignInAt: expect.stringMatching(/Z$/),
        },
      ],
      isCut: false,
    })
    expect(reply.text).not.toMatch(/argon2|hash|secret/i)
  })

  it('is cut where more match, and sorted by name', async () => {
    await portal.pool.raw.query(
      `insert into account (username, username_key, password_hash, status, first_name, last_name, job_title, phone_country,
                            phone_number, phone_extension, company, address1, address2, city, state, zip, country,
                            relationships, comments, language, terms_accepted_at)
       select 'crowd' || n || '@crowd.example', 'crowd' || n || '@crowd.example', '', 'CONFIRMED', 'N' || n, 'Crowd', '', 'CN', '1',
              '', 'Crowded Pier', '', '', '', '', '', 'CN', '{shipper}', '', 'en', now() from generate_series(100, $1::int) n`,
      [99 + FOUND_LIMIT],
    )
    await indexMissing(portal.pool)
    const whole = (await search('crowded pier')).json
    expect(whole.isCut).toBe(false)
    const names = whole.accounts.map(({ firstName }: { firstName: string }) => firstName)
    expect(names).toHaveLength(FOUND_LIMIT)
    expect(names).toEqual([...names].sort())
    await visitor(portal).register('one.more@crowd.example', { company: 'Crowded Pier' })
    const cut = (await search('crowded pier')).json
    expect([cut.isCut, cut.accounts.length]).toEqual([true, FOUND_LIMIT])
  })
})

describe('an odd search', () => {
  it.each([
    ['nothing', '', 'AC0001'],
    ['blanks', '   ', 'AC0001'],
    ['a percent sign', '%', 'AC0001'],
    ['a backslash', '\\', 'AC0001'],
    ['quotes', `'"`, 'AC0001'],
    ['an emoji', '😀', 'AC0001'],
    ['one letter', 'm', 'AC0002'],
    ['single letters', 'm c', 'AC0002'],
    ['one letter beyond the first plane', '𐐷', 'AC0002'],
  ])('with %s is refused', async (_what, q, code) => {
    const reply = await search(q)
    expect([reply.status, reply.json.errorCode, reply.json.violations[0].path]).toEqual([422, code, 'q'])
  })

  it.each([
    ['two percent signs', '%%zqz%%'],
    ['an escape', 'zz\\_zz'],
    ['a quote', "zz'; drop table account;--"],
    ['underscores', '____'],
    [
      'many words',
      Array.from({ length: 60 }, (_, n) => `z${n + 10}`)
        .join(' ')
        .slice(0, 200),
    ],
    ['200 letters', 'z'.repeat(200)],
    ['200 characters', '龘'.repeat(200)],
    ['an emoji between words', 'zz😀zz'],
    ['letters beyond the first plane', '𐐷𐐷'],
    ['a brace', '{zz,"zz"}'],
  ])('with %s finds nobody and breaks nothing', async (_what, q) => {
    const reply = await search(q)
    expect([reply.status, reply.json]).toEqual([200, { accounts: [], isCut: false }])
  })

  it.each([
    ['201 letters', `q=${'z'.repeat(201)}`],
    ['a NUL', 'q=zz%00'],
    ['an unknown status', 'q=mei&status=ROOT'],
    ['two criteria', 'q=mei&q=chen'],
    ['an unknown field', 'q=mei&password=1'],
  ])('with %s is no search', async (_what, query) => {
    const reply = await portal.get(`/auth/management/user/search?${query}`, admin.headers)
    expect([reply.status, reply.json.errorCode]).toEqual([400, 'GE0012'])
  })

  it('with half a character is no crash', async () => {
    const reply = await portal.get('/auth/management/user/search?q=%ED%A0%80zz', admin.headers)
    expect(reply.status).toBeLessThan(500)
  })

  it('is not for a customer', async () => {
    const mei = await portal.person({ groups: ['BD', 'CSR'] })
    const reply = await portal.get('/auth/management/user/search?q=mei', mei.headers)
    expect([reply.status, reply.json.errorCode]).toEqual([403, 'GE0005'])
  })
})

describe('what was there before the search', () => {
  it('is made findable once, also by two at the same time', async () => {
    await portal.pool.raw.query('delete from account_search; delete from organisation_search')
    const { rows } = await portal.pool.raw.query(
      'select (select count(*) from account) + (select count(*) from organisation) as all',
    )
    const [one, other] = await Promise.all([indexMissing(portal.pool), indexMissing(portal.pool)])
    expect(one + other).toBe(rows[0].all)
    expect(await indexMissing(portal.pool)).toBe(0)
    expect(await found('crane wei')).toEqual(['wei@yard.example'])
  })

  it('is found just as well once it is known which pieces are common', async () => {
    await learnCommonPieces(portal.pool.reading())
    expect(await found('crane wei')).toEqual(['wei@yard.example'])
    expect((await search('crowded pier')).json.isCut).toBe(true)
  })

  it('stops when it is told to', async () => {
    await portal.pool.raw.query('delete from account_search')
    expect(await indexMissing(portal.pool, AbortSignal.abort())).toBe(0)
    await indexMissing(portal.pool)
  })

  it('includes the names of organisations that the carrier sends and changes', async () => {
    const textOf = async (ref: string) => {
      const { rows } = await portal.pool.raw.query(
        'select s.text from organisation_search s join organisation o on o.id = s.organisation_id where o.ref = $1',
        [ref],
      )
      return rows[0]?.text
    }
    const line = { ...lines.organisations[0], ref: 'HARBOUR9', name: 'Harbour Nine', localName: '九号码头' }
    await portal.carrier('organisations', [line])
    expect(await textOf('HARBOUR9')).toContain('jiuhaomatou')
    await portal.carrier('organisations', [{ ...line, name: 'Harbour Ten' }])
    expect(await textOf('HARBOUR9')).toContain('harbourten')
  })
})

it('a password never gets into what accounts are found by', async () => {
  const { rows } = await portal.pool.raw.query('select count(*) from account_search where text like $1', [
    `%${SECRET.toLowerCase()}%`,
  ])
  expect(rows).toEqual([{ count: 0 }])
})
