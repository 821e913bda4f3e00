import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import { staffGroups } from '@fairway/contract/kit/access'
import { Refusal } from '@fairway/contract/kit/errors'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { callerKey } from '../http/rate-limit.ts'
import type { Context } from '../http/serve.ts'
import { organisationsOf } from '../viewer.ts'

/** How many letters a person may have sent in a day: to strangers, and in all. */
export const OUTSIDE_PER_DAY = 20
const LETTERS_PER_DAY = 1000
/** How many letters the forms of guests may cause from one address in a day; an office has one address. */
const guestLettersPerDay = (formsPerMinute: number) => formsPerMinute * 5

/** Where anybody gets an address: that two people have theirs there says nothing of a company that they share. */
const PROVIDERS = `
  gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com mac.com
  proton.me protonmail.com gmx.com gmx.de gmx.net web.de t-online.de mail.com zoho.com mail.ru yandex.ru yandex.com
  qq.com vip.qq.com foxmail.com 163.com vip.163.com 126.com yeah.net sina.com sina.cn sohu.com 139.com 189.cn wo.cn
  21cn.com aliyun.com tom.com naver.com daum.net hanmail.net kakao.com rediffmail.com vnn.vn fpt.vn
  yahoo.co.jp yahoo.co.uk yahoo.com.vn yahoo.com.cn yahoo.cn yahoo.com.tw hotmail.co.uk hotmail.fr live.cn outlook.fr`

const publicDomains = new Set(PROVIDERS.trim().split(/\s+/))

/** The domain of an address where it belongs to a company; nothing where anybody can have one. */
function companyDomainOf(addressKey: string): string | undefined {
  const domain = addressKey.slice(addressKey.lastIndexOf('@') + 1)
  return publicDomains.has(domain) ? undefined : domain
}

/** Whoever acts is counted, also under a customer's name: nobody uses up what is a customer's. */
interface Sender {
  db: Database
  viewer: { actor: string }
  /** Gets a header that says when to try again. */
  browser?: Pick<Context['browser'], 'setHeader'>
}

/**
 * The rule for everything that somebody has sent to addresses of their choice, asked in the transaction that queues the
 * letters: what is refused counts for nothing. The own organisations, parties of common bookings and the carrier are no
 * strangers.
 */
export async function limitMailTo(
  caller: Pick<Context, 'db' | 'viewer' | 'settings' | 'browser'>,
  addresses: readonly string[],
): Promise<void> {
  const keys = [...new Set(addresses.map(usernameKey))]
  const known = await findKnown(caller, keys)
  await count(caller, [
    { subject: `all:${caller.viewer.actor}`, letters: keys.length, most: LETTERS_PER_DAY },
    {
      subject: `outside:${caller.viewer.actor}`,
      letters: keys.length - known.size,
      most: OUTSIDE_PER_DAY,
      code: 'GE0017',
    },
  ])
}

/** For letters to the owner of an account, of which an admin is the cause: a fuse, which no day's work reaches. */
export const limitMailToOwner = (caller: Sender) =>
  count(caller, [{ subject: `all:${caller.viewer.actor}`, letters: 1, most: LETTERS_PER_DAY }])

/** How many addresses a manager may try to invite in a day; refused ones count, so that nobody asks for many. */
const INVITATIONS_PER_DAY = 100

/** For invitations, counted apart from the call: what is refused counts as well. */
export const limitInvitations = (caller: Sender) =>
  count(caller, [{ subject: `invite:${caller.viewer.actor}`, letters: 1, most: INVITATIONS_PER_DAY }])

/** For the forms of guests, which cause a letter to any address that is typed; known ones count like unknown ones. */
export const limitGuestMail = (caller: Pick<Context, 'db' | 'viewer' | 'settings' | 'browser' | 'ip'>) => {
  const most = guestLettersPerDay(caller.settings.formsPerMinute)
  return count(caller, [{ subject: `guest:${callerKey(caller.ip)}`, letters: 1, most }])
}

interface Share {
  subject: string
  letters: number
  most: number
  code?: 'GE0017' | 'GE0018'
}

const Counted = z.object({ subject: z.string(), letters: z.number(), secondsLeft: z.number() })

/** Two at once take turns at the row. A day begins with the first letter. */
async function count({ db, browser }: Sender, shares: Share[]) {
  const counted = shares
    .filter(({ letters }) => letters > 0)
    .sort((one, other) => (one.subject < other.subject ? -1 : 1))
  for (const { subject, letters, most, code = 'GE0018' } of counted) {
    const { secondsLeft, ...now } = await add(db, subject, letters)
    if (now.letters <= most) continue
    browser?.setHeader('retry-after', String(secondsLeft))
    throw new Refusal(code, code === 'GE0017' ? [String(most)] : [])
  }
}

const add = (db: Database, subject: string, letters: number) =>
  db.one(
    Counted,
    sql`
    insert into mail_count as m (subject, letters, ends_at) values (${subject}, ${letters}, now() + interval '1 day')
    on conflict (subject) do update
       set letters = excluded.letters + case when m.ends_at <= now() then 0 else m.letters end,
           ends_at = case when m.ends_at <= now() then excluded.ends_at else m.ends_at end
    returning subject, letters, greatest(1, ceil(extract(epoch from ends_at - now())))::int as "secondsLeft"`,
  )

const Known = z.object({ address: z.string() })

/**
 * Addresses of people whom the carrier lets into this person's organisations, into parties of their bookings or into its
 * own staff, and others of the same company. What somebody typed themselves, in an address book or in a request, makes
 * nobody known.
 */
async function findKnown(
  { db, viewer, settings }: Pick<Context, 'db' | 'viewer' | 'settings'>,
  keys: string[],
): Promise<ReadonlySet<string>> {
  const carrierDomain = companyDomainOf(usernameKey(settings.mailFrom.replace(/^.*<|>.*$/g, '')))
  const domains = keys.map((key) => companyDomainOf(key) ?? null)
  const found = await db.many(
    Known,
    sql`
    select t.address from unnest(${keys}::text[], ${domains}::text[]) as t(address, domain)
     where t.address = ${usernameKey(viewer.actor)} or t.domain = ${carrierDomain ?? null}
        or exists (
          select from account a
           where (a.username_key = t.address or split_part(a.username_key, '@', 2) = t.domain)
             and a.status in ('CONFIRMED', 'ACTIVE')
             and (a.groups && ${[...staffGroups]}::text[]
                  or exists (
                    select from account_organisation m
                     where m.account_id = a.id
                       and (m.organisation_id = any(${[...organisationsOf(viewer)]}::uuid[])
                            or exists (
                              select from booking_party mine join booking_party theirs using (booking_id)
                               where mine.org_id = any(${[...organisationsOf(viewer)]}::uuid[])
                                 and theirs.org_id = m.organisation_id)))))`,
  )
  return new Set(found.map(({ address }) => address))
}
