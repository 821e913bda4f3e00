import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const embedded = { FAIRWAY_EMBEDDED_URL: 'postgres://fairway:x@127.0.0.1:5432/fairway' }
const own = { DATABASE_URL: 'postgres://fairway:x@db.example:5432/fairway' }
const production = {
  ...own,
  PUBLIC_URL: 'https://portal.example',
  FAIRWAY_SECRET: 's'.repeat(40),
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Fairway <portal@carrier.example>',
}
const without = (name: keyof typeof production) => ({ ...production, [name]: undefined })

describe('settings', () => {
  it('make a demo of the embedded database on loopback', () =>
    expect(readSettings(embedded)).toMatchObject({
      demo: 'small',
      port: 8080,
      host: '127.0.0.1',
      publicCallsPerMinute: 600,
      place: 'Ningbo, CN, AS',
      isExposedDemo: false,
    }))
  it('make production of everything else', () =>
    expect(readSettings(production)).toMatchObject({
      demo: 'off',
      publicCallsPerMinute: 30,
      place: undefined,
      clockRate: 1,
    }))
  it('need a word for a demo that others can reach, and then say so on the pages', () => {
    expect(() => readSettings({ ...embedded, HOST: '0.0.0.0' })).toThrow('PUBLIC_URL')
    expect(readSettings({ ...embedded, HOST: '0.0.0.0', FAIRWAY_DEMO: 'small' })).toMatchObject({
      isDemo: true,
      isExposedDemo: true,
    })
    expect(readSettings({ ...own, FAIRWAY_DEMO: 'small' })).toMatchObject({ isDemo: true })
  })
  it('never take the demo carrier’s key in production', () =>
    expect(readSettings({ ...production, FAIRWAY_GATES_KEY: 'x'.repeat(40) }).gatesKey).toBeUndefined())
  it('let NODE_ENV decide nothing', () =>
    expect(readSettings({ ...production, NODE_ENV: 'development' })).toEqual(readSettings(production)))
  it('give sessions and passwords their limits', () => {
    expect(readSettings(production)).toMatchObject({ idleSeconds: 3600, sessionSeconds: 43_200, passwordMinimum: 6 })
    const strict = { FAIRWAY_SESSION_IDLE: '1900', FAIRWAY_SESSION_HOURS: '8', FAIRWAY_PASSWORD_MINIMUM: '15' }
    expect(readSettings({ ...production, ...strict })).toMatchObject({
      idleSeconds: 1900,
      sessionSeconds: 28_800,
      passwordMinimum: 15,
    })
  })
  it('take all that DocuSign needs, or nothing of it', () => {
    const docusign = {
      DOCUSIGN_URL: 'https://eu.docusign.net/restapi',
      DOCUSIGN_AUTH_URL: 'https://account.docusign.com',
      DOCUSIGN_ACCOUNT: '8c1f',
      DOCUSIGN_CLIENT: 'integration',
      DOCUSIGN_USER: 'user',
      DOCUSIGN_KEY_FILE: '/etc/fairway/docusign.pem',
      DOCUSIGN_CALLBACK_KEY: 'k'.repeat(32),
    }
    expect(readSettings(production).docusign).toBeUndefined()
    expect(readSettings({ ...production, ...docusign }).docusign).toMatchObject({ account: '8c1f', user: 'user' })
    expect(() => readSettings({ ...production, ...docusign, DOCUSIGN_USER: undefined })).toThrow(
      'set all seven of them',
    )
  })
  it('take a former secret behind the present one, and make one up for a demo alone', () => {
    const secrets = `${'n'.repeat(32)}, ${'o'.repeat(32)}`
    expect(readSettings({ ...production, FAIRWAY_SECRET: secrets }).secrets).toEqual(['n'.repeat(32), 'o'.repeat(32)])
    expect(readSettings(embedded).secrets[0]).toHaveLength(43)
  })
  it('lead past the pooler of a database of one’s own, and never away from the embedded one', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://fairway:x@db.example:5433/fairway' }
    expect(readSettings({ ...production, ...direct }).databaseDirectUrl).toBe(direct.DATABASE_DIRECT_URL)
    expect(readSettings(production).databaseDirectUrl).toBe(own.DATABASE_URL)
    expect(readSettings({ ...embedded, ...direct }).databaseDirectUrl).toBe(embedded.FAIRWAY_EMBEDDED_URL)
  })
  it('let a call wait two seconds for a database connection and five for a lock, or longer where the operator says so', () => {
    const waits = (seconds?: string) => {
      const { connectionTimeoutMs, lockTimeoutMs } = readSettings({ ...production, FAIRWAY_DATABASE_WAIT: seconds })
      return [connectionTimeoutMs, lockTimeoutMs]
    }
    expect(waits()).toEqual([2000, 5000])
    expect(waits('1')).toEqual([1000, 5000])
    expect(waits('25')).toEqual([25_000, 25_000])
    expect(() => readSettings({ ...production, FAIRWAY_DATABASE_WAIT: '60' })).toThrow('FAIRWAY_DATABASE_WAIT must be')
  })
  it('treat an empty value as none', () => expect(readSettings({ ...embedded, PORT: '' }).port).toBe(8080))
  it('split trusted proxies', () =>
    expect(readSettings({ ...production, TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ]))

  it.each([
    ['no database', {}, 'DATABASE_URL'],
    ['a port that is none', { ...embedded, PORT: 'eighty' }, 'PORT must be'],
    ['another database', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be'],
    ['an unknown size of demo', { ...embedded, FAIRWAY_DEMO: 'huge' }, 'small, large or off'],
    ['an address without https', { ...own, PUBLIC_URL: 'http://portal.example' }, 'PUBLIC_URL must be'],
    ['production without a secret', without('FAIRWAY_SECRET'), 'FAIRWAY_SECRET is missing'],
    ['a short secret', { ...production, FAIRWAY_SECRET: 'short' }, 'FAIRWAY_SECRET must be'],
    ['production without mail', without('SMTP_URL'), 'SMTP_URL and MAIL_FROM'],
    ['a session that ends before it could be refreshed', { ...production, FAIRWAY_SESSION_IDLE: '1800' }, '1801'],
    ['a password of five characters', { ...production, FAIRWAY_PASSWORD_MINIMUM: '5' }, 'FAIRWAY_PASSWORD_MINIMUM'],
    ['a fast clock in production', { ...production, FAIRWAY_CLOCK: '1000' }, 'FAIRWAY_CLOCK'],
    ['an unknown zone', { ...embedded, FAIRWAY_ZONE: 'Asia/Ningbo' }, 'FAIRWAY_ZONE must be'],
    ['a limit of none', { ...embedded, FAIRWAY_RATE_PUBLIC: '0' }, 'FAIRWAY_RATE_PUBLIC'],
    ['a place without continent', { ...embedded, FAIRWAY_PLACE: 'Ningbo' }, 'FAIRWAY_PLACE'],
  ])('refuse %s in plain words', (_name, environment, message) => {
    expect(() => readSettings(environment)).toThrow(SettingsError)
    expect(() => readSettings(environment)).toThrow(message)
  })
  it('name all that is wrong at once', () =>
    expect(() => readSettings({ ...embedded, PORT: 'x', FAIRWAY_DEMO: 'y' })).toThrow(/PORT.*\n.*FAIRWAY_DEMO/))
})
