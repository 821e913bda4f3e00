import { timingSafeEqual } from 'node:crypto'
import { type RuleKind, ruleKinds } from '@fairway/contract/watching/watching.values'
import type { Macs } from '../../platform/keys.ts'

const PURPOSE = 'unsubscribe'
const ALL = 'all'
const PATTERN = /^([0-9a-f-]{36})\.(\w+)\.([\w-]{43})$/

/** Signs whose mails of which rule an address ends; without a rule, all of them. */
export function unsubscribeToken(keys: Macs, accountId: string, rule: RuleKind | null) {
  const text = `${accountId}.${rule ?? ALL}`
  return `${text}.${keys.mac(PURPOSE, text).toString('base64url')}`
}

/** What the token was signed for; undefined where we did not sign it. */
export function readUnsubscribeToken(
  keys: Macs,
  token: string,
): { accountId: string; rule: RuleKind | null } | undefined {
  const [, accountId = '', name = '', mac = ''] = PATTERN.exec(token) ?? []
  const rule = ruleKinds.find((kind) => kind === name)
  if (!rule && name !== ALL) return undefined
  // as text: other letters may decode to the same bytes
  const given = Buffer.from(mac)
  const isOurs = keys
    .macs(PURPOSE, `${accountId}.${name}`)
    .map((own) => Buffer.from(own.toString('base64url')))
    .some((own) => own.length === given.length && timingSafeEqual(own, given))
  return isOurs ? { accountId, rule: rule ?? null } : undefined
}
