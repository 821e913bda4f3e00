/** A page shows a few bookings or containers; even a browser with many windows stays below this. */
export const WATCH_LIMIT = 60

/** Tickets by booking number: only a booking that the reader was shown can be watched. */
export type WatchTickets = Readonly<Record<string, string>>

/** The topic of a page about a booking; without its ticket the page gets no changes. */
export const bookingTopic = (bookingNo: string, tickets: WatchTickets) =>
  tickets[bookingNo] === undefined ? bookingNo : `${bookingNo}~${tickets[bookingNo]}`

/** The topic of a page about one container. */
export const containerTopic = (bookingNo: string, containerNo: string) => `${bookingNo}/${containerNo}`

/** A topic without its ticket. */
export const withoutTicket = (topic: string) => topic.replace(/^(\d{7})~[\w-]+/, '$1')

/** The prefix of a topic for everything that one person may see; a ticket follows. */
export const OWN_TOPIC = 'own/'

/**
 * The booking of a topic; a topic without a container covers all containers of its booking, and one for everything that
 * a person may see has no booking.
 */
export const bookingOf = (topic: string) => (topic.startsWith(OWN_TOPIC) ? topic : (topic.split('/')[0] ?? topic))

/** Whether a change of one topic concerns another: a booking concerns its containers, and each of them concerns it. */
export const affects = (changed: string, topic: string) =>
  changed === topic || (bookingOf(changed) === bookingOf(topic) && !(changed.includes('/') && topic.includes('/')))
