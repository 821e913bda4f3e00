import type { Language } from '@fairway/contract/shared/language'
import type { Portal } from '../../platform/testing.ts'

/** A password that nobody else has and that says nothing of its owner. */
export const SECRET = 'Quiet-anchor-2917'

/** A registration as Mei fills it in. */
export const registration = (email: string, change: object = {}) => ({
  email,
  password: SECRET,
  confirmPassword: SECRET,
  firstName: 'Mei',
  lastName: 'Chen',
  jobTitle: 'Export clerk',
  phone: { country: 'CN', number: '138 0013 8000', extension: '12' },
  company: 'Ningbo Lighting',
  address1: '1 Harbour Road',
  address2: '',
  city: 'Ningbo',
  state: 'ZJ',
  zip: '315000',
  country: 'CN',
  relationships: ['shipper'],
  comments: '',
  termsAccepted: true,
  language: 'en',
  captcha: '',
  ...change,
})

/** A browser before anyone is signed in: it keeps its cookies and does the proof of work. */
export function visitor(portal: Portal, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>()
  const post = async (path: string, body: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = await portal.post(path, body, { ...headers, ...(cookie ? { cookie } : {}) })
    for (const line of sent.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return sent
  }
  const ask = async (path: string, username: string, language: Language = 'en') =>
    post(path, { username, language, captcha: await portal.captcha() })
  return {
    jar,
    post,
    register: async (email: string, change: object = {}) =>
      post('/auth/user', registration(email, { captcha: await portal.captcha(), ...change })),
    resend: (username: string, language?: Language) => ask('/auth/user/resend', username, language),
    forgot: (username: string, language?: Language) => ask('/auth/forgot', username, language),
    confirm: (username: string, code: string, key?: string) => post('/auth/confirmation', { username, code, key }),
    reset: (username: string, code: string, change: object = {}) =>
      post('/auth/confirmforgot', { username, code, password: SECRET, confirmPassword: SECRET, ...change }),
    login: async (username: string, password: string) =>
      post('/auth/login', { username, password, captcha: await portal.captcha() }),
  }
}

interface Read {
  subject: string
  text: string
  html: string
  language: string
  code: string
  /** The link of the letter, taken apart. */
  path: string
  flow: string
  key: string
}

/** Everything that came to an address, newest first. */
export async function lettersTo(portal: Portal, to: string): Promise<Read[]> {
  await portal.deliverMail()
  const { rows } = await portal.pool.raw.query(
    'select subject, text, html, language from mailbox_message where recipient = $1 order by sent_at desc',
    [to],
  )
  return rows.map((row) => {
    const link = /https?:\/\/\S+/.exec(row.text)?.[0] ?? portal.url
    const { pathname, search, searchParams } = new URL(link)
    return {
      ...row,
      code: /^ {4}(\d{6})$/m.exec(row.text)?.[1] ?? '',
      path: pathname + search,
      flow: pathname.split('/')[2] ?? '',
      key: searchParams.get('k') ?? '',
    }
  })
}

/** The newest letter to an address; there has to be one. */
export async function letterTo(portal: Portal, to: string): Promise<Read> {
  const [newest] = await lettersTo(portal, to)
  if (!newest) throw new Error(`Nothing came to ${to}`)
  return newest
}

/** A code that is certainly not the right one. */
export const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export const accountOf = async (portal: Portal, username: string) => {
  const { rows } = await portal.pool.raw.query('select * from account where username = $1', [username])
  return rows[0]
}

export const activityOf = async (portal: Portal, username: string) => {
  const { rows } = await portal.pool.raw.query<{ told: string }>(
    `select concat_ws(' ', type, v.status, nullif(detail, '')) as told from account_activity v
       join account a on a.id = v.account_id where a.username = $1 order by v.id`,
    [username],
  )
  return rows.map(({ told }) => told)
}

/** The violations of an answer, field by field. */
export const codesOf = (reply: { json: { violations?: { path: string; code: string }[] } }) =>
  (reply.json.violations ?? []).map(({ path, code }) => `${path} ${code}`)
