/** The API of browsers with Trusted Types. Others take the address as it is. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => unknown
  }
}

/** Only scripts of this build may run as a worker. */
function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  if (origin !== location.origin || !/^\/(assets|src)\//.test(pathname))
    throw new TypeError('not a script of this portal')
  return address
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes } // not yet in TypeScript's own list
const policy = trustedTypes?.createPolicy('fairway-worker', { createScriptURL: ownScript })

/** Starts a worker from a file of the build, in a page that allows no other scripts. */
export function startWorker(address: string): Worker {
  const script = policy ? policy.createScriptURL(address) : ownScript(address)
  return new Worker(script as string, { type: 'module' }) // the browser checked it
}
