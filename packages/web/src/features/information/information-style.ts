import type { InformationCategory, InformationStatus } from '@fairway/contract/information/information.values'
import type { IconName } from '../../ui/icon.tsx'
import type { StatusBadges } from '../../ui/status/status-badge.tsx'

/** The icon of a category. */
export const categoryIcons: Record<InformationCategory, IconName> = {
  notice: 'bell',
  tariff: 'calendar',
  form: 'copy',
  guide: 'note',
}

export const informationBadges: StatusBadges<InformationStatus> = {
  Draft: { tone: 'plain', icon: 'note' },
  Scheduled: { tone: 'attention', icon: 'clock' },
  Published: { tone: 'clear', icon: 'done' },
  Withdrawn: { tone: 'plain', icon: 'close' },
}

/** A size of a file for readers. */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
