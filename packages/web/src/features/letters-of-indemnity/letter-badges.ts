import type { BlanketLetterVersion } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import type { BlanketLetterStatus } from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import type { StatusBadges } from '../../ui/status/status-badge.tsx'

export const letterBadges: StatusBadges<BlanketLetterStatus | BlanketLetterVersion['status']> = {
  Draft: { tone: 'plain', icon: 'note' },
  'Pending Signature': { tone: 'attention', icon: 'clock' },
  Active: { tone: 'clear', icon: 'done' },
  Expired: { tone: 'blocked', icon: 'alert' },
  Superseded: { tone: 'plain', icon: 'check' },
  Cancelled: { tone: 'plain', icon: 'close' },
}

/** A party as its readers know it: by its Chinese name in Chinese. */
export const partyName = ({ name, localName }: { name: string; localName: string | null }, language: string) =>
  language === 'zh' ? (localName ?? name) : name

export const letterPath = (id: number) => `/blanketloidetails?type=edit&id=${id}`
