// Starts all of Fairway: `npm start`, or `npm run dev` for those who work on it. Runs before anything is installed, so
// this file and everything it loads uses nothing but Node itself; and it asks for Node's version before it loads
// anything that an old Node could not even read.
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
