// Starts all of Fairway: `npm start`, or `npm run dev` for developers. It runs before anything is installed, so this
// file and everything that it loads only use Node itself; and it checks Node's version before it loads anything that an
// old Node could not parse.
const LOWEST = [20, 19]
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < LOWEST[0] || (major === LOWEST[0] && minor < LOWEST[1])) {
  console.error(
    'Fairway needs Node ' +
      LOWEST.join('.') +
      ' or newer; this is ' +
      process.versions.node +
      '. See https://nodejs.org',
  )
  process.exit(1)
} else {
  import('./start/supervisor.mjs')
    .then(({ runSupervisor }) => runSupervisor({ dev: process.argv.includes('--dev') }))
    .then((code) => process.exit(code))
    .catch((error) => {
      console.error(error)
      process.exit(1)
    })
}
