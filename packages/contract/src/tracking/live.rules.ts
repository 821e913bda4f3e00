/** A page shows a few bookings or containers; a browser with many windows stays below this. */
export const WATCH_LIMIT = 60

/** Tickets by booking number: only a number that its reader was shown can be watched. */
export type WatchTickets = Readonly<Record<string, string>>

/** What a page about a booking listens for; without its ticket it is told nothing. */
export const bookingTopic = (bookingNo: string, tickets: WatchTickets) =>
  tickets[bookingNo] === undefined ? bookingNo : `${bookingNo}~${tickets[bookingNo]}`

/** What a page about one container is about. */
export const containerTopic = (bookingNo: string, containerNo: string) => `${bookingNo}/${containerNo}`

/** What a topic is about, without its ticket. */
export const withoutTicket = (topic: string) => topic.replace(/^(\d{7})~[\w-]+/, '$1')

/** How a topic begins that stands for everything that one person may see; a ticket follows. */
export const OWN_TOPIC = 'own/'

/**
 * The booking that a topic belongs to; a topic without a container stands for all boxes of its booking, and one for all
 * that a person may see belongs to none.
 */
export const bookingOf = (topic: string) => (topic.startsWith(OWN_TOPIC) ? topic : (topic.split('/')[0] ?? topic))

/** Whether news about one topic concern another: a booking concerns its containers, and each of them concerns it. */
export const affects = (changed: string, topic: string) =>
  changed === topic || (bookingOf(changed) === bookingOf(topic) && !(changed.includes('/') && topic.includes('/')))
