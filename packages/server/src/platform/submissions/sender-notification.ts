import type { NotificationKind, NotificationTone } from '@fairway/contract/notifications/notification.values'
import { cutText } from '@fairway/contract/shared/cut-text'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { DecidedPaper, Outcome } from '@fairway/contract/watching/watching.values'
import type { Context } from '../http/serve.ts'
import { createKeys } from '../keys.ts'
import type { Locked } from '../locked.ts'
import { queueMail } from '../mail/mail-queue.ts'
import { type NewWatchEvent, noteWatchEvents } from '../watch-events.ts'
import type { Sender } from './sender.repository.ts'
import type { SubmissionKind, SubmissionNews } from './submission.ts'

/** A notification shows this much of what customer service wrote; the submission has all of it. */
const NOTE_SHOWN = 300

interface LetterTexts<N extends string> {
  title: string
  subject: Readonly<Record<N, string>>
  body: Readonly<Record<N, string>>
  button: string
  /** For whoever did not expect this letter. */
  note: string
}

interface NewNotification {
  kind: NotificationKind
  tone: NotificationTone
  args: Record<string, string>
  link: string
}

interface WatchedPaper extends Pick<NewWatchEvent, 'bookingNo' | 'blNo' | 'roles' | 'groups' | 'noticed' | 'orgId'> {
  paper: DecidedPaper
}

const outcomeOf = (kind: NotificationKind, tone: NotificationTone): Outcome =>
  kind.endsWith('NotDelivered') ? 'notDelivered' : tone

/** How one kind of submission tells of `N`: what the carrier decided, or that a version never reached it. */
export interface NotificationDefinition<K extends SubmissionKind, N extends string> {
  kinds: Readonly<Record<N, { kind: NotificationKind; tone: NotificationTone }>>
  /** What the texts speak of beside the note, and where the link leads. */
  describe: (
    context: Context,
    row: K['row'],
    news: SubmissionNews<K>,
  ) => Promise<{ values: Readonly<Record<string, string>>; link: string }>
  findSender: (context: Context, row: Locked<K['row']>) => Promise<Sender | undefined>
  publish: (
    context: Context,
    row: K['row'],
    notification: NewNotification,
    sender: Sender | undefined,
  ) => Promise<unknown>
  letters: Readonly<Record<Language, LetterTexts<N>>>
  /** Whom it concerns among those who watch the booking; undefined where there is no booking yet. */
  watched: (row: K['row'], values: Readonly<Record<string, string>>) => WatchedPaper | undefined
  /** What the letter states in pairs; those without a value are left out. */
  facts: (language: Language, values: Readonly<Record<string, string>>, decision: N) => [string, string | undefined][]
  /** What else the letter states, read in the language of its reader. */
  details?: (
    context: Context,
    row: K['row'],
    news: SubmissionNews<K>,
    language: Language,
  ) => Promise<[string, string][]>
}

/** Notifies the people who work on a submission of what became of it, and mails whoever sent it. */
export const createNotifier =
  <K extends SubmissionKind, N extends string>(definition: NotificationDefinition<K, N>) =>
  async (context: Context, row: Locked<K['row']>, news: SubmissionNews<K>) => {
    const { kinds, describe, findSender, publish, letters, facts } = definition
    const isNotified = (decision: string): decision is N => decision in kinds
    const decision: string = news.decision
    if (!isNotified(decision)) return
    const note = news.note ?? ''
    const { values, link } = await describe(context, row, news)
    const sender = await findSender(context, row)
    const args = { ...values, note: cutText(note, NOTE_SHOWN) }
    await publish(context, row, { ...kinds[decision], args, link }, sender)
    const watched = definition.watched(row, values)
    if (watched) {
      const { paper, ...concerned } = watched
      const { kind, tone } = kinds[decision]
      const told = { paper, outcome: outcomeOf(kind, tone), subject: watched.blNo ?? watched.bookingNo }
      const page = `/bookingDetails/${watched.bookingNo}`
      await noteWatchEvents(context.db, [
        { ...concerned, kind: 'watchedDecision', args: told, link: page, mailedTo: sender?.accountId ?? null },
      ])
    }
    if (!sender) return
    const { username: to, language } = sender
    const { title, subject, body, button, note: footnote } = letters[language]
    const details = (await definition.details?.(context, row, news, language)) ?? []
    const letter = {
      // the carrier's name is put in when the letter is written
      subject: fillText(subject[decision], { ...values, carrier: '{{carrier}}' }),
      title: fillText(title, values),
      body: body[decision],
      facts: [
        ...facts(language, { ...values, note }, decision).filter((pair): pair is [string, string] => !!pair[1]),
        ...details,
      ],
      button,
      link,
      note: footnote,
    }
    await queueMail(context.db, createKeys(context.settings.secrets), { to, language, letter, attachments: [] })
  }
