import type { Language } from '@fairway/contract/shared/language'
import type { MailTemplate } from '../../../platform/mail/mail-queue.ts'
import { en } from '../messages/en.ts'
import { vi } from '../messages/vi.ts'
import { zh } from '../messages/zh.ts'

const texts = { en, zh, vi }

/** What a letter is called in its reader's language, as a carrier sends it that has said nothing of itself. */
export const subjectOf = (template: MailTemplate, language: Language = 'en') =>
  texts[language][template].subject.replace('{{carrier}}', 'Fairway')
