// @ts-check
// What a newcomer reads after the start: the address, the accounts, and three numbers to try.

/** @typedef {{ container: string, booking: string, bl: string, containers?: number, events?: number, vgmLink?: string }} Numbers */

/** @param {string} url
 * @param {boolean} dev */
export function welcome(url, dev) {
  const what = dev ? 'The server:               ' : 'Fairway is ready:'
  return ['', `  ${what} ${url}`, ''].join('\n')
}

/** @typedef {{ password: string, of: { username: string, groups: string[] }[] }} Accounts */

/** The accounts of a demo, with their groups.
 * @param {Accounts} accounts */
export function accountsToTry({ password, of }) {
  const width = Math.max(...of.map(({ username }) => username.length))
  return [
    `  Accounts to try, password ${password}:`,
    ...of.map(({ username, groups }) => `    ${username.padEnd(width)}  ${groups.join(' ') || '(under review)'}`),
    '',
  ].join('\n')
}

/** After a first load also the size of the demo.
 * @param {string} url
 * @param {Numbers} numbers */
export function numbersToTry(url, { container, booking, bl, containers, events, vgmLink }) {
  const many = (/** @type {number} */ count) => count.toLocaleString('en-US')
  const loaded = containers && events ? [`  ${many(containers)} containers with ${many(events)} events`, ''] : []
  const link = (/** @type {string} */ kind, /** @type {string} */ number) =>
    `${url}/containerList/${kind}=${encodeURIComponent(number)}`
  return [
    ...loaded,
    '  Three numbers to try:',
    `    a container  ${link('container', container)}`,
    `    a booking    ${link('booking', booking)}`,
    `    a B/L        ${link('bl', bl)}`,
    '',
    ...(vgmLink
      ? ['  A link as the carrier mails it to a weighbridge, without an account:', `    ${vgmLink}`, '']
      : []),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}
